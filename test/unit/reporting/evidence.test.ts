import { Ajv } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import addFormatsModule from 'ajv-formats';
// @ts-expect-error: the package tells no types
import harSchemas from 'har-schema';
import { expect, it } from 'vitest';
import type { EvidenceExchange } from '../../../support/ground/evidence/recorded-run.ts';
import { reportSet } from '../../../support/reports/report-set.ts';
import { judgeAll } from '../ledger/judge-one.ts';
import { anExample, anExchange, aRun, failed, someEvidence } from './a-run.ts';
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

const AT = 'http://127.0.0.1:4999';
const LONG = `{"content":"${'x'.repeat(150_000)}"}`;

const exchanges = [
  exchange({ requestBody: `{"content":"it's $HOME \`id\` \\\\ ••• äöü\\n"}` }),
  exchange({ url: `${AT}/a/../b?q=[1]&token=•••&e=%20`, method: 'GET', requestBody: undefined }),
  exchange({ requestBody: LONG, requestHeaders: { 'x-empty': '', authorization: 'Bearer •••' } }),
  exchange({ url: `${AT}/%zz|^`, method: 'PUT', requestBody: '@/etc/passwd', status: 500 }),
  exchange({ url: `${AT}/h`, method: 'HEAD', requestBody: undefined, responseBody: '' }),
].map((each, at) => ({ ...each, n: at + 1 })) as EvidenceExchange[];

it('the evidence of a red rule has an archive that the schema of HAR 1.2 accepts', () => {
  const callbacks = [
    {
      n: 1,
      method: 'POST',
      target: '/run-1?sig=1',
      headers: {},
      body: '{"status":"delivered"}',
      at: '2024-01-15T12:00:01.000Z',
    },
  ];
  const red = (some: EvidenceExchange[], came = callbacks) =>
    anExample('MSG-01', [failed], { evidence: someEvidence({ rung: 'virtual', exchanges: some, callbacks: came }) });
  const run = aRun([red(exchanges), red(exchanges.slice(0, 1), []), anExample('MSG-02')]);
  const files = inFull(reportSet(judgeAll(['MSG-01', 'MSG-02'], run), run, [], { allure: true }));
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addMetaSchema(draft6);
  addFormatsModule.default(ajv);
  for (const schema of Object.values(harSchemas as Record<string, object>)) ajv.addSchema(schema);
  const validate = ajv.getSchema('har.json#');
  const har = JSON.parse(String(files.get('evidence/MSG-01/exchanges.har')));
  expect(validate?.(har), JSON.stringify(validate?.errors)).toBe(true);
  expect(validate?.({ log: { ...har.log, entries: [{}] } })).toBe(false);
  expect(har.log.entries).toHaveLength(6);
  expect(har.log.pages).toHaveLength(2);
});
