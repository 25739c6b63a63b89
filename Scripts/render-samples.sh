#!/usr/bin/env bash
# Renders every sample into its report, and says what `check` finds in the broken ones.
#
#     Scripts/render-samples.sh DAYSHEET REPORTS
#
# DAYSHEET is the program, REPORTS the folder that the reports go into. A sample is a folder of Samples/ with a
# daysheet.json, which holds its options.
set -euo pipefail

daysheet=$(realpath "$1")
mkdir -p "$2"
reports=$(realpath "$2")
cd "$(dirname "$0")/../Samples"

for options in */daysheet.json; do
  sample=$(dirname "$options")
  (cd "$sample" && "$daysheet" render flights.csv --out "$reports/$sample" </dev/null)
done

# The pictures of the README's gallery: one file of each report is kept.
gallery=$reports/gallery
picture() { # NAME EXTENSION OPTIONS...
  local name=$1 extension=$2
  shift 2
  (cd summit && "$daysheet" render flights.csv "$@" --format "$extension" --out "$gallery/.$name" --quiet </dev/null)
  mv "$gallery/.$name/poster.$extension" "$gallery/$name.$extension"
  rm -r "$gallery/.$name"
}
mkdir -p "$gallery"
picture dark png --theme dark --ppi 110
picture mono png --theme mono --ppi 110
picture german png --locale de --ppi 110
picture arabic png --locale ar --ppi 110
picture a2-on-a4 pdf --paper a2 --tile a4

# What `check` says of each broken file, with its exit status.
mkdir -p "$reports/broken"
cd broken
for file in *; do
  case "$file" in
    expected.json) continue ;;
    people-* | *-person.csv) inputs=(good.csv --people "$file") ;;
    *) inputs=("$file") ;;
  esac
  echo "== $file"
  status=0
  "$daysheet" check "${inputs[@]}" --airport LIS --as-of 12:00 --color never </dev/null 2>&1 || status=$?
  echo "exit status $status"
done >"$reports/broken/check.txt"
