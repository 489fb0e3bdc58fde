#!/usr/bin/env node
// Drives a published client, the npm package @badgateway/oauth2-client, as it is:
//   npx plumbline client --command "node docs/examples/npm-client-driver.mjs"      See docs/client-mode.md.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { OAuth2Client, OAuth2Fetch } from '@badgateway/oauth2-client';

const entry = new URL(import.meta.resolve('@badgateway/oauth2-client'));
const { version } = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', entry)), 'utf8'));

let client;
let callUrl;

const tasks = {
  capabilities: () => ({ product: '@badgateway/oauth2-client', version, clock: true, tasks: ['call'] }),
  'new-client': (platform) => {
    callUrl = platform.callUrl;
    const oauth = new OAuth2Client({
      tokenEndpoint: platform.tokenUrl,
      clientId: platform.keyId,
      clientSecret: platform.keySecret,
      authenticationMethod: 'client_secret_basic',
    });
    client = new OAuth2Fetch({ client: oauth, getNewToken: () => oauth.clientCredentials() });
    return {};
  },
  call: async () => ({ status: (await client.fetch(callUrl)).status }),
};

async function answer({ id, task, now, ...details }) {
  // The package asks Date for the time, so this is all the clock it needs.
  if (now !== undefined) Date.now = () => Date.parse(now);
  try {
    return { id, ok: true, result: await tasks[task](details) };
  } catch (error) {
    return { id, error: { kind: 'failed', message: error.message } };
  }
}

for await (const line of createInterface({ input: process.stdin }))
  answer(JSON.parse(line)).then((each) => console.log(JSON.stringify(each)));
process.exit(0);
