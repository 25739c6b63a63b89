#!/usr/bin/env bash
# Renders every sample into its report.
#
#     Scripts/render-samples.sh DAYSHEET REPORTS
#
# DAYSHEET is the program, REPORTS the folder that the reports go into. The samples lie in Samples/.
set -euo pipefail

daysheet=$(realpath "$1")
mkdir -p "$2"
reports=$(realpath "$2")
cd "$(dirname "$0")/../Samples"

# sample | options, with the sample's folder as the current one
table='
summit         | flights.csv --people people.csv --airport LIS --as-of 14:30
jfk-2013-11-27 | flights.csv --airport JFK --as-of 14:30
clock-change   | flights.csv --airport LIS --as-of 12:00
'

while IFS='|' read -r sample options; do
  sample=$(tr -d ' ' <<<"$sample")
  if [[ -z "$sample" || ! -d "$sample" ]]; then
    continue
  fi
  read -ra words <<<"$options"
  (cd "$sample" && "$daysheet" render "${words[@]}" --out "$reports/$sample" </dev/null)
done <<<"$table"
