#!/usr/bin/env python3
"""Writes Sources/AirportData/AirportTable.swift from two packages of PyPI.

    python3 -m venv venv && venv/bin/pip install airportsdata neobase
    venv/bin/python Scripts/airport-table.py > Sources/AirportData/AirportTable.swift

airportsdata (MIT) gives the airports that have an IATA code today: ICAO code, zone, country, position, city, name.
neobase carries OpenTravelData (CC BY 4.0), which gives the codes of cities (LON, NYC), which airports have scheduled
traffic, and the codes that went out of use since 2006: renamed ones (KIV) and those of closed airports (ISN).
Facts only.
"""
import csv
import os
import re
import airportsdata
import neobase

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
# Codes that went out of use earlier are in no file that anybody still reads.
EARLIEST_END = "2006-01-01"
# The share of the world's traffic from which a name means an airport before others: Lima is LIM and not Lima in Ohio.
LEAST_TRAFFIC = 0.013
# What people write where they know no code.
PLACEHOLDERS = {"XXX", "ZZZ"}


def clean(text):
    text = " ".join(text.split())
    return text.replace("\\", "/").replace('"', "'")


def city(code, text, name):
    """The first of several towns, without district, island or airfield."""
    if code in CITIES:
        return CITIES[code]
    first = re.split(r"\s*[/,(]", clean(text))[0]
    first = AIRFIELD.sub("", first or clean(name))
    return re.sub(r"(?<= )(De|Da|Do|Dos|Das|Del)(?= )", lambda particle: particle[0].lower(), first)


def travel_data():
    """The airports of OpenTravelData by IATA code; of several with one code, the one that has it today."""
    path = os.path.join(os.path.dirname(neobase.__file__), "optd_por_public.csv")
    with open(path, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="^", quoting=csv.QUOTE_NONE)
                if "A" in row["location_type"] and re.fullmatch("[A-Z]{3}", row["iata_code"])]
    rows.sort(key=lambda row: (row["date_until"] or "9999", row["page_rank"]))
    return {row["iata_code"]: row for row in rows}


def line(code, icao, city_code, use, zone, country, latitude, longitude, city_name, name):
    place = [f"{float(latitude):.2f}", f"{float(longitude):.2f}"]
    own = "" if city_code == code else city_code
    return "\t".join([code, icao, own, use, zone, country, *place, city_name, clean(name)])


def today(code, facts, travel):
    """An airport that has its code today."""
    served = bool(travel) and (
        float(travel["page_rank"] or 0) >= LEAST_TRAFFIC or not travel["page_rank"] and travel["date_from"] > EARLIEST_END)
    city_code = travel["city_code_list"].split(",")[0] if travel else code
    return line(code, ICAO.get(code, ""), city_code, "s" if served else "f", facts["tz"], facts["country"],
                facts["lat"], facts["lon"], city(code, facts["city"], facts["name"]), facts["name"])


def former(code, row):
    """A code that is out of use, or that only OpenTravelData has."""
    icao = row["icao_code"] if row["icao_code"] not in ICAO.values() else ""
    return line(code, icao, row["city_code_list"].split(",")[0], "c", row["timezone"], row["country_code"],
                row["latitude"], row["longitude"], city(code, row["city_name_list"].split("=")[0], row["name"]),
                row["name"])


def is_former(row):
    has_been_used = row["icao_code"] or row["page_rank"] or row["date_until"]
    return row["timezone"] and has_been_used and (row["date_until"] or "9999") >= EARLIEST_END


AIRPORTS = {code: facts for code, facts in airportsdata.load("IATA").items() if facts["tz"]}
ICAO = {facts["iata"]: icao for icao, facts in sorted(airportsdata.load("ICAO").items())
        if facts["iata"] and len(icao) == 4}
TRAVEL = travel_data()
lines = [today(code, facts, TRAVEL.get(code)) for code, facts in AIRPORTS.items()]
lines += [former(code, row) for code, row in TRAVEL.items() if code not in AIRPORTS and is_former(row)]
lines = [line for line in lines if line[:3] not in PLACEHOLDERS]
lines.sort()
print(f"""// swift-format-ignore-file
// Written by Scripts/airport-table.py from airportsdata {airportsdata.__version__} and OpenTravelData of neobase {neobase.__version__}; do not edit.

/// Every airport that has or had an IATA code, one a line and sorted by it, with tabs between: code, ICAO code, the city's
/// code where it is another, use, IANA zone, country, degrees north, degrees east, city, name.
///
/// Use is `s` for scheduled traffic worth mentioning, `f` for a field with little or none, `c` for a code that is out of use.
///
/// One static string, so that the program starts without building anything and the compiler has one literal to read.
enum AirportTable {{
  static let count = {len(lines)}
  static let text: StaticString = \"\"\"
""" + "\n".join(lines) + '\n\n"""\n}')
