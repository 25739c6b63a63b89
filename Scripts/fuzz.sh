#!/usr/bin/env bash
# Fuzzes the readers of the load stage with libFuzzer.
#
#     Scripts/fuzz.sh SECONDS [TARGET...]    each of csv json xml vcard ldif time for so long
#
# Seeds are the samples and Fuzz/Seeds; what is found lies in .build/fuzz/TARGET-crash-* and so on, the log beside it. Ends
# with an error where something was found.
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
echo "building the fuzzer"
release=(--configuration release --static-swift-stdlib --product daysheet)
swift build "${release[@]}"
modules=$(swift build "${release[@]}" --show-bin-path)
# SwiftPM names a package by its folder.
package=$(grep -m1 -A1 '"-package-name"' "$modules/description.json" | tail -1 | tr -d '", ')
flags=(-swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -package-name "$package" -O -wmo -num-threads 4
  -static-stdlib -parse-as-library
  -I "$modules/Modules" -I CCairo -I Sources/CPango -I Sources/CDeflate -I Sources/CHarfBuzz -I Sources/CGLib
  -I Sources/CNettle -I Sources/CSystem -I Sources/CUchardet)
libraries=(cairo pangocairo libdeflate harfbuzz-subset glib-2.0 nettle)
for flag in $(pkg-config --cflags "${libraries[@]}"); do flags+=(-Xcc "$flag"); done
# All of Daysheet once more, for coverage, and the target in it, since what it calls is internal; of the other modules what
# the program is linked of. No list of files to keep.
grep -v '/Daysheet\(CLI\)\?\.build/' "$modules/daysheet.product/Objects.LinkFileList" >"$build/objects"
# shellcheck disable=SC2046
find Sources/Daysheet Fuzz -name '*.swift' -exec swiftc "${flags[@]}" -sanitize=fuzzer -module-name Daysheet \
  -o "$build/daysheet-fuzz" @"$build/objects" $(pkg-config --libs "${libraries[@]}") {} +

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
  log=$build/$target.log
  if DAYSHEET_FUZZ=$target nice "$build/daysheet-fuzz" "$corpus" -max_total_time="$seconds" -timeout=10 \
    -rss_limit_mb=2048 -max_len=16384 -artifact_prefix="$build/$target-" >"$log" 2>&1; then
    printf '%-6s %s' "$target" "$(grep -o 'DONE .*' "$log")"; tail -1 "$log"
  else
    echo "$target: found something, see $log"
    tail -30 "$log"
    status=1
  fi
done
exit "$status"
