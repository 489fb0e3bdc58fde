import { Ajv } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import addFormatsModule from 'ajv-formats';
// @ts-expect-error: the package tells no types
import harSchemas from 'har-schema';
import { describe, expect, it } from 'vitest';
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
const verdicts = judgeAll(['MSG-01', 'MSG-02'], run);
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
