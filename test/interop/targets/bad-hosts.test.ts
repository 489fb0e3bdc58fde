import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knock } from '../../../support/cli/doctor/preflight.ts';
import { UsageError } from '../../../support/ground/problems/usage-error.ts';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { listening } from '../../wire/listening.ts';
import { targetFile } from '../command-line.ts';
import { refusedRun } from '../in-process.ts';
import { badManners, rawReceiver } from '../platform/bad-receivers.ts';
import { expectRefused } from '../refused.ts';

const PATIENCE = 300;
const closers: Array<() => unknown> = [];

async function opened(server: Server, scheme = 'http'): Promise<string> {
  closers.push(() => server.close());
  return listening(server, scheme);
}

const serving = (listener: RequestListener): Promise<string> => opened(createServer(listener));

async function raw(manner: string): Promise<string> {
  const { stop, port } = await rawReceiver(badManners[manner] as never);
  closers.push(stop);
  return `http://127.0.0.1:${port}`;
}

const PAGE = { 'content-type': 'text/html; charset=utf-8' };

const page: RequestListener = (_, response) => response.writeHead(200, PAGE).end('<h1>Welcome</h1>');
const shop: RequestListener = ({ url }, response) =>
  response.writeHead(url === '/' ? 200 : 404, PAGE).end('<h1>Shop</h1>');
const moved: RequestListener = ({ url = '' }, response) =>
  response.writeHead(301, { location: `https://new.example${url}` }).end();
const front: RequestListener = ({ url }, response) =>
  url === '/' ? response.writeHead(302, { location: '/docs' }).end() : response.writeHead(401).end();

const target = (interfaces: object, over: object = {}) =>
  targetFile('bad', { name: 'bad', kind: 'external', interfaces, ...over });

const knocked = (interfaces: object, over: object = {}) =>
  knock(loadTargetFile(target(interfaces, over), {}), PATIENCE);

const addresses: Record<string, string> = {};

beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'elsewhere.example' }]);
  Object.assign(addresses, {
    certificate: await opened(createTlsServer({ key, cert }, front), 'https'),
    page: await serving(page),
    shop: await serving(shop),
    redirect: await serving(moved),
    front: await serving(front),
    silent: await raw('silent'),
    rude: await raw('rude'),
    garbled: await raw('garbled'),
    stuck: await raw('stuck in its text'),
  });
});

afterAll(async () => {
  for (const close of closers) await close();
});

describe('before a run, an address', () => {
  it.each([
    ['where a page is', 'page', /has something else at messaging at \S+ \(it answers with a web page; /],
    ['of a site that is no interface', 'shop', /it answers with a web page; is that the address/],
    ['that redirects', 'redirect', /it redirects to https:\/\/new\.example\/v1\/replies; give that address/],
    ['that never answers', 'silent', /nothing of the target bad answers: .*takes the request and never answers/],
    ['that resets', 'rude', /nothing of the target bad answers: .*(?:is reset|is closed)/],
    ['that speaks something else', 'garbled', /what it answers is no HTTP/],
    ['that begins to answer and stops', 'stuck', /it begins to answer and never ends/],
    ['with a wrong certificate', 'certificate', /its certificate is not accepted \(\w+\); fix it/],
  ])('%s ends it with one sentence', async (_, name, sentence) => {
    const ended = knocked({ messaging: addresses[name] });
    await expect(ended).rejects.toThrow(UsageError);
    await expect(ended).rejects.toThrow(sentence);
  });

  it('whose front page is for people is fine', async () => {
    expect(await knocked({ messaging: addresses.front, voice: addresses.front })).toEqual([]);
  });

  it('that is silent leaves the others to be judged, and is named', async () => {
    const silent = await knocked({ messaging: addresses.front, token: addresses.rude });
    expect(silent).toEqual([expect.stringMatching(/^no answer from token at http:.*\)$/)]);
  });

  it('of a lab has to answer', async () => {
    const ended = knocked({ messaging: addresses.front }, { lab: addresses.silent });
    await expect(ended).rejects.toThrow(/no answer from the lab at .*start it, or take it out of the target file/);
  });

  it('that is wrong makes the command end with 2, whatever else is there', async () => {
    const file = target({ messaging: addresses.front, token: addresses.page });
    const sentence = /^plumbline: the target bad has something else at token at \S+ \(it answers .*\)\.$/;
    expectRefused(await refusedRun({ target: file, rule: ['TOK-01'] }), sentence);
  });
});
