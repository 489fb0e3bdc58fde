#!/usr/bin/env bash
# The walk of who integrates with the platform and has no server yet: a local platform, a receiver made from the documents, a message,
# a notification whose signature is verified, and a test with the library. Six commands at most.
source "$(dirname "$0")/walk.bash" integrator 6
cd "$scratch"

# The receiver: its function is the first of docs/receiving.md, and around it is what an integrator writes.
awk '/^```js/ { on = 1; next } /^```/ { if (on) exit } on' "$project/docs/receiving.md" > genuine.mjs
cat > receiver.mjs << 'END'
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { isGenuine } from './genuine.mjs';

const key = JSON.parse(readFileSync('key.json', 'utf8')).public_key;
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const { method, url: target, headers } = request;
  const isForged = { method, target, headers, body: Buffer.concat([body, Buffer.from(' ')]) };
  const words = isGenuine({ method, target, headers, body }, key) && !isGenuine(isForged, key) ? 'genuine' : 'forged';
  writeFileSync('arrived.txt', `${words} ${body}\n`, { flag: 'a' });
  response.end();
});
server.listen(0, '127.0.0.1', () => writeFileSync('address.txt', `http://127.0.0.1:${server.address().port}/reports`));
END

starts ready.json node "$project/bin/plumbline" serve --port-base 0 --ready-file ready.json
url=$(member ready.json messaging)
auth=$(member ready.json credentials.messaging.key):$(member ready.json credentials.messaging.secret)
ask() { curl -sS --fail-with-body -u "$auth" -H 'Content-Type: application/json' "$@"; }

types 0 ask "$url/v1/iam/signature_keys" -d '{"digest":"SHA256","cipher":"RSA"}'
cp "$scratch/said" key.json
types 0 ask -X PATCH "$url/v1/iam/signature_keys/enabled" -d "{\"key_id\":\"$(member key.json key_id)\"}"

starts address.txt node receiver.mjs
types 0 ask "$url/v1/messages" \
  -d "{\"messages\":[{\"content\":\"Hello\",\"destination_number\":\"+61491570156\",\"delivery_report\":true,\"callback_url\":\"$(cat address.txt)\"}]}"
shows "$scratch/said" '"status":"queued"'
for _ in $(seq 100); do grep -q '"delivered"' arrived.txt 2> /dev/null && break; sleep 0.1; done
[ -f arrived.txt ] || fail 'no notification arrives'
shows arrived.txt '^genuine .*"status":"delivered"'
! grep -q '^forged' arrived.txt || fail 'a genuine notification does not verify'

# The sample of the library, in a project that has installed the package.
mkdir -p shop/node_modules
ln -s "$project" shop/node_modules/plumbline-conformance
cp "$project/docs/examples/platform-node.test.mjs" shop/
types 0 node --test shop/platform-node.test.mjs
shows "$scratch/said" '^. pass 2$'
arrives
