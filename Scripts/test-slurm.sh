#!/usr/bin/env bash
# Renders a night as a Slurm array of 8 tasks on this machine and compares it with one process, byte for byte.
#
#     Scripts/test-slurm.sh DAYSHEET FLIGHTS
#
# Needs root and Debian's slurm-wlm and munge; starts daemons of its own, with their state in a temporary folder, and
# ends them. Not a part of the tests that run everywhere.
set -euo pipefail

daysheet=$(realpath "$1")
flights=$(realpath "$2")
repository=$(realpath "$(dirname "$0")/..")
work=$(mktemp -d)
chmod 755 "$work"
daemons=()

cleanup() {
  for pid in "${daemons[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

# munge, without which Slurm's daemons do not believe each other.
if ! munge --no-input >/dev/null 2>&1; then
  [[ -f /etc/munge/munge.key ]] || mungekey --create
  chown munge: /etc/munge/munge.key
  install -d -o munge -g munge -m 755 /run/munge
  setpriv --reuid munge --regid munge --init-groups munged --force --foreground >"$work/munged.out" 2>&1 &
  daemons+=($!)
  for _ in $(seq 50); do munge --no-input >/dev/null 2>&1 && break; sleep 0.1; done
fi

host=$(hostname -s)
mkdir -p "$work"/{state,spool,bin}
ln -s "$daysheet" "$work/bin/daysheet"
cat >"$work/slurm.conf" <<CONF
ClusterName=daysheet
SlurmctldHost=$host
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
SlurmctldPort=16817
SlurmdPort=16818
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
NodeName=$host CPUs=$(nproc) RealMemory=1024 State=UNKNOWN
PartitionName=night Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$work/slurm.conf PATH=$work/bin:$PATH
slurmctld -D >"$work/slurmctld.out" 2>&1 &
daemons+=($!)
slurmd -D >"$work/slurmd.out" 2>&1 &
daemons+=($!)
for _ in $(seq 100); do [[ $(sinfo --noheader --format %t 2>/dev/null) == idle ]] && break; sleep 0.2; done

options=("$flights" --each airport --airports both --day 2013-11-27 --as-of 2013-11-27T14:30-05:00 --format csv,svg
  --min-flights 5)
daysheet render "${options[@]}" --out "$work/one" --quiet
sbatch --wait --cpus-per-task=1 --mem=100 --output="$work/task-%a.log" --export=ALL,OUT="$work/many" \
  "$repository/Deploy/slurm.sbatch" "${options[@]}"
[[ $(find "$work" -maxdepth 1 -name 'task-*.log' | wc -l) -eq 8 ]]
daysheet index "$work/many"
diff -r "$work/one" "$work/many"
echo "8 tasks gave the bytes of one process: $(find "$work/many" -type f | wc -l) files"
