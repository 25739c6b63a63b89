#!/usr/bin/env python3
"""Writes Sources/Daysheet/Validate/AirportTable.swift from the package airportsdata (MIT, PyPI).

    python3 -m venv venv && venv/bin/pip install airportsdata
    venv/bin/python Scripts/airport-table.py > Sources/Daysheet/Validate/AirportTable.swift

Facts only: IATA code, zone, country, position, city and name of every airport that has an IATA code.
"""
import re
import airportsdata

# The city that people and departure boards name, where the package has the municipality of the airfield.
CITIES = {
    "AYT": "Antalya", "BGY": "Bergamo", "BHX": "Birmingham", "BSL": "Basel", "BVA": "Beauvais",
    "CIA": "Rome", "CLJ": "Cluj-Napoca", "CMN": "Casablanca", "CRL": "Charleroi", "CTU": "Chengdu",
    "CVG": "Cincinnati", "DFW": "Dallas", "DPS": "Denpasar", "DSS": "Dakar", "EZE": "Buenos Aires",
    "BEG": "Belgrade", "COK": "Kochi", "CGH": "São Paulo", "DMM": "Dammam", "GRU": "São Paulo",
    "MDE": "Medellin", "NAP": "Naples", "PMI": "Palma", "PTY": "Panama City", "RHO": "Rhodes",
    "RUN": "Saint-Denis", "SAL": "San Salvador", "SVQ": "Seville", "VCE": "Venice", "XIY": "Xi'an",
    "FRA": "Frankfurt", "GUM": "Guam", "HHN": "Hahn", "IST": "Istanbul", "MLH": "Mulhouse",
    "SAW": "Istanbul", "STN": "London", "LTN": "London", "YUL": "Montreal", "YYZ": "Toronto",
    "YVR": "Vancouver", "YYT": "St. John's", "YHZ": "Halifax", "YWG": "Winnipeg", "YQB": "Quebec City",
    "KIX": "Osaka", "ITM": "Osaka", "NGO": "Nagoya", "CTS": "Sapporo", "FUK": "Fukuoka", "OKA": "Naha",
}
# Words that a name loses where it has to stand for a city.
AIRFIELD = re.compile(r"\s+((International|Intl|Regional|Municipal|Domestic)\s+)?"
                      r"(Airport|Airfield|Airstrip|Aerodrome|Air Base|Heliport|Seaplane Base)$")


def clean(text):
    text = " ".join(text.split())
    return text.replace("\\", "/").replace('"', "'")


def city(code, facts):
    """The first of several towns, without district, island or airfield."""
    if code in CITIES:
        return CITIES[code]
    first = re.split(r"\s*[/,(]", clean(facts["city"]))[0]
    first = AIRFIELD.sub("", first or clean(facts["name"]))
    return re.sub(r"(?<= )(De|Da|Do|Dos|Das|Del)(?= )", lambda particle: particle[0].lower(), first)


def line(code, facts):
    position = [f"{facts['lat']:.2f}", f"{facts['lon']:.2f}"]
    return "\t".join([code, facts["tz"], facts["country"], *position, city(code, facts), clean(facts["name"])])


airports = airportsdata.load("IATA")
lines = [line(code, facts) for code, facts in sorted(airports.items()) if facts["tz"]]
print(f"""// swift-format-ignore-file
// Written by Scripts/airport-table.py from airportsdata {airportsdata.__version__}; do not edit.

/// Every airport that has an IATA code, one a line and sorted by it: code, IANA zone, country, degrees north, degrees
/// east, city, name, with tabs between.
///
/// One static string, so that the program starts without building anything and the compiler has one literal to read.
enum AirportTable {{
  static let count = {len(lines)}
  static let text: StaticString = \"\"\"
""" + "\n".join(lines) + '\n\n"""\n}')
