#!/usr/bin/env bash
# One run, or the shards of one, as a step of GitHub: the exit code is the verdict, also when something about the reports
# goes wrong.
set -uo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
out=${PLUMBLINE_OUT:-reports}
# write_outputs CODE [OVERALL]: what later steps read.
write_outputs() { printf 'exit-code=%s\noverall=%s\n' "$1" "${2:-}" >> "${GITHUB_OUTPUT:-/dev/null}"; }

# A checkout brings no packages along; where the harness is installed as a package, they lie beside it.
if ! (cd "$root" && node -e 'require.resolve("commander")') 2> /dev/null; then
  (cd "$root" && npm ci --omit=dev --no-audit --no-fund) || { write_outputs 2; exit 2; }
fi
plumbline() { node "$root/bin/plumbline" "$@"; }

arguments=(--out "$out")
if [ -n "${PLUMBLINE_TARGET:-}" ]; then arguments+=(--target "$PLUMBLINE_TARGET"); fi
if [ -n "${PLUMBLINE_SHARD:-}" ]; then arguments+=(--shard "$PLUMBLINE_SHARD"); fi
# Each job of a matrix keeps its reports under a name of its own, and there are no slashes in such names.
artifact="${PLUMBLINE_ARTIFACT:-plumbline}${PLUMBLINE_SHARD:+-shard-${PLUMBLINE_SHARD/\//-of-}}"
echo "artifact=$artifact" >> "${GITHUB_OUTPUT:-/dev/null}"
# A pull request may bring its own target file, and that is code.
case "${GITHUB_EVENT_NAME:-}" in pull_request*) arguments+=(--no-commands) ;; esac

said=$(mktemp)
words=$(mktemp)
trap 'rm -f "$said" "$words"' EXIT

# annotate_mistake TEXT: one error for the whole job. What stands in the text is no command of the runner.
annotate_mistake() {
  local text=${1//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '::error title=Plumbline::%s\n' "${text//$'\n'/%0A}"
}

# Words as on a command line, on one line or on many; nothing in them is carried out or expanded.
more=()
if ! printf '%s\n' "${PLUMBLINE_ARGUMENTS:-}" | xargs printf '%s\0' > "$words" 2> "$said"; then
  annotate_mistake "The input \"arguments\" has a quote that is not closed on its line: ${PLUMBLINE_ARGUMENTS}"
  write_outputs 2
  exit 2
fi
if [[ "${PLUMBLINE_ARGUMENTS:-}" =~ [^[:space:]] ]]; then
  while IFS= read -r -d '' word; do more+=("$word"); done < "$words"
fi

command=(run "${arguments[@]}")
if [ -n "${PLUMBLINE_MERGE:-}" ]; then
  command=(merge "$out"/shards/*/ --out "$out")
  if [ ! -d "$out/shards" ]; then
    annotate_mistake "There are no shards to merge: no job has kept reports as ${PLUMBLINE_ARTIFACT:-plumbline}-shard-…"
    write_outputs 3
    exit 3
  fi
fi

# What a target answered is printed when a rule is red, and must not be taken for commands.
token=$(node -p 'crypto.randomUUID()')
echo "::stop-commands::$token"
{ plumbline "${command[@]}" ${more[@]+"${more[@]}"} 2>&1 >&3 | tee "$said" >&2; code=${PIPESTATUS[0]}; } 3>&1
echo "::$token::"
if [ "$code" -eq 2 ]; then annotate_mistake "$(grep . "$said" | tail -n 1)"; fi

if [ -f "$out/verdicts.json" ] && [ "$code" -ne 2 ]; then
  plumbline annotate "$out" || true
  plumbline badge "$out" || true
  before=${PLUMBLINE_BEFORE:-}
  if [ -d "$before" ] && [ ! -f "$before/verdicts.json" ]; then before=$before/$(ls "$before" | tail -n 1); fi
  if [ -f "$before/verdicts.json" ]; then
    plumbline compare "$before" "$out" --markdown >> "${GITHUB_STEP_SUMMARY:-/dev/null}" || true
  fi
  overall=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).overall' "$out/verdicts.json")
fi
write_outputs "$code" "${overall:-}"
exit "$code"
