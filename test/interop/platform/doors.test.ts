import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as askInPlain } from 'node:http';
import { request as askSecurely } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type LocalPlatform, startPlatform } from '../../../reference-impl/library/platform.cjs';
import { certificateIn, ownCertificate } from '../../../reference-impl/start/certificate.ts';
import { basic } from '../../wire/basic.ts';
import { folder, plumbline, serve } from '../command-line.ts';

const at = (name: string): string => join(folder, name);
interface Told {
  readonly status: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has an answer of its own
  readonly json: any;
}

/** Asks as a client that speaks HTTPS alone and trusts one certificate. */
function ask(url: string, authorization: string, ca: string | undefined, body?: object): Promise<Told> {
  const begin = url.startsWith('https:') ? askSecurely : askInPlain;
  if (ca !== undefined && begin === askInPlain) throw new Error(`${url} is not over TLS`);
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = { authorization, ...(text ? { 'content-type': 'application/json' } : {}) };
    const sent = begin(url, { method: text ? 'POST' : 'GET', headers, ...(ca ? { ca } : {}) }, async (answer) => {
      const parts = await answer.toArray();
      resolve({ status: answer.statusCode, json: JSON.parse(Buffer.concat(parts).toString()) });
    });
    sent.on('error', reject).end(text);
  });
}

const MESSAGES = '/v1/messages';
const submit = (length = 5, count = 1) => ({
  messages: Array.from({ length: count }, () => ({ content: 'x'.repeat(length), destination_number: '+46700000001' })),
});

let own: LocalPlatform;
const user = (): string => basic(own.credentials.messaging.key, own.credentials.messaging.secret);
afterEach(() => own?.close());

describe('HTTPS', () => {
  it('is spoken on the ports of HTTP, to clients that speak nothing else', async () => {
    own = await startPlatform({ tls: true });
    const { url } = own.messaging;
    expect([url.slice(0, 8), own.lookup.urls.every((each) => each.startsWith('https:'))]).toEqual(['https://', true]);
    const plain = url.replace('https:', 'http:');
    for (const [address, ca] of [
      [url, own.certificate],
      [plain, undefined],
    ] as const) {
      expect((await ask(`${address}${MESSAGES}`, user(), ca, submit())).status).toBe(202);
      expect((await ask(`${address}${MESSAGES}`, user(), ca, submit(5000, 100))).status).toBe(202);
    }
    await expect(ask(`${url}${MESSAGES}`, user(), (await ownCertificate([])).cert, submit())).rejects.toThrow(
      /self.signed/,
    );
    for (let from = 1000; from < 1110; from += 10) {
      const numbers = Array.from({ length: 10 }, (_, place) => `+6149157${from + place}`);
      await ask(`${url}/v1/number_authorisation/mt/blacklist`, user(), own.certificate, { numbers });
    }
    const { pagination } = (await ask(`${url}/v1/number_authorisation/mt/blacklist`, user(), own.certificate)).json;
    expect((await ask(pagination.next_uri, user(), own.certificate)).json.numbers).toHaveLength(10);
    expect(await own.advance('PT1M')).toMatch(/Z$/);
  });

  it('is not disturbed by clients that say nothing, or what is neither', async () => {
    own = await startPlatform({ tls: true });
    const { hostname, port } = new URL(own.messaging.url);
    const silent = connect(Number(port), hostname);
    const broken = connect(Number(port), hostname, () => broken.write(Buffer.from('160301000501', 'hex')).toString());
    for (const each of [silent, broken]) each.on('error', () => undefined);
    const garbage = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write('\u0000\u0001 what?\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString())).on('error', () => resolve('reset'));
    });
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(`${own.messaging.url}${MESSAGES}`, user(), own.certificate, submit())).status).toBe(202);
    await own.close();
  });

  it('is served with a certificate beside the ready file, which goes with it', async () => {
    const { running, ready, file } = await serve('secure', '--tls', '--env', at('secure.env'));
    const pem = ready.certificate as string;
    const { key, secret } = ready.credentials.messaging;
    expect([pem, ready.lab.slice(0, 7)]).toEqual([file.replace(/json$/, 'pem'), 'http://']);
    const answer = await ask(`${ready.messaging}${MESSAGES}`, basic(key, secret), readFileSync(pem, 'utf8'), submit());
    expect(answer.status).toBe(202);
    const shell = execFileSync('sh', ['-c', `. '${at('secure.env')}'; echo "$MESSAGING_URL $CERTIFICATE"`]).toString();
    expect(shell).toBe(`${ready.messaging} ${pem}\n`);
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);
    expect(existsSync(pem)).toBe(false);
  });

  it('takes a certificate and its key, and nothing less', async () => {
    const [one, other] = [await ownCertificate(['example.test']), await ownCertificate([])];
    const files = { cert: one.cert, key: one.key, 'other-key': other.key, text: 'no PEM' };
    for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
    const ended = (...args: string[]) =>
      plumbline(['serve', '--port-base', '0', '--ready-file', at('none.json'), ...args]);
    for (const [args, sentence] of [
      [['--cert', at('cert')], '--cert is given without --key; give both, or --tls for a certificate of its own.'],
      [
        ['--cert', at('cert'), '--key', at('other-key')],
        `the key ${at('other-key')} does not fit the certificate ${at('cert')};`,
      ],
    ] as const) {
      const { code, stderr } = await ended(...args);
      expect([code, stderr.trimEnd().split('\n').length, stderr]).toEqual([2, 1, expect.stringContaining(sentence)]);
    }
    expect(existsSync(at('none.json'))).toBe(false);
    own = await startPlatform({ tls: one });
    expect((await ask(`${own.messaging.url}${MESSAGES}`, user(), one.cert, submit())).status).toBe(202);
    await own.close();
    expect(() => certificateIn({ cert: at('text'), key: at('key') })).toThrow(`${at('text')} is no certificate in PEM`);
    expect(() => certificateIn({ cert: at('cert'), key: at('nowhere') })).toThrow(`cannot read ${at('nowhere')}: `);
    await expect(startPlatform({ tls: { cert: one.cert, key: other.key } })).rejects.toThrow(
      'The key tls.key does not fit the certificate tls.cert; give the one it was made with.',
    );
  });
});

