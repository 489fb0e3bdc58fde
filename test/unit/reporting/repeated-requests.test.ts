import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Journal } from '../../../support/example/session/journal.ts';
import type { Evidence, EvidenceExchange } from '../../../support/ground/evidence/recorded-run.ts';
import { hidePlaces } from '../../../support/ground/secrets/secret-places.ts';
import { reportSet } from '../../../support/reports/report-set.ts';
import { writeReports } from '../../../support/reports/write-reports.ts';
import { HttpClient } from '../../../support/wire/http/client.ts';
import type { OutgoingRequest } from '../../../support/wire/http/exchange.ts';
import { Reach } from '../../../support/wire/http/reach.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { judgeAll } from '../ledger/judge-one.ts';
import { hostileText } from '../quote/hostile-text.ts';
import { anExample, anExchange, aRun, failed, someEvidence } from './a-run.ts';
import { RawServer } from './raw-server.ts';

const server = new RawServer();
const home = freshFolder();

const base = await server.listen();
const client = new HttpClient({ reach: new Reach([base]) });
afterAll(async () => {
  await client.close();
  await server.stop();
});

type Random = Pick<OutgoingRequest, 'headers' | 'body'> & { readonly path: string };

/** Whether nothing in a request reads as a secret by its place. */
function namesNoSecret({ path: way, headers, body: sentBody = '' }: Random): boolean {
  const bytes = Buffer.from(sentBody);
  const texts = [way, ...Object.values(headers), bytes.toString('utf8'), bytes.toString('latin1')];
  return texts.every((text) => hidePlaces(text) === text);
}

/** Sends requests as an example does and answers its evidence. */
async function sent(requests: readonly OutgoingRequest[]): Promise<Evidence> {
  const journal = new Journal();
  for (const request of requests) {
    const answer = await client.send(request);
    const n = journal.exchanges.length + 1;
    journal.exchanges.push({ n, interface: 'messaging', at: 0, request, ...answer, json: 0, looked: true });
  }
  return JSON.parse(JSON.stringify(journal.evidence('none', 0))) as Evidence;
}

/** Writes the reports of a run with one red example, and answers the folder of its evidence. */
function written(evidence: Evidence, name = 'n'): string {
  const run = aRun([anExample('MSG-01', [failed], { evidence, name })]);
  const verdicts = judgeAll(['MSG-01'], run);
  const out = join(home, 'reports');
  writeReports(out, reportSet(verdicts, run, [], { allure: true }), (text) => text);
  return join(out, 'evidence/MSG-01');
}

const sh = (folder: string) =>
  promisify(execFile)('sh', [join(folder, 'curl.sh')], { cwd: folder, env: { PATH: process.env.PATH, SECRET: '•••' } });

const latin1 = (text: string, allowed: RegExp): string =>
  [...Buffer.from(text).toString('latin1')].filter((sign) => allowed.test(sign)).join('');

const path = hostileText.map((text) => `/${latin1(text, /[\u0021-\u00ff]/)}`);
const value = hostileText.map((text) => latin1(text, /[\t\u0020-\u007e\u0080-\u00ff]/));
const body = fc.oneof(
  fc.constant(undefined),
  hostileText,
  hostileText.map((text) => Buffer.from(text, 'latin1')),
  fc.uint8Array(),
);

const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'),
  path,
  headers: fc.dictionary(
    fc.stringMatching(/^[a-z!#$%&'*+.^_`|~]{1,8}$/).map((name) => `x-${name}`),
    value,
    { maxKeys: 3 },
  ),
  body,
});

