#!/usr/bin/env bash
# Runs the commands of the README that the gate has not run yet, taken from the README itself.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$scratch"' EXIT

echo 'serve, and the two curl commands'
node bin/plumbline serve --ready-file "$scratch/ready.json" > "$scratch/serve.log" &
server=$!
for _ in $(seq 100); do [ -s "$scratch/ready.json" ] && break; sleep 0.1; done
[ -s "$scratch/ready.json" ] || { cat "$scratch/serve.log"; echo 'serve wrote no ready file' >&2; exit 1; }
awk '/^```sh/ { on = 1; next } /^```/ { on = 0 } on' README.md | awk '/^curl/ { on = 1 } on; !/\\$/ { on = 0 }' > "$scratch/curl.sh"
grep -q curl "$scratch/curl.sh" || { echo 'the README has no curl command' >&2; exit 1; }
sed -i 's/^curl/curl -sS --fail-with-body/' "$scratch/curl.sh"
bash -e "$scratch/curl.sh" | tee "$scratch/answers"
grep -q '"status":"queued"' "$scratch/answers"
grep -q '"status":"delivered"' "$scratch/answers"
curl -sS --fail-with-body http://127.0.0.1:4021/openapi.json | grep -q '/worlds/{world}/clock/advance'
kill -TERM "$server"
wait "$server"

echo 'one rule explained'
npm run --silent rules -- MSG-DEDUP-02 | grep -q 'MSG-DEDUP-02'

echo 'a target file from the README'
awk '/^```yaml/ { on = 1; next } /^```/ { on = 0 } on' README.md > "$scratch/target.yaml"
unset KEY SECRET KEY_ID KEY_SECRET
code=0
node bin/plumbline run --target "$scratch/target.yaml" --rule TOK-01 --out "$scratch/out" 2> "$scratch/err" || code=$?
grep -q 'environment variable KEY' "$scratch/err"
[ "$code" -eq 2 ]
echo 'the line that a green run ends with'
node bin/plumbline run --quiet --out "$scratch/green" > "$scratch/line"
grep -qxF "$(cat "$scratch/line")" README.md || { cat "$scratch/line"; echo 'is not what the README shows' >&2; exit 1; }
echo 'the README is true'
