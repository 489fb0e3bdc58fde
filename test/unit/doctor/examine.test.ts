import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { generate } from 'selfsigned';
import { afterAll, describe, expect, it } from 'vitest';
import { examineTarget } from '../../../support/cli/doctor/examine.ts';
import type { Finding } from '../../../support/cli/doctor/finding.ts';
import { startBundled } from '../../../support/wire/target/bundled.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';
import { listening } from '../../wire/listening.ts';
import { PLAIN_TARGET } from '../plain-target.ts';

const open: Array<{ close(): unknown }> = [];

afterAll(() => {
  for (const each of open) each.close();
});

function opened(server: Pick<Server, 'listen' | 'address' | 'close'>, scheme = 'http'): Promise<string> {
  open.push(server);
  return listening(server, scheme);
}

const answering = (listener: RequestListener): Promise<string> => opened(createServer(listener));

const targetAt = (interfaces: ResolvedTarget['interfaces'], over: Partial<ResolvedTarget> = {}): ResolvedTarget => ({
  ...PLAIN_TARGET,
  claim: { product: 'p', version: '1', capabilities: ['basic'] },
  interfaces,
  ...over,
});

const gapsOf = ({ findings }: { findings: readonly Finding[] }): string[] =>
  findings.filter(({ state }) => state === 'gap').map(({ check, says }) => `${check}: ${says}`);

const gapsAt = async (messaging: string): Promise<string> =>
  gapsOf(await examineTarget(targetAt({ messaging }))).join();

const BASIC = `Basic ${Buffer.from('key:secret').toString('base64')}`;

/** Serves replies to callers with the key, and nothing else. */
const good: RequestListener = ({ headers, url }, response) => {
  const known = headers.authorization === BASIC;
  response.writeHead(known ? (url?.startsWith('/v1/replies') ? 200 : 404) : 401).end('{}');
};

describe('a target with an address', () => {
  it('that is fine has no gap', async () => {
    const examined = await examineTarget(targetAt({ messaging: await answering(good) }));
    expect(gapsOf(examined)).toEqual([]);
    expect(examined.usable).toBe(true);
  });

  it('that nothing listens at is unusable', async () => {
    const examined = await examineTarget(targetAt({ messaging: 'http://127.0.0.1:9' }));
    expect(gapsOf(examined).join()).toContain('nothing listens there (ECONNREFUSED); start it, or fix the address');
    expect(examined.usable).toBe(false);
  });

  it('that answers web pages is doubted', async () => {
    const messaging = await answering((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    );
    const { findings } = await examineTarget(targetAt({ messaging }));
    expect(findings.find(({ says }) => says.includes('a web page'))?.state).toBe('note');
    expect(gapsOf({ findings }).join()).toContain('answers wrong credentials with HTTP status 200, not 401');
  });

  it('whose certificate nobody vouches for blocks its interface', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'wrong.example' }]);
    const messaging = await opened(createTlsServer({ key, cert }, good), 'https');
    const { findings } = await examineTarget(targetAt({ messaging }));
    const tls = findings.find(({ check }) => check === 'tls');
    expect(tls).toMatchObject({ state: 'gap', blocks: { tags: ['messaging'] } });
    expect(tls?.says).toMatch(/is not accepted: .*; fix it, or name its issuer in NODE_EXTRA_CA_CERTS/);
  });

  const late: RequestListener = (request, response) => {
    response.setHeader('date', new Date(Date.now() - 600_000).toUTCString());
    good(request, response);
  };
  const closed: RequestListener = (_, response) => response.writeHead(401).end();

  it.each([
    ['whose name does not resolve', () => 'http://nowhere.invalid', /the name nowhere\.invalid does not resolve/],
    ['whose clock is off', () => answering(late), /clock: its clock is (599|600|601) s behind/],
    [
      'that refuses',
      () => answering(closed),
      /refuses your credentials with HTTP status 401; fix credentials\.messaging/,
    ],
  ])('%s says so', async (_, address, gap) => {
    expect(await gapsAt(await address())).toMatch(gap);
  });

  it('for which there are no credentials says which are missing', async () => {
    const examined = await examineTarget(targetAt({ voice: await answering(good) }, { credentials: undefined }));
    expect(gapsOf(examined).join()).toContain('no credentials for it; add credentials.project');
  });
});

it('capabilities that are claimed but not served, or served but not claimed, are gaps', async () => {
  const messaging = await answering(good);
  const capabilities = ['hmac'];
  const gaps = gapsOf(
    await examineTarget(targetAt({ messaging }, { claim: { product: 'p', version: '1', capabilities } })),
  );
  expect(gaps).toEqual([
    expect.stringContaining('capability: served but not claimed: GET /v1/replies answers HTTP status 200'),
    expect.stringContaining('capability: claimed but not served: GET /v1/replies answers HTTP status 401'),
  ]);
});

it('the loop of notifications is broken where the public address leads elsewhere', async () => {
  const publicUrl = await answering((_, response) => response.writeHead(502).end());
  const callbacks = { listen: '127.0.0.1:0', publicUrl, patienceMs: 100 };
  const gaps = gapsOf(await examineTarget(targetAt({ messaging: await answering(good) }, { callbacks })));
  expect(gaps).toEqual([
    expect.stringMatching(/callbacks: a POST to .* is answered by another server \(HTTP status 502\)/),
  ]);
});

it('the bundled reference has no gap', async () => {
  const { target, close } = await startBundled({ faults: [] });
  try {
    expect(gapsOf(await examineTarget(target))).toEqual([]);
  } finally {
    await close();
  }
});