describe.skipIf(spawnSync('curl', ['--version']).status !== 0)('the script of an example', () => {
  it('is written for an example whose title reads as a secret', async () => {
    const evidence = await sent([{ method: 'GET', url: base, headers: {} }]);
    expect(readdirSync(written(evidence, '-K/etc/passwd%0A::error::x'))).toContain('curl.sh');
  });

  it('sends the same bytes again, whatever they are, and runs none of them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 3 }), hostileText, async (all, name) => {
        // What reads as a secret by its place, such as `passwd: x`, is left out of the script on purpose.
        fc.pre(all.every(namesNoSecret));
        server.got.length = 0;
        const evidence = await sent(all.map((each) => ({ ...each, url: `${base}${each.path}` })));
        const first = server.got.splice(0);
        expect(first).toHaveLength(all.length);
        const folder = written(evidence, name);
        const before = readdirSync(folder);
        await sh(folder);
        expect(server.got).toEqual(first);
        expect(readdirSync(folder)).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  const exchange = (over: Partial<EvidenceExchange>): EvidenceExchange =>
    anExchange({ interface: 'subprojects', url: `${base}/x`, ...over });

  const evidenceOf = (...exchanges: EvidenceExchange[]): Evidence => someEvidence({ exchanges });

  it('never runs an address', async () => {
    for (const text of [
      '"$(touch pwned)"',
      "'$(touch pwned)'",
      '`touch pwned`',
      '}"; touch pwned; "',
      '\ntouch pwned\n',
    ]) {
      const folder = written(evidenceOf(exchange({ url: `http://127.0.0.1:9${text}` })), `x\ntouch pwned`);
      await sh(folder);
      expect(existsSync(join(folder, 'pwned'))).toBe(false);
    }
  });

  it('says which request it leaves out', async () => {
    server.got.length = 0;
    const folder = written(
      evidenceOf(
        exchange({ url: 'file:///etc/passwd' }),
        exchange({ n: 2, requestHeaders: { '@/etc/passwd': 'x' } }),
        exchange({ n: 3, requestHeaders: { a: 'x\r\ny: z' } }),
        exchange({ n: 4, requestBody: 'x', requestCut: { length: 9, sha256: '' } }),
        exchange({ n: 5 }),
      ),
    );
    const { stdout } = await sh(folder);
    expect(stdout).toContain('# request 1 is left out: its address is not an HTTP address');
    expect(stdout).toContain('# request 2 is left out: it has a header that HTTP cannot express');
    expect(stdout).toContain('# request 3 is left out');
    expect(stdout).toContain('# request 4 is left out: only the beginning of its body of 9 bytes was kept');
    expect(server.got).toHaveLength(1);
  });

  it('sends nothing to one server that was sent to another', async () => {
    const other = new RawServer();
    const foreign = await other.listen();
    server.got.length = 0;
    const folder = written(evidenceOf(exchange({}), exchange({ n: 2, url: `${foreign}/y` })));
    await sh(folder);
    await other.stop();
    expect(server.got.map(({ line }) => line)).toEqual(['GET /x HTTP/1.1']);
    expect(other.got.map(({ line }) => line)).toEqual(['GET /y HTTP/1.1']);
  });
});

const bytes = Buffer.from([0x7b, 0xff, 0x00, 0xe9, 0x0a, 0xc3]);
const archived = (folder: string) => JSON.parse(readFileSync(join(folder, 'exchanges.har'), 'utf8')).log.entries[0];

it.each(['application/json', 'text/plain; charset=iso-8859-1'])(
  'the bytes of an answer survive as %s',
  async (type) => {
    server.answer = Buffer.concat([
      Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nX-Name: caf\xe9\r\nContent-Length: 6\r\n\r\n`, 'latin1'),
      bytes,
    ]);
    const folder = written(await sent([{ method: 'POST', url: `${base}/x`, headers: {}, body: bytes }]));
    const { request: asked, response } = archived(folder);
    expect(Buffer.from(response.content.text, response.content.encoding)).toEqual(bytes);
    expect(response.content.size).toBe(6);
    expect(response.headers).toContainEqual({ name: 'x-name', value: 'café' });
    expect(Buffer.from(asked.postData.text, asked.postData._encoding)).toEqual(bytes);
    expect(readFileSync(join(folder, 'request-1.body'))).toEqual(bytes);
  },
);
