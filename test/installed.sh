#!/usr/bin/env bash
# The tarball of `npm pack`, installed into an empty folder, is all that a user needs. The whole suite runs there, on
# another version of Node if one is named.
#   test/installed.sh [VERSION]
set -euo pipefail
cd "$(dirname "$0")/.."
project=$PWD
scratch=$(mktemp -d)
began=$(date +%s)
trap 'kill "${server:-}" 2> /dev/null || true; rm -rf "$scratch"' EXIT

fail() { echo "installed: $*" >&2; exit 1; }

# expect CODE ARGUMENTS: runs plumbline as installed; anything but that exit code ends the script.
expect() {
  local wanted=$1 code=0
  shift
  npx --no-install plumbline "$@" > "$scratch/said" 2>&1 || code=$?
  [ "$code" -eq "$wanted" ] || { head -n 40 "$scratch/said" >&2; fail "plumbline $* ended with $code instead of $wanted"; }
}

says() { grep -q -- "$1" "$scratch/said" || { head -n 40 "$scratch/said" >&2; fail "the output does not say: $1"; }; }

npm pack --silent --pack-destination "$scratch" > /dev/null
tarball=$(ls "$scratch"/plumbline-*.tgz)
tar tzf "$tarball" > "$scratch/content"
if grep -E '^package/(test|reports|node_modules|\.)' "$scratch/content" | grep -v -E '^package/(\.github/actions/|\.plumbline/prices\.json$)'; then fail 'the tarball holds what no user needs'; fi

mkdir "$scratch/empty" && cd "$scratch/empty"
npm install --loglevel=warn --prefer-offline --no-audit --no-fund "$tarball" > "$scratch/npm.log" 2>&1 ||
  { tail -n 5 "$scratch/npm.log" >&2; fail 'it cannot be installed'; }
if grep -A 3 EBADENGINE "$scratch/npm.log" >&2; then fail "a package does not take Node $(node -p process.versions.node)"; fi
for tool in typescript vitest @biomejs/biome; do
  [ ! -e "node_modules/$tool" ] || fail "$tool came along, which only the project itself needs"
done
echo "installed: $(grep -c . "$scratch/content") files, with $(ls node_modules | wc -l) packages beside it"

(cd "$project" && node --import tsx test/bench/weight.ts installed "$scratch/empty") || fail 'it weighs too much'

usual=$PATH
if [ -n "${1:-}" ]; then
  newest=$(npx --yes --package "node@$1" -- node -p process.execPath 2> "$scratch/npm.log") ||
    { tail -n 5 "$scratch/npm.log" >&2; fail "node $1 cannot be fetched from the npm registry"; }
  PATH=$(dirname "$newest"):$PATH
  case $(node --version) in "v$1".*) ;; *) fail "$(node --version) came instead of node $1" ;; esac
fi
expect 0 run --quiet
echo "installed: node $(node --version): $(grep -m 1 . "$scratch/said")"
says '^CONFORMANT'
[ -f reports/verdicts.json ] || fail 'the reports did not go to the folder it was called from'
cmp -s <(cd node_modules/plumbline-conformance && find . -type f | grep -v -x -F './package.json' | sort) \
  <(sed 's#^package/#./#' "$scratch/content" | grep -v -x -F './package.json' | sort) ||
  fail 'a run leaves something in the package itself'

cp "$project/docs/examples/platform-node.test.mjs" .
node --test platform-node.test.mjs > "$scratch/said" 2>&1 || { cat "$scratch/said" >&2; fail 'the sample of the library fails'; }
says 'pass 2'
PATH=$usual

prices=node_modules/plumbline-conformance/.plumbline/prices.json
measured=$(stat -c %i "$prices")
expect 0 plan
[ "$(stat -c %i "$prices")" = "$measured" ] || fail 'the first plan measures what the package should know'

grep -q 'file="node_modules/plumbline-conformance/features/' reports/junit.xml || fail 'junit.xml names no path in the repository'

expect 0 rules MSG-DEDUP-02
expect 1 run --rule MSG-DEDUP-01 --fault dedup.code-304 --workers 2 --quiet --out red
again=$(sed -n 's/^ *again  *//p' "$scratch/said" | head -n 1)
case $again in 'npx plumbline replay '*) ;; *) fail "the line to copy is not for this folder: $again" ;; esac
sh -c "$again" > "$scratch/said" 2>&1 || { cat "$scratch/said" >&2; fail "$again did not work"; }
says '^SAME '

# The action that comes along needs no installation of its own.
PLUMBLINE_ARGUMENTS='--rule MSG-DEDUP-01 --quiet' PLUMBLINE_OUT=acted \
  bash node_modules/plumbline-conformance/.github/actions/plumbline/run.sh > "$scratch/said" 2>&1 ||
  { cat "$scratch/said" >&2; fail 'the action of the package does not run'; }
says '^::notice title=Plumbline::PARTIAL'
[ ! -d node_modules/plumbline-conformance/node_modules ] || fail 'the action installed packages again'

node_modules/.bin/plumbline serve --port-base 0 --ready-file ready.json --env platform.env > "$scratch/serve.log" 2>&1 &
server=$!
for _ in $(seq 300); do [ -s ready.json ] && break; sleep 0.1; done
[ -s ready.json ] || { cat "$scratch/serve.log" >&2; fail 'serve wrote no ready file'; }
expect 0 init --from ready.json
says 'As declared, it can verify'
. ./platform.env
expect 0 run --target target.yaml --rule MSG-DEDUP-01 --quiet --out served
schema=$(sed -n 's/^# yaml-language-server: $schema=//p' target.yaml)
[ "$schema" = ./node_modules/plumbline-conformance/support/wire/target/target.schema.json ] && [ -f "$schema" ] ||
  fail "an editor does not find the schema at $schema"
kill -TERM "$server"
wait "$server" 2> /dev/null || true
server=
# The platform alone, for the tests of an integrator.
npm pack --silent --workspace reference-impl --prefix "$project" --pack-destination "$scratch" > /dev/null
mkdir "$scratch/platform" && cd "$scratch/platform"
npm install --prefer-offline --no-audit --no-fund "$scratch"/plumbline-platform-*.tgz > "$scratch/npm.log" 2>&1 ||
  { tail -n 5 "$scratch/npm.log" >&2; fail 'the platform cannot be installed'; }
cat > start.mjs << 'END'
import { startPlatform } from 'plumbline-platform';
const platform = await startPlatform({ clock: 'frozen' });
await platform.advance('PT24H');
await platform.close();
console.log(`installed: a platform starts and ends in ${Math.round(performance.now())} ms of its process`);
END
node start.mjs || fail 'the installed platform does not start'
cd "$project"
node --import tsx test/bench/weight.ts platform "$scratch/platform" || fail 'the platform weighs too much'
echo "installed: done in $(($(date +%s) - began)) s"
