#!/usr/bin/env bash
# keep-history.sh HISTORY [OUT], after a run: OUT/changes.md says what changed since the run before, OUT/history.html how each
# rule did. HISTORY keeps the verdicts of the last 30 runs; the CI engine caches it. A merge or pull request is only compared.
# PLUMBLINE is the command (plumbline). The verdict stays the run's: this script ends with 0 where there is nothing to compare.
set -euo pipefail

history=${1:?is the folder that is kept between runs}
out=${2:-reports}
read -r -a plumbline <<< "${PLUMBLINE:-plumbline}"
[ -f "$out/verdicts.json" ] || exit 0

mkdir -p "$history"
newest=$(ls "$history" | tail -n 1)
if [ -n "$newest" ]; then
  "${plumbline[@]}" compare "$history/$newest" "$out" --markdown > "$out/changes.md" || [ $? -eq 1 ] || rm "$out/changes.md"
fi
case "${CI_PIPELINE_SOURCE:-}:${GITHUB_EVENT_NAME:-}" in
  merge_request_event:* | external_pull_request_event:* | *:pull_request*) exit 0 ;;
esac

kept=$history/$(date -u +%Y-%m-%dT%H-%M-%S)-${CI_PIPELINE_ID:-${GITHUB_RUN_ID:-$$}}
mkdir "$kept"
cp "$out/verdicts.json" "$kept/"
ls "$history" | head -n -30 | while IFS= read -r old; do rm -r "${history:?}/$old"; done
if [ -n "$newest" ]; then
  "${plumbline[@]}" history "$history" --out "$out" || echo "keep-history: $out has no history.html" >&2
fi
