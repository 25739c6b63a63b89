"""Draws how time and memory grow with the day, both on logarithmic axes, beside lines that grow straight."""

import math

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, GAP = 360, 300, 56, 40, 40, 40


def draw(points):
    """`points`: flights, seconds and megabytes of each run; the SVG's text."""
    panels = [("seconds", [(size, value) for size, value, _ in points]),
              ("megabytes", [(size, value) for size, _, value in points])]
    total = len(panels) * (WIDTH + GAP)
    body = "".join(f'<g transform="translate({index * (WIDTH + GAP)} 0)">{panel(*each)}</g>\n'
                   for index, each in enumerate(panels))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{total}" height="{HEIGHT}" font-family="Inter,sans-serif" '
            f'font-size="11" fill="#16202E">\n<rect width="100%" height="100%" fill="#fff"/>\n{body}</svg>\n')


def panel(name, points):
    sizes = [math.log10(size) for size, _ in points]
    values = [math.log10(value) for _, value in points]
    low, high = math.floor(min(values)), math.ceil(max(values))

    def x(size):
        return LEFT + (size - sizes[0]) / (sizes[-1] - sizes[0]) * (WIDTH - LEFT - 16)

    def y(value):
        return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<text x="{LEFT}" y="22" font-weight="600" font-size="13">{name}</text>']
    for power in range(low, high + 1):
        parts.append(f'<path d="M{LEFT} {y(power):.1f}H{WIDTH - 16}" stroke="#E1E6EC"/>'
                     f'<text x="{LEFT - 8}" y="{y(power) + 4:.1f}" text-anchor="end">{10.0 ** power:,g}</text>')
    for size in sizes:
        parts.append(f'<text x="{x(size):.1f}" y="{HEIGHT - 20}" text-anchor="middle">{10 ** size:,.0f}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH) / 2:.0f}" y="{HEIGHT - 4}" text-anchor="middle" fill="#5B6B80">flights</text>')
    # What the largest day would cost, and the smaller ones with it, were every flight as dear as any other.
    parts.append(f'<path d="M{x(sizes[0]):.1f} {y(max(low, values[-1] - sizes[-1] + sizes[0])):.1f}'
                 f'L{x(sizes[-1]):.1f} {y(values[-1]):.1f}" stroke="#9DBDF2" stroke-dasharray="4 3"/>')
    line = "L".join(f"{x(size):.1f} {y(value):.1f}" for size, value in zip(sizes, values))
    parts.append(f'<path d="M{line}" fill="none" stroke="#1D5FD1" stroke-width="2"/>')
    for size, value, (_, shown) in zip(sizes, values, points):
        parts.append(f'<circle cx="{x(size):.1f}" cy="{y(value):.1f}" r="3" fill="#1D5FD1"/>'
                     f'<text x="{x(size):.1f}" y="{y(value) - 8:.1f}" text-anchor="middle">{float(f"{shown:.3g}"):,g}</text>')
    return "".join(parts)
