#!/usr/bin/env node
// A driver for `plumbline client --command "node docs/examples/client-driver.mjs"`: reads a task a line, prints an answer a line.
// The client below is a small one that keeps to the rules; put calls of your own in its place. See docs/client-mode.md.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

const DAY = 24 * 60 * 60 * 1000;
const MARGIN = 60_000;

/** What the client knows: the time of the latest task, where its platform is, and what it keeps. Replaced by new-client. */
let client = {};

const basic = (user, password) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Tells the clock of the example that the client waits, instead of waiting. */
async function wait(milliseconds) {
  const answer = await fetch(client.clock, { method: 'POST', body: JSON.stringify({ waited: milliseconds }) });
  client.now = Date.parse((await answer.json()).now);
}

async function fetchToken() {
  const { tokenUrl, keyId, keySecret, now } = client;
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    headers: { authorization: basic(keyId, keySecret), 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const { access_token: value, expires_in: seconds } = await answer.json();
  client.token = { value, expiresAt: now + seconds * 1000 };
}

/** The token of the client; calls that come together share one request for it. */
async function token() {
  if (!client.token || client.token.expiresAt - client.now <= MARGIN) {
    client.fetching ??= fetchToken();
    await client.fetching;
    client.fetching = undefined;
  }
  return client.token.value;
}

async function sendWithToken(url, { headers, ...options } = {}) {
  const authorization = `Bearer ${await token()}`;
  return fetch(url, { ...options, headers: { ...headers, authorization } });
}

const saysExpired = (answer) => answer.status === 401 && /expired/i.test(answer.headers.get('www-authenticate') ?? '');

async function call() {
  const first = await sendWithToken(client.callUrl);
  if (!saysExpired(first)) return { status: first.status };
  client.token = undefined;
  const { status } = await sendWithToken(client.callUrl);
  if (status === 401 || status === 403) throw { kind: 'access-refused', status };
  return { status };
}

/** The text of an answer, or undefined when a host is down. */
async function lookUpAt(host, msisdn) {
  const headers = { authorization: basic(client.user, client.password) };
  const answer = await fetch(`${host}?msisdn=${msisdn}`, { headers }).catch(() => undefined);
  return answer?.ok ? new TextDecoder('iso-8859-1').decode(await answer.arrayBuffer()) : undefined;
}

async function lookUp({ msisdn }) {
  const { primaries, backup } = client;
  client.turn = client.turn + 1;
  const hosts = primaries.map((_, place) => primaries[(place + client.turn) % primaries.length]);
  for (const host of [...hosts, backup]) {
    const text = await lookUpAt(host, msisdn);
    if (text === undefined) continue;
    const { result, imsi, location } = Object.fromEntries(
      text
        .trim()
        .split(';')
        .map((part) => part.split('=')),
    );
    if (result !== 'REQUEST_THROTTLED') return { result, imsi, location };
    await wait(1000);
    return lookUp({ msisdn });
  }
  throw { message: 'no host answers' };
}

async function useSubproject({ displayName }) {
  const { createUrl, useUrl, keyId, keySecret } = client;
  const headers = { accept: 'application/json', authorization: basic(keyId, keySecret) };
  const sent = { ...headers, 'content-type': 'application/json' };
  await fetch(createUrl, { method: 'POST', headers: sent, body: JSON.stringify({ displayName }) });
  for (let waited = 0; ; waited += 2000) {
    const { ok, status } = await fetch(useUrl, { headers });
    if (ok || waited >= 30_000) return { status };
    await wait(2000);
  }
}

async function updateService({ members }) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (let attempt = 1; ; attempt += 1) {
    const options = { method: 'PATCH', headers, body: JSON.stringify(members) };
    const { status } = await sendWithToken(client.serviceUrl, options);
    if (status < 500 || attempt === 3) return { status };
  }
}

async function writeTo({ customer }) {
  const isOptedIn = client.optedIn.has(customer);
  const isRecent = client.now - (client.heardAt.get(customer) ?? Number.NEGATIVE_INFINITY) < DAY;
  if (!isOptedIn && !isRecent) return { sent: false };
  const body = JSON.stringify({ recipient: customer, message: { text_message: { text: 'Hello' } } });
  await sendWithToken(client.messagesUrl, { method: 'POST', body });
  return { sent: true };
}

async function receiveReports() {
  const acted = new Set();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      acted.add(JSON.parse(body).delivery_report_id);
      response.writeHead(204).end();
    });
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  server.unref();
  client.acted = acted;
  return { url: `http://127.0.0.1:${server.address().port}/reports` };
}

/** What the driver can do, by the names of the tasks. */
const tasks = {
  call,
  'look-up': lookUp,
  'use-subproject': useSubproject,
  'update-service': updateService,
  'hear-customer': ({ customer }) => void client.heardAt.set(customer, client.now),
  'note-opt-in': ({ customer }) => void client.optedIn.add(customer),
  'write-to-customer': writeTo,
  'receive-reports': receiveReports,
  'count-reports': () => ({ count: client.acted.size }),
};

const always = {
  capabilities: () => ({ product: 'sample client', version: '1', clock: true, tasks: Object.keys(tasks) }),
  'new-client': (platform) => {
    client = { ...platform, heardAt: new Map(), optedIn: new Set(), turn: 0 };
    return {};
  },
};

async function answer({ id, task, now, ...details }) {
  if (now !== undefined) client.now = Date.parse(now);
  try {
    const act = always[task] ?? tasks[task];
    if (!act) throw { message: `this driver cannot ${task}` };
    const time = task === 'new-client' ? { now: Date.parse(now) } : {};
    return { id, ok: true, result: await act({ ...details, ...time }) };
  } catch (error) {
    const { kind = 'failed', status, message = String(error) } = error;
    return { id, error: { kind, status, message } };
  }
}

for await (const line of createInterface({ input: process.stdin }))
  answer(JSON.parse(line)).then((each) => process.stdout.write(`${JSON.stringify(each)}\n`));
process.exit(0);
