#!/usr/bin/env bash
# One run as a step of GitHub: the exit code is the verdict, also when something about the reports goes wrong.
set -uo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
out=${PLUMBLINE_OUT:-reports}
if [ ! -d "$root/node_modules" ]; then
  (cd "$root" && npm ci --omit=dev --no-audit --no-fund) || exit 2
fi
plumbline() { node "$root/bin/plumbline" "$@"; }

arguments=(--out "$out")
if [ -n "${PLUMBLINE_TARGET:-}" ]; then arguments+=(--target "$PLUMBLINE_TARGET"); fi
if [ -n "${PLUMBLINE_SHARD:-}" ]; then arguments+=(--shard "$PLUMBLINE_SHARD"); fi
# A pull request may bring its own target file, and that is code.
case "${GITHUB_EVENT_NAME:-}" in pull_request*) arguments+=(--no-commands) ;; esac
# Words as on a command line; nothing in them is carried out or expanded.
read -r -a more <<< "${PLUMBLINE_ARGUMENTS:-}"

# What a target answered is printed when a rule is red, and must not be taken for commands.
token=$(node -p 'crypto.randomUUID()')
echo "::stop-commands::$token"
code=0
plumbline run "${arguments[@]}" ${more[@]+"${more[@]}"} || code=$?
echo "::$token::"

if [ -f "$out/verdicts.json" ] && [ "$code" -ne 2 ]; then
  plumbline annotate "$out" || true
  plumbline badge "$out" || true
  overall=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).overall' "$out/verdicts.json")
fi
if [ -n "${GITHUB_OUTPUT:-}" ]; then
  printf 'exit-code=%s\noverall=%s\n' "$code" "${overall:-}" >> "$GITHUB_OUTPUT"
fi
exit "$code"
