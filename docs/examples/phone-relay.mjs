#!/usr/bin/env node
// Stands for the facility `handset`: a phone hands on what it gets, the harness reads it here. See docs/target-file.md.
//   PORT=4801 PHONE_SEND=http://192.168.1.20:8080/send node docs/examples/phone-relay.mjs
// Let an app on the phone post every text to http://THIS-MACHINE:4801/incoming/%2B46700000001, with the phone's own number
// in the path, as {"from":"+46…","text":"…"}. PHONE_SEND is where the phone takes {"number":"…","to":"…","text":"…"} to send
// a text itself; without it nobody can reply, and rules about replies stay out of reach.
import { createServer } from 'node:http';

const { PORT = '4801', HOST = '127.0.0.1', PHONE_SEND } = process.env;

/** What each phone got, by its number. */
const phones = new Map();

const messagesOf = (number) => phones.get(number) ?? phones.set(number, []).get(number);

function arrive(number, { from, text }) {
  messagesOf(number).push({ content: text, source_number: from, number, at: new Date().toISOString() });
  return [202, {}];
}

async function reply(number, { content }) {
  const latest = messagesOf(number).at(-1);
  if (PHONE_SEND === undefined || latest === undefined) return [501, { message: 'this phone sends nothing' }];
  const { ok, status } = await fetch(PHONE_SEND, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, to: latest.source_number, text: content }),
  });
  return ok ? [201, {}] : [502, { message: `the phone answered HTTP status ${status}` }];
}

/** A text to an account that did not write first: this phone knows no number for that. */
const canReply = ({ account }) => account === undefined;

function answer(method, path, body) {
  const [, place, number = '', what] = path.split('/').map(decodeURIComponent);
  if (method === 'POST' && place === 'incoming') return arrive(number, body);
  if (method === 'GET' && place === 'handsets' && what === 'messages') return [200, { messages: messagesOf(number) }];
  if (method === 'POST' && place === 'handsets' && what === 'replies' && canReply(body)) return reply(number, body);
  return [501, { message: `there is no ${method} ${path} here` }];
}

createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    const path = new URL(request.url, 'http://relay').pathname;
    const [status, body] = await answer(request.method, path, text === '' ? {} : JSON.parse(text));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  } catch (error) {
    response.writeHead(400).end(JSON.stringify({ message: String(error) }));
  }
}).listen(Number(PORT), HOST, function ready() {
  console.log(`phones are read at http://${HOST}:${this.address().port}`);
});
