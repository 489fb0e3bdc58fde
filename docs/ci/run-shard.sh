#!/usr/bin/env bash
# Runs the part of the rules that falls to this job. Which part, the CI engine says:
#   GitLab       CI_NODE_INDEX of CI_NODE_TOTAL, counted from 1
#   Kubernetes   JOB_COMPLETION_INDEX, counted from 0, of PLUMBLINE_SHARDS
# PLUMBLINE is the command (plumbline), PLUMBLINE_TARGET the target file, PLUMBLINE_OUT where the reports go (reports).
# In a merge request, and with PLUMBLINE_PULL_REQUEST=yes, a target file that starts commands is refused: it is code.
# With PLUMBLINE_DEFER=yes a verdict does not end the job red: merge-shards.sh gives it.
set -uo pipefail

read -r -a plumbline <<< "${PLUMBLINE:-plumbline}"
out=${PLUMBLINE_OUT:-reports}
index=${CI_NODE_INDEX:-1}
total=${CI_NODE_TOTAL:-1}
if [ -n "${JOB_COMPLETION_INDEX:-}" ]; then
  index=$((JOB_COMPLETION_INDEX + 1))
  total=${PLUMBLINE_SHARDS:?is the number of completions of the job}
fi

arguments=(--out "$out")
if [ "$total" -gt 1 ]; then arguments=(--shard "$index/$total" --out "$out/shard-$index"); fi
if [ -n "${PLUMBLINE_TARGET:-}" ]; then arguments+=(--target "$PLUMBLINE_TARGET"); fi
case "${CI_PIPELINE_SOURCE:-}:${PLUMBLINE_PULL_REQUEST:-}" in
  merge_request_event:* | external_pull_request_event:* | *:yes) arguments+=(--no-commands) ;;
esac

code=0
"${plumbline[@]}" run "${arguments[@]}" "$@" || code=$?
case "${PLUMBLINE_DEFER:-}:$code" in
  yes:1 | yes:3 | yes:4) exit 0 ;;
  *) exit "$code" ;;
esac
