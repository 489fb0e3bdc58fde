#!/usr/bin/env bash
# The suite against the reference in a container: a real engine, the image of reference-impl/Dockerfile.
#   test/container.sh [SHARD]    e.g. 1/4, a quarter of the rules of every interface; else all of them
# Uses the engine that runs. Else installs and starts one where it may, and takes it down again. Where neither is
# possible it says so in one line that begins with "container run: NOT DONE" and ends with 0.
set -euo pipefail
cd "$(dirname "$0")/.."
shard=${1:+--shard $1}
scratch=$(mktemp -d)
began=$(date +%s)
engine=

finish() {
  local code=$?
  if [ -n "$engine" ]; then
    kill "$engine" 2> /dev/null || true
    for _ in $(seq 100); do kill -0 "$engine" 2> /dev/null || break; sleep 0.1; done
    # Mounts of the engine keep their folder alive.
    awk -v under="$scratch/" 'index($2, under) == 1 { print $2 }' /proc/mounts | sort -r | xargs -r umount -l || true
  fi
  rm -rf "$scratch" || true
  exit "$code"
}
trap finish EXIT

not_done() { echo "container run: NOT DONE, $*"; exit 0; }

fail() { echo "container run: $*" >&2; exit 1; }

told() { head -n 40 "$scratch/said" >&2; }

start_engine() {
  [ "$(uname -s)" = Linux ] || not_done 'no container engine answers, and only on Linux can one be started here'
  [ "$(id -u)" -eq 0 ] || not_done 'no container engine answers, and only root may start one'
  if ! command -v dockerd > /dev/null; then
    command -v apt-get > /dev/null || not_done 'no container engine is installed, and there is no apt-get to install one'
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends docker.io; } \
      > "$scratch/apt.log" 2>&1 || not_done "docker.io could not be installed: $(tail -n 1 "$scratch/apt.log")"
  fi
  mkdir "$scratch/engine"
  dockerd --data-root "$scratch/engine/data" --exec-root "$scratch/engine/exec" --pidfile "$scratch/engine/pid" \
    --bridge=none --iptables=false --ip6tables=false --ip-forward=false --ip-masq=false \
    -H "unix://$scratch/engine/socket" > "$scratch/engine/log" 2>&1 &
  engine=$!
  export DOCKER_HOST="unix://$scratch/engine/socket" TESTCONTAINERS_HOST_OVERRIDE=127.0.0.1
  for _ in $(seq 150); do
    docker info > /dev/null 2>&1 && return
    kill -0 "$engine" 2> /dev/null || not_done "the engine ended: $(tail -n 1 "$scratch/engine/log")"
    sleep 0.2
  done
  not_done 'the engine did not answer within 30 s'
}

# A whole system in one folder: node with its libraries, and of the project what the reference needs to run.
make_system() {
  local system=$1 node file
  node=$(node -p 'process.execPath')
  mkdir -p "$system/usr/bin" "$system/app/node_modules" "$system/tmp"
  cp -L "$node" "$system/usr/bin/node"
  for file in $(ldd "$node" | grep -o '/[^ ]*'); do
    mkdir -p "$system$(dirname "$file")"
    cp -L "$file" "$system$file"
  done
  npm pack --silent --workspace reference-impl --pack-destination "$scratch" > /dev/null
  mkdir -p "$system/app/node_modules/plumbline-platform"
  tar -xzf "$scratch"/plumbline-platform-*.tgz --strip-components 1 -C "$system/app/node_modules/plumbline-platform"
  cp reference-impl/Dockerfile "$system/"
  node test/container/packages.mjs fastify ajv ajv-formats temporal-polyfill undici croner libsql | while read -r file; do
    mkdir -p "$system/app/$(dirname "$file")"
    cp -r "$file" "$system/app/$(dirname "$file")/"
  done
}

