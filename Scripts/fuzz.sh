#!/usr/bin/env bash
# Fuzzes the readers of the load stage with libFuzzer.
#
#     Scripts/fuzz.sh SECONDS [TARGET...]    each of csv json xml vcard ldif time for so long
#
# Seeds are the samples and Fuzz/Seeds; what is found lies in .build/fuzz/TARGET-crash-* and so on. Ends with an error
# where something was found.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=$1
shift
targets=("$@")
if [[ ${#targets[@]} -eq 0 ]]; then
  targets=(csv json xml vcard ldif time)
fi

build=.build/fuzz
mkdir -p "$build"
features=(-swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -package-name daysheet -O -wmo -parse-as-library)
glib=()
for flag in $(pkg-config --cflags glib-2.0); do glib+=(-Xcc "$flag"); done

echo "building the fuzzer"
swiftc "${features[@]}" -emit-module -emit-module-path "$build/Timelines.swiftmodule" -emit-library -static \
  -module-name Timelines -o "$build/libTimelines.a" Sources/Timelines/*.swift
swiftc "${features[@]}" "${glib[@]}" -I Sources/CGLib -emit-module -emit-module-path "$build/GLibText.swiftmodule" \
  -emit-library -static -module-name GLibText -o "$build/libGLibText.a" Sources/GLibText/*.swift
# Of validation only what loading asks: airports, zones, status words.
validation=()
for name in Airport AirportLookup AirportTable Flight StatusWords ValidationCodes WallClock; do validation+=("Sources/Daysheet/Validate/$name.swift"); done
# shellcheck disable=SC2046
swiftc "${features[@]}" "${glib[@]}" -I Sources/CGLib -I "$build" -L "$build" -sanitize=fuzzer -module-name Daysheet \
  -o "$build/daysheet-fuzz" $(find Sources/Daysheet/Load -name '*.swift') \
  "${validation[@]}" Fuzz/FuzzTarget.swift -lTimelines -lGLibText $(pkg-config --libs glib-2.0)

status=0
for target in "${targets[@]}"; do
  corpus=$build/corpus/$target
  mkdir -p "$corpus"
  case $target in
    csv) seeds=(Samples/broken Samples/feeds Samples/summit -name '*.csv') ;;
    json) seeds=(Samples/broken Samples/feeds -name '*json') ;;
    xml) seeds=(Samples/feeds -name '*.xml') ;;
    *) seeds=("Fuzz/Seeds/$target") ;;
  esac
  find "${seeds[@]}" -type f -exec cp -t "$corpus" {} +
  echo "== $target"
  DAYSHEET_FUZZ=$target nice "$build/daysheet-fuzz" "$corpus" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -max_len=16384 -artifact_prefix="$build/$target-" -print_final_stats=0 -verbosity=0 || status=1
done
exit "$status"
