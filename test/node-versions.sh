#!/usr/bin/env bash
# The whole suite on every version of Node that is supported. Each comes from the npm registry; one that does not is a failure.
#   test/node-versions.sh [VERSION...]
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

[ $# -gt 0 ] || set -- 20 22 24 26
for wanted in "$@"; do
  began=$(date +%s)
  on() { npx --yes --package "node@$wanted" -- node "$@"; }
  version=$(on --version 2> "$scratch/npm.log") ||
    { tail -n 5 "$scratch/npm.log" >&2; echo "node $wanted: cannot be fetched from the npm registry" >&2; exit 1; }
  case $version in v"$wanted".*) ;; *) echo "node $wanted: $version came instead" >&2; exit 1 ;; esac
  code=0
  on bin/plumbline run --quiet --out "$scratch/out" > "$scratch/said" 2> "$scratch/err" || code=$?
  if [ "$code" -ne 0 ]; then
    head -n 40 "$scratch/said" "$scratch/err" >&2
    echo "node $wanted: the suite ended with $code" >&2
    exit 1
  fi
  verdict=$(head -n 1 "$scratch/said")
  on --test docs/examples/platform-node.test.mjs > "$scratch/said" 2>&1 ||
    { tail -n 40 "$scratch/said" >&2; echo "node $wanted: the sample of the library fails" >&2; exit 1; }
  echo "node $version: $verdict ($(($(date +%s) - began)) s)"
done
