#!/usr/bin/env bash
# Installs the program somewhere else and renders a clock-change day outside the checkout: zone and locale data must be
# in the binary itself.
set -euo pipefail
cd "$(dirname "$0")/.."
checkout=$PWD
place=$(mktemp --directory)
trap 'rm -rf "$place"' EXIT

make install PREFIX="$place"
cd "$place"
env --ignore-environment PATH=/usr/bin:/bin "$place/bin/daysheet" render "$checkout/Samples/clock-change/flights.csv" \
  --config "$checkout/Samples/clock-change/daysheet.json" --zone Europe/Lisbon --out report
diff --recursive "$checkout/Reports/clock-change" report
