#!/usr/bin/env bash
# The walk of who integrates with the platform and has no server yet: a local platform over HTTPS that is set up by a file, a
# receiver made from the documents, a notification whose signature is verified, a planned refusal, a phone that opts out, a wrong
# address, the same platform once more from its export, and a test with the library. Under twenty commands.
source "$(dirname "$0")/walk.bash" integrator 19
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

cat > setup.json << 'END'
{ "schema": 1, "accounts": [{ "role": "main", "features": { "deDuplication": true } }],
  "messages": [{ "content": "Sent before", "destination_number": "+61491570157" }] }
END
starts ready.json node "$project/bin/plumbline" serve --port-base 0 --ready-file ready.json --setup setup.json --tls --env platform.env
source platform.env
url=$MESSAGING_URL
ask() { curl -sS --fail-with-body --cacert "$CERTIFICATE" -u "$MESSAGING_KEY:$MESSAGING_SECRET" -H 'Content-Type: application/json' "$@"; }
lab() { curl -sS --fail-with-body -H 'Content-Type: application/json' "$@"; }
[ "${url#https:}" != "$url" ] || fail 'the platform does not speak HTTPS'

types 0 lab "$LAB_URL/worlds"
world=$LAB_URL/worlds/$(member "$scratch/said" worlds.0.id)
types 0 lab "$world/handsets/+61491570157/messages"
shows "$scratch/said" 'Sent before'

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

# What goes wrong: a refusal that was planned, a repeat, a wrong address.
hello='{"messages":[{"content":"Once","destination_number":"+61491570158"}]}'
types 0 lab "$world/refusals" -d '{"operation":"messages.submit","status":503,"times":1}'
types 22 ask "$url/v1/messages" -d "$hello"
types 0 ask "$url/v1/messages" -d "$hello"
types 0 ask "$url/v1/messages" -d "$hello"
types 22 ask "$TOKEN_URL/v1/messages" -d "$hello"
shows "$scratch/said" "$url"

# A phone opts out, and the next message does not reach it.
types 0 lab "$world/handsets/+61491570158/replies" -d '{"content":"STOP"}'
shows "$scratch/said" '"opted_out":true'
types 0 ask "$url/v1/messages" -d '{"messages":[{"content":"After STOP","destination_number":"+61491570158"}]}'
types 0 lab "$world/handsets/+61491570158/messages"
if grep -q 'After STOP' "$scratch/said"; then fail 'a message reaches a phone that opted out'; fi
[ "$(grep -o '"Once"' "$scratch/said" | wc -l)" -eq 1 ] || fail 'a repeated message arrives twice'

# The same platform once more: the accounts of its export can do what they could.
types 0 lab "$world/export" -o again.json
ends
starts second.json node "$project/bin/plumbline" serve --port-base 0 --ready-file second.json --setup again.json
types 0 lab "$(member second.json lab)/worlds/${world##*/}/accounts"
shows "$scratch/said" '"deDuplication":true'

# The sample of the library, in a project that has installed the package.
mkdir -p shop/node_modules
ln -s "$project" shop/node_modules/plumbline-conformance
cp "$project/docs/examples/platform-node.test.mjs" shop/
types 0 node --test shop/platform-node.test.mjs
shows "$scratch/said" '^. pass 2$'
arrives
