import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import addFormatsModule from 'ajv-formats';
// @ts-expect-error: the package tells no types
import harSchemas from 'har-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceExchange } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { reportSet } from '../../../support/reports/report-set.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { listening } from '../../wire/listening.ts';
import { anExample, anExchange, aRule, aRun, circumstances, failed, someEvidence } from './a-run.ts';
import { inFull } from './in-full.ts';

const exchange = (over: Partial<EvidenceExchange>): EvidenceExchange =>
  anExchange({
    method: 'POST',
    requestHeaders: { authorization: 'Basic •••', 'content-type': 'application/json' },
    requestBody: '{}',
    responseHeaders: { 'content-type': 'application/json' },
    responseBody: '{"code":1}',
    ...over,
  });

const LONG = `{"content":"${'x'.repeat(150_000)}"}`;

const exchanges = [
  exchange({ requestBody: `{"content":"it's $HOME \`id\` \\\\ ••• äöü\\n"}` }),
  exchange({
    n: 2,
    url: 'http://127.0.0.1:4999/a/../b?q=[1]&token=•••&e=%20',
    method: 'GET',
    requestBody: undefined,
  }),
  exchange({ n: 3, requestBody: LONG, requestHeaders: { 'x-empty': '', authorization: 'Bearer •••' } }),
  exchange({
    n: 4,
    url: 'http://127.0.0.1:4999/%zz|^',
    method: 'PUT',
    requestBody: '@/etc/passwd',
    status: 500,
  }),
  exchange({
    n: 5,
    url: 'http://127.0.0.1:4999/h',
    method: 'HEAD',
    requestBody: undefined,
    responseBody: '',
  }),
] as EvidenceExchange[];

const callback = {
  n: 1,
  method: 'POST',
  target: '/run-1?sig=1',
  headers: { 'content-type': 'application/json' },
  body: '{"status":"delivered"}',
  at: '2024-01-15T12:00:01.000Z',
};

const evidence = someEvidence({ rung: 'virtual', exchanges, callbacks: [callback] });
const run = aRun([
  anExample('MSG-01', [failed], { evidence }),
  anExample('MSG-01', [failed], {
    evidence: { ...evidence, exchanges: exchanges.slice(0, 1), callbacks: [] },
  }),
  anExample('MSG-02'),
]);
const ids = ['MSG-01', 'MSG-02'];
const verdicts = judge(
  ids.map((id) => aRule(id)),
  run,
  circumstances(ids),
);
const files = inFull(reportSet(verdicts, run, [], { allure: true }));
const text = (name: string): string => String(files.get(`evidence/MSG-01/${name}`) ?? '');

describe('the evidence of a red rule', () => {
  it('has an archive that the schema of HAR 1.2 accepts', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    ajv.addMetaSchema(draft6);
    addFormatsModule.default(ajv);
    for (const schema of Object.values(harSchemas as Record<string, object>)) ajv.addSchema(schema);
    const validate = ajv.getSchema('har.json#');
    const har = JSON.parse(text('exchanges.har'));
    expect(validate?.(har), JSON.stringify(validate?.errors)).toBe(true);
    expect(validate?.({ log: { ...har.log, entries: [{}] } })).toBe(false);
    expect(har.log.entries).toHaveLength(6);
    expect(har.log.pages).toHaveLength(2);
  });
});

describe.skipIf(spawnSync('curl', ['--version']).status !== 0)('the curl script', () => {
  const got: Array<{ method: string; url: string; headers: IncomingMessage['headers']; body: string }> = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      got.push({ method, url, headers, body });
      response.end('ok');
    });
  });
  let address = '';
  const folder = freshFolder();
  const script = join(folder, 'evidence/MSG-01/curl.sh');
  const sh = (environment: NodeJS.ProcessEnv) =>
    promisify(execFile)('sh', [script], { env: { PATH: process.env.PATH, ...environment } });

  beforeAll(async () => {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    address = await listening(server);
  });
  afterAll(() => void server.close());

  it('says which variable it needs before it sends anything', async () => {
    await expect(sh({})).rejects.toThrow(/BASIC_CREDENTIALS: set it to key and secret/);
    expect(got).toEqual([]);
  });

  it('repeats the requests byte by byte, with the secrets of the environment', async () => {
    const MESSAGING_URL = address;
    const { stdout } = await sh({ MESSAGING_URL, BASIC_CREDENTIALS: 'QTpC', ACCESS_TOKEN: 'T', SECRET: 'S' });
    expect(stdout).toContain('# was answered with HTTP status 404');
    expect(got.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v1/messages',
      'GET /a/../b?q=[1]&token=S&e=%20',
      'POST /v1/messages',
      'PUT /%zz|^',
      'HEAD /h',
    ]);
    expect(got.map(({ body }) => body)).toEqual([
      `{"content":"it's $HOME \`id\` \\\\ S äöü\\n"}`,
      '',
      LONG,
      '@/etc/passwd',
      '',
    ]);
    expect(got[0]?.headers).toMatchObject({
      authorization: 'Basic QTpC',
      'content-type': 'application/json',
    });
    expect(got[0]?.headers).not.toHaveProperty('user-agent');
    expect(got[2]?.headers).toMatchObject({ authorization: 'Bearer T', 'x-empty': '' });
    expect(got[2]?.headers).not.toHaveProperty('content-type');
  });
});
