#!/bin/sh
# A night in shards with GNU parallel, on this machine or, with parallel's own --sshlogin, on several that share OUT.
#
#     Deploy/parallel.sh SHARDS OUT FLIGHTS... --each KEYS --as-of TIME [options of render]
#
# A night without a single flight ends with 1 and a warning, and `latest` stays: daysheet index OUT --allow-empty where that is
# meant. A shard that dies is begun again once. The day is published when all shards are done, and not before.
set -eu

shards=$1
out=$2
shift 2

# 0 and 1 are reports, 1 with rows left out or some that failed; anything else is a shard that is not done.
status=0
seq "$shards" | parallel --will-cite --quote --halt soon,fail=1 --jobs "${JOBS:-100%}" --retries 2 \
  sh -c 'daysheet render "$@" || [ $? -eq 1 ]' daysheet "$@" --out "$out" --jobs 1 --shard "{}/$shards" || status=$?
[ "$status" -eq 0 ] || exit "$status"
exec daysheet index "$out"
