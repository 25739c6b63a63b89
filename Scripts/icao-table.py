#!/usr/bin/env python3
"""Writes Sources/Daysheet/Load/Feeds/ICAOTable.swift from the package airportsdata (MIT, PyPI).

    python3 -m venv venv && venv/bin/pip install airportsdata
    venv/bin/python Scripts/icao-table.py > Sources/Daysheet/Load/Feeds/ICAOTable.swift

Facts only: for every airport that has both codes, the ICAO code and the IATA code.
"""
import airportsdata

pairs = sorted((icao, facts["iata"]) for icao, facts in airportsdata.load("ICAO").items() if facts["iata"] and len(icao) == 4)
lines = [f"{icao}{iata}" for icao, iata in pairs]
print(f"""// swift-format-ignore-file
// Written by Scripts/icao-table.py from airportsdata {airportsdata.__version__}; do not edit.

/// Every airport that has both codes, one a line of eight bytes and sorted: ICAO code and IATA code.
enum ICAOTable {{
  static let text: StaticString = \"\"\"
{chr(10).join(lines)}

\"\"\"
}}""")
