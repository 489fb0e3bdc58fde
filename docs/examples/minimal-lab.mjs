#!/usr/bin/env node
// The smallest lab there is: worlds and their clock, and no other facility. See docs/lab.md.
//   OPERATOR=http://127.0.0.1:4021 PORT=4030 node docs/examples/minimal-lab.mjs
// OPERATOR is the operator's side of the platform; here it is the bundled lab, so that the sample runs. Put calls of your
// own platform in the place of `operator`. Every verb that is missing answers 404, and its rules are facility-missing.
import { createServer } from 'node:http';

const { OPERATOR = 'http://127.0.0.1:4021', PORT = '4030', HOST = '127.0.0.1' } = process.env;

async function operator(method, path, body) {
  const answer = await fetch(OPERATOR + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  return [answer.status, text === '' ? undefined : JSON.parse(text)];
}

/** An isolated copy of the platform, with what the harness has to know of it. */
async function makeWorld({ now }) {
  const [status, { id, now: begun, accounts, projects, lookupUsers, numbers }] = await operator('POST', '/worlds', {
    now,
  });
  return [status, { id, now: begun, accounts, projects, lookupUsers, numbers }];
}

const VERBS = [
  ['GET', /^\/health$/, () => [200, { status: 'up' }]],
  ['POST', /^\/worlds$/, (_, body) => makeWorld(body)],
  ['DELETE', /^\/worlds\/([^/]+)$/, ([world]) => operator('DELETE', `/worlds/${world}`)],
  ['GET', /^\/worlds\/([^/]+)\/clock$/, ([world]) => operator('GET', `/worlds/${world}/clock`)],
  ['PUT', /^\/worlds\/([^/]+)\/clock$/, ([world], body) => operator('PUT', `/worlds/${world}/clock`, body)],
  // Answers once every timer that is due has run, and every notification was answered.
  [
    'POST',
    /^\/worlds\/([^/]+)\/clock\/advance$/,
    ([world], body) => operator('POST', `/worlds/${world}/clock/advance`, body),
  ],
  ['POST', /^\/worlds\/([^/]+)\/clock\/next$/, ([world]) => operator('POST', `/worlds/${world}/clock/next`)],
];

async function answer(method, path, body) {
  for (const [verb, pattern, run] of VERBS) {
    const found = verb === method ? pattern.exec(path) : null;
    if (found) return run(found.slice(1), body);
  }
  return [404, { message: `this lab has no ${method} ${path}` }];
}

createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const [status, body] = await answer(request.method, request.url, text === '' ? {} : JSON.parse(text));
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(body === undefined ? undefined : JSON.stringify(body));
}).listen(Number(PORT), HOST, function ready() {
  console.log(`lab: http://${HOST}:${this.address().port}`);
});
