#!/usr/bin/env bash
# The verdict of the whole from the reports of its shards: PLUMBLINE_OUT/shard-1 to shard-N, N being PLUMBLINE_SHARDS.
# Waits PLUMBLINE_PATIENCE seconds (0) for shards that are still running; a ledger is there when its shard is done.
set -uo pipefail

read -r -a plumbline <<< "${PLUMBLINE:-plumbline}"
out=${PLUMBLINE_OUT:-reports}
total=${PLUMBLINE_SHARDS:?is the number of shards}

missing() {
  for index in $(seq "$total"); do
    [ -f "$out/shard-$index/verdicts.json" ] || { echo "shard $index of $total has left no verdicts in $out/shard-$index"; return; }
  done
}

deadline=$(($(date +%s) + ${PLUMBLINE_PATIENCE:-0}))
while missed=$(missing) && [ -n "$missed" ]; do
  [ "$(date +%s)" -lt "$deadline" ] || { echo "merge-shards: $missed" >&2; exit 3; }
  sleep 1
done

folders=()
for index in $(seq "$total"); do folders+=("$out/shard-$index"); done
exec "${plumbline[@]}" merge "${folders[@]}" --out "$out" "$@"
