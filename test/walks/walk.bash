# What the walks share. A walk says its name, the most commands that it may take, and then types them in a fresh folder:
#   source "$(dirname "$0")/walk.bash" NAME MOST
set -euo pipefail
walk=$1
most=$2
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$(mktemp -d)
count=0
servers=()

# ends: ends what was started, and waits until it is gone.
ends() {
  for pid in ${servers[@]+"${servers[@]}"}; do
    kill "$pid" 2> /dev/null || true
    wait "$pid" 2> /dev/null || true
  done
  servers=()
}

finish() {
  ends
  rm -rf "$scratch"
}
trap finish EXIT

fail() {
  echo "walk $walk: $*" >&2
  if [ -f "$scratch/said" ]; then tail -n 30 "$scratch/said" >&2; fi
  exit 1
}

counted() {
  count=$((count + 1))
  [ "$count" -le "$most" ] || fail "takes more than $most commands"
}

# types CODE COMMAND...: what the person types; anything but that exit code ends the walk.
types() {
  local wanted=$1 code=0
  shift
  counted
  "$@" > "$scratch/said" 2>&1 || code=$?
  [ "$code" -eq "$wanted" ] || fail "$* ended with $code instead of $wanted"
}

# starts FILE COMMAND...: a program, not a function, that keeps running, and writes that file once it is ready.
starts() {
  local ready=$1
  shift
  counted
  begins "$ready" "$@"
}

# begins FILE COMMAND...: the same where it is not the person who types it, and stands for what they have already.
begins() {
  local ready=$1
  shift
  "$@" > "$scratch/server" 2>&1 &
  servers+=($!)
  for _ in $(seq 1200); do
    if [ -s "$ready" ]; then return; fi
    kill -0 "${servers[-1]}" 2> /dev/null || break
    sleep 0.1
  done
  cp "$scratch/server" "$scratch/said"
  fail "$* does not get ready"
}

# shows FILE WORDS: what the person has to find there.
shows() { grep -q -e "$2" "$1" || fail "$1 does not show: $2"; }

# member FILE PATH: a value out of a JSON file, such as credentials.messaging.key.
member() {
  node -e '
    const [file, path] = process.argv.slice(1);
    const value = path.split(".").reduce((it, name) => it?.[name], JSON.parse(require("node:fs").readFileSync(file, "utf8")));
    if (value === undefined) throw new Error(`${file} has no ${path}`);
    console.log(value);
  ' "$1" "$2"
}

plumbline() { node "$project/bin/plumbline" "$@"; }

# arrives: the end of a walk. What it took is processor time, which a busy machine does not change.
arrives() {
  local spent
  ends
  times > "$scratch/times"
  spent=$(tail -n 1 "$scratch/times" | cut -d' ' -f1)
  case $spent in
    0m*) echo "walk $walk: done in $count commands, $spent of processor time" ;;
    *) fail "takes $spent of processor time, more than a minute" ;;
  esac
}
