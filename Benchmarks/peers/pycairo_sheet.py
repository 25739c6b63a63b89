"""Draws the same kind of sheet with pycairo: PNG (144 ppi), SVG and PDF, 842 pt wide."""

import csv
import itertools
import math
import pathlib
import sys

import cairo

WIDTH, CARD, GAP, HEIGHT = 842, 173, 8, 56


def rgb(context, value):
    context.set_source_rgb((value >> 16 & 255) / 255, (value >> 8 & 255) / 255, (value & 255) / 255)


def text(context, x, y, size, words, bold=False, color=0x16202E, right=False):
    context.select_font_face("Inter", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL)
    context.set_font_size(size)
    rgb(context, color)
    if right:
        x -= context.text_extents(words).x_advance
    context.move_to(x, y)
    context.show_text(words)


def rounded(context, x, y, width, height, radius):
    context.new_sub_path()
    context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, 1.5 * math.pi)
    context.close_path()


PLANE = [(0, 4), (5, 6), (4, 0), (6, 0), (9, 5), (14, 6), (9, 7), (6, 12), (4, 12), (5, 6), (0, 8)]


def card(context, flight, x, y):
    context.save()
    rounded(context, x, y, CARD, HEIGHT, 7)
    rgb(context, 0xF1F3F6)
    context.fill_preserve()
    rgb(context, 0xD3DAE2)
    context.set_line_width(0.75)
    context.stroke_preserve()
    context.clip()
    start, end = flight["local_time"][11:16], flight["other_end_time"][11:16]
    here, there = flight["airport"], flight["other_airport"]
    if flight["direction"] == "arrival":
        start, end, here, there = end, start, there, here
    text(context, x + 8, y + 13, 9, flight["flight"], True)
    text(context, x + 55, y + 13, 6.8, flight["airline"], color=0x5B6B80)
    text(context, x + CARD - 8, y + 13, 6.5, flight["status"], True, 0x1D5FD1, True)
    text(context, x + 8, y + 28, 12, start, True)
    text(context, x + CARD - 8, y + 28, 12, end, True, right=True)
    text(context, x + 8, y + 37, 6.8, here, color=0x5B6B80)
    text(context, x + CARD - 8, y + 37, 6.8, there, color=0x5B6B80, right=True)
    left, length = x + 46, CARD - 92
    rgb(context, 0x1D5FD1)
    context.set_line_width(1.2)
    if flight["progress"]:
        place = left + float(flight["progress"]) * (length - 14)
        context.move_to(left, y + 24)
        context.line_to(place, y + 24)
        context.stroke()
        for index, (dx, dy) in enumerate(PLANE):
            (context.line_to if index else context.move_to)(place + dx, y + 18 + dy)
        context.fill()
        left, length = place + 14, length - (place + 14 - left)
    context.set_dash([2, 2])
    rgb(context, 0x5B6B80)
    context.move_to(left, y + 24)
    context.line_to(left + length, y + 24)
    context.stroke()
    context.set_dash([])
    text(context, x + 8, y + 51, 6.8, f"{flight['flight_minutes']} min · Gate {flight['gate']}", color=0x5B6B80)
    text(context, x + CARD - 8, y + 51, 6.8, flight["people"], True, right=True)
    context.restore()


def draw(context, hours, height):
    rgb(context, 0xFFFFFF)
    context.paint()
    text(context, 36, 66, 32, hours[0][1][0]["airport"], True)
    y = 90
    for hour, flights in hours:
        text(context, 36, y + 16, 14, hour[11:16], True)
        text(context, 36, y + 27, 6.8, f"{len(flights)} flights", color=0x5B6B80)
        for index, flight in enumerate(flights):
            card(context, flight, 104 + index % 4 * (CARD + GAP), y + index // 4 * (HEIGHT + 5))
        y += math.ceil(len(flights) / 4) * (HEIGHT + 5) + 8


def main():
    out = pathlib.Path(sys.argv[2])
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        hours = [(hour, list(group)) for hour, group in itertools.groupby(csv.DictReader(file), lambda row: row["hour"])]
    height = 126 + sum(math.ceil(len(flights) / 4) * (HEIGHT + 5) + 8 for _, flights in hours)
    image = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH * 2, height * 2)
    context = cairo.Context(image)
    context.scale(2, 2)
    draw(context, hours, height)
    image.write_to_png(str(out / "pycairo.png"))
    for kind, surface in (("svg", cairo.SVGSurface), ("pdf", cairo.PDFSurface)):
        with surface(str(out / f"pycairo.{kind}"), WIDTH, height) as page:
            draw(cairo.Context(page), hours, height)


main()
