import { validateStrict } from 'ctrf';
import { describe, expect, it } from 'vitest';
import { reportSet } from '../../../support/reports/report-set.ts';
import { judgeAll } from '../ledger/judge-one.ts';
import { anExample, anExchange, answeredWith, aRun, failed, inconclusive, someEvidence, threw } from './a-run.ts';
import { inFull } from './in-full.ts';

const evidence = someEvidence({ exchanges: [anExchange()] });
const HOSTILE = `\u0000\u001b[31m<&>"'\ud800]]>${'x'.repeat(50_000)}`;

const ids = ['MSG-01', 'MSG-02', 'MSG-03'];
const run = aRun(
  [
    ...[401, 403, 404, 405, 406, 409].map((status) => anExample('MSG-01', [answeredWith(status)], { evidence })),
    anExample('MSG-01', [failed], { evidence: { ...evidence, exchanges: [] } }),
    anExample('MSG-02', [inconclusive]),
    anExample('MSG-03'),
    anExample('MSG-03', [threw('TypeError', HOSTILE)]),
  ],
  { troubles: ['a hook failed\nsomewhere'] },
);
const verdicts = judgeAll(ids, run, {}, ['MSG-04']);
const files = inFull(reportSet(verdicts, run, [], { out: 'reports', allure: true }));
const report = JSON.parse(String(files.get('ctrf.json')));
const { tests } = report.results;
const traces: string[] = tests.flatMap(({ tags, trace }: { tags?: string[]; trace?: string }) =>
  tags?.includes('MSG-01') ? [trace] : [],
);

it('a CTRF report is accepted by the schema of the format, whatever messages hold', () => {
  expect(() => validateStrict(report)).not.toThrow();
  expect(() => validateStrict({ ...report, results: { ...report.results, tests: [{}] } })).toThrow();
});

describe.each(['ctrf.json', 'junit.xml'])('each red example in %s', (file) => {
  it('has what it got itself, and its own script', () => {
    const text = String(files.get(file));
    expect(traces).toHaveLength(7);
    for (const [at, status] of [401, 403, 404, 405, 406].entries()) {
      const script = `sh reports/evidence/MSG-01/curl${at === 0 ? '' : `-${at + 1}`}.sh`;
      expect(traces[at]).toContain(`expected  the answer has HTTP status 400 — 400\n  got       ${status} (`);
      expect(traces[at]).toContain(`again     ${script}`);
      expect(text).toContain(script);
      expect(files.has(script.replace('sh reports/', ''))).toBe(true);
    }
    expect(traces[5]).toContain('again     only the first examples of a rule have a script');
    expect(traces[6]).toContain('again     no request was sent');
  });

  it('says in one line what was expected and what came, without the words of a library', () => {
    const text = String(files.get(file));
    expect(text).toContain('HTTP status 401 {}: expected 400, got 401');
    expect(text).not.toMatch(/to (deeply )?equal|to deep include/);
  });
});