target() {
  cat << END
name: $1
kind: container
scope: reference
published: true
container: { $2, network: host }
interfaces:
  messaging: http://container:4010
  messagingApac: http://container:4011
  token: http://container:4012
  lookup: [http://container:4013, http://container:4014, http://container:4015, http://container:4016]
  subprojects: http://container:4017
  voice: http://container:4018
  conversation: http://container:4019
  standalone: http://container:4020
lab: http://container:4021
END
}

# expect CODE ARGUMENTS: runs plumbline; anything but that exit code ends the script.
expect() {
  local wanted=$1 code=0
  shift
  node bin/plumbline "$@" > "$scratch/said" 2>&1 || code=$?
  [ "$code" -eq "$wanted" ] || { told; fail "plumbline $* ended with $code instead of $wanted"; }
}

nothing_left() {
  local left
  left=$(docker ps -aq --filter label=plumbline.run)
  [ -z "$left" ] || fail "a container was left behind: $(docker ps -a --filter label=plumbline.run)"
}

# container_runs: waits until a run has its container, by the label that nothing_left looks for.
container_runs() {
  for _ in $(seq 600); do
    [ -z "$(docker ps -q --filter label=plumbline.run)" ] || return 0
    sleep 0.1
  done
  fail 'no container with the label plumbline.run is running'
}

says() { grep -q -- "$1" "$scratch/said" || { told; fail "the output does not say: $1"; }; }

export TESTCONTAINERS_RYUK_DISABLED=true
docker info > /dev/null 2>&1 || start_engine
echo "container run: engine $(docker version --format '{{.Server.Version}}')"

make_system "$scratch/system"
DOCKER_BUILDKIT=0 docker build -q --target local -t plumbline-reference:test "$scratch/system" > "$scratch/said" 2>&1 ||
  { told; fail 'the image could not be built'; }

echo 'container run: the image says when it is healthy, and answers as a service does'
service=$(docker run -d --read-only --network host --label plumbline.service plumbline-reference:test --lab-name platform)
for _ in $(seq 150); do
  health=$(docker inspect --format '{{.State.Health.Status}}' "$service")
  [ "$health" = starting ] || break
  sleep 0.2
done
[ "$health" = healthy ] || fail "the reference is $health: $(docker inspect --format '{{json .State.Health.Log}}' "$service")"
node -e "fetch('http://127.0.0.1:4021/').then(({ ok }) => process.exit(ok ? 0 : 1))" || fail 'a healthy reference does not answer'
docker rm -f "$service" > /dev/null

if docker network inspect bridge > /dev/null 2>&1; then
  echo 'container run: the class of Node starts the image, and moves its clock'
  node --input-type=module -e "
    import { PlatformContainer } from './docs/examples/containers/platform-container.mjs';
    const platform = await PlatformContainer.start('plumbline-reference:test');
    await platform.advance('PT1M').finally(() => platform.stop());" > "$scratch/said" 2>&1 ||
    { told; fail 'the class of Node does not start the image'; }
else
  echo 'container run: the class of Node NOT DONE, this engine has no bridge on which ports are published'
fi

target image 'image: "plumbline-reference:test", readyLog: "Ctrl-C ends it"' > "$scratch/image.yaml"
target missing 'image: "localhost:9/nobody/made-this:1"' > "$scratch/missing.yaml"
target ends 'image: "plumbline-reference:test", command: ["--port-base", "none"]' > "$scratch/ends.yaml"
target late 'image: "plumbline-reference:test", readyLog: "never said", patience: 3s' > "$scratch/late.yaml"
mkdir "$scratch/build"
printf 'FROM plumbline-reference:test AS one\nFROM scratch\n' > "$scratch/build/Dockerfile"
target built 'dockerfile: build/Dockerfile, stage: one' > "$scratch/built.yaml"

echo "container run: the suite $shard"
# shellcheck disable=SC2086
expect 0 run --target "$scratch/image.yaml" $shard --quiet --out "$scratch/out"
grep -m 1 . "$scratch/said"
if [ -z "$shard" ]; then says '^CONFORMANT · scope reference'; else says '^PARTIAL · nothing failed'; fi
nothing_left

echo 'container run: red leaves the log of the container, a built image, and what goes wrong'
expect 1 run --target "$scratch/image.yaml" --rule MSG-DEDUP-01 --fault dedup.code-304 --quiet --out "$scratch/red"
grep -q 'Plumbline reference implementation' "$scratch/red/evidence/container.log" || fail 'the log of the container is missing'
expect 0 run --target "$scratch/built.yaml" --rule MSG-DEDUP-01 --quiet --out "$scratch/out"
expect 2 run --target "$scratch/missing.yaml" --rule MSG-DEDUP-01 --out "$scratch/out"
says 'could not be started'
expect 2 run --target "$scratch/ends.yaml" --rule MSG-DEDUP-01 --out "$scratch/out"
says 'ended with 2 before it was ready; the last it printed: .*none is not a port'
expect 2 run --target "$scratch/late.yaml" --rule MSG-DEDUP-01 --out "$scratch/out"
says 'was not ready within 3s: it did not print "never said"'
nothing_left

echo 'container run: cancelled, and killed'
node bin/plumbline run --target "$scratch/image.yaml" --out "$scratch/cancelled" > "$scratch/said" 2>&1 &
run=$!
container_runs
kill -INT "$run"
code=0; wait "$run" || code=$?
[ "$code" -eq 130 ] || fail "a cancelled run ended with $code instead of 130"
nothing_left
node bin/plumbline run --target "$scratch/image.yaml" --out "$scratch/killed" > "$scratch/said" 2>&1 &
run=$!
container_runs
kill -KILL "$run"
wait "$run" || true
expect 0 run --target "$scratch/image.yaml" --rule MSG-DEDUP-01 --quiet --out "$scratch/out"
nothing_left

docker rmi -f plumbline-reference:test > /dev/null 2>&1 || true
echo "container run: done in $(($(date +%s) - began)) s"