const HOOK = { url: 'https://example.com/in', method: 'POST', encoding: 'JSON', events: ['DELIVERED_DR'] };
const SETUP = {
  schema: 1,
  now: '2026-03-02T09:00:00.000Z',
  accounts: [{ role: 'main', timeZone: 'Europe/Stockholm', features: { dedicatedNumbers: true, deDuplication: true } }],
  numbers: [{ phone_number: '+46700009999', account: 'main', label: 'Shop' }],
  webhooks: [HOOK],
  messages: [
    { content: 'Hello', destination_number: '+46700000001' },
    { account: 'sub', content: 'Hi', destination_number: '+46700000002' },
  ],
};

describe('a set-up', () => {
  const get = async (path: string) => (await ask(`${own.messaging.url}${path}`, user(), undefined)).json;

  it('makes accounts, numbers, webhooks and messages, and what is exported makes them again', async () => {
    own = await startPlatform({ setup: SETUP });
    const look = async () => ({
      hooks: (await get('/v1/webhooks/messages')).pageData.map(({ id: _, ...hook }: { id: string }) => hook),
      numbers: (await get('/v1/messaging/numbers/dedicated/assignments')).data.map(
        ({ number, assignment }: { number: { phone_number: string }; assignment: { label: string } }) =>
          [number.phone_number, assignment.label].join(),
      ),
    });
    const first = await look();
    expect(first).toEqual({ hooks: [expect.objectContaining(HOOK)], numbers: ['46700009999,Shop'] });
    expect(await own.advance('PT0S')).toBe(SETUP.now);
    await own.advance('PT1M');
    expect(await own.handset('+46700000002').messages()).toMatchObject([{ content: 'Hi' }]);
    const exported = await own.lab.ask('GET', '/export');
    const { credentials } = own;
    await own.close();
    writeFileSync(at('setup.json'), JSON.stringify({ ...exported, messages: SETUP.messages }));
    own = await startPlatform({ setup: at('setup.json') });
    expect([own.credentials, await look()]).toEqual([credentials, first]);
  });

  it('is what serve begins with, with the credentials of every start', async () => {
    writeFileSync(at('served.json'), JSON.stringify(SETUP));
    const ends = async (...args: string[]) => {
      const { running, ready } = await serve('set-up', ...args);
      const { worlds } = (await (await fetch(`${ready.lab}/worlds`)).json()) as { worlds: Array<{ messages: number }> };
      running.child.kill('SIGTERM');
      await running.ended;
      return { worlds, credentials: ready.credentials };
    };
    const usual = await ends();
    const data = ['--setup', at('served.json'), '--data', at('served.data')];
    for (const args of [data.slice(0, 2), data, data]) {
      const { worlds, credentials } = await ends(...args);
      expect([worlds.map(({ messages }) => messages), credentials]).toEqual([[2], usual.credentials]);
    }
  });

  it.each<readonly [object | string, string]>([
    [{ schema: 2 }, 'The set-up has the schema 2, and this version of Plumbline reads 1; export it again.'],
    [{ schema: 1, accounts: [{ role: 'boss' }] }, 'A world has no account with the role boss; there are main, sub,'],
    [{ schema: 1, webhooks: [{ ...HOOK, account: 'boss' }] }, 'A world has no account with the role boss'],
    [
      { schema: 1, accounts: [{ role: 'main', features: { deDup: true } }] },
      '/accounts/0/features/deDup: is not known; there are deDuplication,',
    ],
    [{ schema: 1, webhooks: [{ ...HOOK, method: 'HEAD' }] }, '/webhooks/0/method: [HEAD] is invalid'],
    [{ ...SETUP, messages: [...SETUP.messages, { content: 'Hi' }] }, ': /messages/2/destination_number: '],
    [{ schema: 1, faults: ['no.such'] }, 'Unknown fault: no.such'],
    ['/nowhere.json', 'Cannot read the set-up file /nowhere.json: '],
  ])('%j is refused in a sentence, and nothing starts', async (setup, sentence) => {
    const started = startPlatform({ setup });
    await expect(started).rejects.toThrow(sentence);
    await expect(started).rejects.toThrow(/^[^\n]+\.$/);
  });
});
