"""Compiles sheet.typ to PNG (144 ppi), SVG and PDF: the typst peer of the benchmark."""

import pathlib
import sys

import typst

flights, out = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
source = pathlib.Path(__file__).with_name("sheet.typ")
for kind in ("png", "svg", "pdf"):
    options = {"ppi": 144.0} if kind == "png" else {}
    typst.compile(
        str(source), output=str(out / f"typst.{kind}"), format=kind, root="/", sys_inputs={"flights": str(flights)}, **options
    )
