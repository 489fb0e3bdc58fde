import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../support/ground/evidence/lines.ts';
import { fingerprintOf } from '../../../support/ledger/fingerprint.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { reportSet } from '../../../support/reports/report-set.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, threw } from './a-run.ts';

const evidence = {
  rung: 'virtual',
  exchanges: [
    {
      n: 1,
      interface: 'messaging',
      method: 'POST',
      url: 'http://127.0.0.1:4999/v1/messages',
      requestHeaders: { authorization: 'Basic •••', 'content-type': 'application/json' },
      requestBody: `{"content":"it's"}`,
      status: 404,
      responseHeaders: {},
      responseBody: '{}',
      at: '2024-01-15T12:00:00.000Z',
    },
  ],
  callbacks: [],
  observations: [],
  witness: ['the twin was accepted'],
};
const ids = ['MSG-01', 'MSG-02', 'MSG-03'];
const run = aRun([
  anExample('MSG-01', [failed], { evidence, name: 'a "quoted" <name>' }),
  anExample('MSG-02', [threw('Inconclusive', '[insufficient-evidence] nothing to assert')]),
  anExample('MSG-03'),
]);
const verdicts = judge(
  ids.map((id) => aRule(id)),
  run,
  circumstances(ids),
);

describe('a fingerprint', () => {
  it.each([
    ['HTTP status 404 {}: expected 404 to equal 400', undefined, 'status 400→404'],
    ['HTTP status 500 x: expected 500 to be within 200..299', undefined, 'status 2xx→500'],
    [
      "reports of second: expected [ [ 'rejected', '304' ] ] to deep include [ 'rejected', '305' ]",
      '305',
      'report code 305→304',
    ],
    ['reports: expected [] to include 1', '305', 'report code 305→none'],
  ])('of %s', (message, reportCode, fingerprint) => {
    expect(fingerprintOf({ ...threw('AssertionError', message), reportCode })).toBe(fingerprint);
  });

  it('leaves out what changes from run to run', () => {
    const of = (id: string) => fingerprintOf(threw('Unlooked', `GET http://127.0.0.1:40${id}/${id}aaaaaaaaaaaaaaaa`));
    expect(of('12')).toBe(of('77'));
  });

  it('takes the sentence of an earlier run apart', () => {
    const message = 'told: expected 1 to equal 2\ndifference at /a: wanted 2, found 1';
    expect(fingerprintOf({ ...threw('AssertionError', message), text: 'a step' })).toBe('a step: to equal 2 ← 1');
  });
});

describe('the report set', () => {
  const files = new Map(reportSet(verdicts, run, linesOf([JSON.stringify({ meta: {} })])));

  it('holds every projection', () => {
    for (const name of [
      'verdicts.json',
      'verdicts.md',
      'junit.xml',
      'cucumber.ndjson',
      'evidence/MSG-01/curl.sh',
      'evidence/MSG-01/exchanges.har',
      'evidence/MSG-01/failure.txt',
      'evidence/MSG-01/evidence.json',
    ])
      expect(files.has(name), name).toBe(true);
  });
});

it('counts an inconclusive run as not fully verified', () => {
  const one = judge([aRule('MSG-01')], aRun([anExample('MSG-01', [inconclusive])]), circumstances(['MSG-01']));
  expect(boundLine(one)).toContain('NOT FULLY VERIFIED · scope reference · 0 of 1');
});
