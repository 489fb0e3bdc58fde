import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../support/ledger/judge.ts';
import type { JudgedRule, Verdicts } from '../../../support/ledger/verdicts.ts';
import { githubAnnotations } from '../../../support/reports/github-annotations.ts';
import { type CsvRule, rulesCsv } from '../../../support/reports/rules-csv.ts';
import { silencesMarkdown } from '../../../support/reports/silences-markdown.ts';
import { forAll } from '../for-all.ts';
import { anExample, aRule, aRun, circumstances, failed, passed, someEvidence } from './a-run.ts';

const run = aRun([anExample('X-01', [failed]), anExample('X-02', [passed])]);
const judged = judge(
  [aRule('X-01', { says: 'It holds.' }), aRule('X-02')],
  run,
  circumstances(['X-01', 'X-02'], { scope: 'external' }),
);
const example = { name: 'e', uri: 'a,b.feature', line: 7, durationMs: 1, startedAt: '' };

const rule = (over: Partial<JudgedRule>): JudgedRule => ({
  ...(judged.rules[0] as JudgedRule),
  examples: [{ ...example, verdict: 'fail', message: '50% of\nit\n::set-output name=a::b' }],
  ...over,
});

const verdicts = (rules: readonly JudgedRule[]): Verdicts => ({ ...judged, rules });

describe('annotations', () => {
  it('stand in one line each, whatever a target answered', () => {
    const [bound, red, ...more] = githubAnnotations(verdicts([rule({})]));
    expect(bound).toMatch(/^::error title=Plumbline::NOT CONFORMANT · scope external · 1 of 2/);
    expect(red).toBe(
      '::error file=a%2Cb.feature,line=7,title=X-01 fail::It holds.%0A50%25 of%0Acause status-404-for-400: expected HTTP status 400, got 404 in 1 rule',
    );
    expect(more).toEqual([]);
  });

  it('name a rule once, the worst first, and at most nine a level', () => {
    const many = Array.from({ length: 12 }, (_, at) => {
      const level = at % 2 === 0 ? 'SHOULD' : 'MUST';
      const examples = Array.from({ length: at + 1 }, (_, line) => ({ ...example, line, verdict: 'fail' as const }));
      return rule({ id: `X-${at}`, level, examples, cause: `c-${at}` });
    });
    const summary = 'https://github.example/a/b/actions/runs/7';
    const lines = githubAnnotations(verdicts(many), { summary });
    expect(lines).toHaveLength(9);
    const titles = lines.map((line) => /title=([^:]*)::/.exec(line)?.[1]);
    const worst = [11, 9, 7, 5, 3, 1, 10].map((at) => `X-${at} fail`);
    expect(titles).toEqual(['Plumbline', ...worst, 'Plumbline']);
    expect(lines[1]).toMatch(/%0Aand in 11 more of its examples$/);
    expect(lines.at(-1)).toBe(`::error title=Plumbline::and 5 more: ${summary}`);
    expect(githubAnnotations(verdicts(many)).at(-1)).toContain('verdicts.md among the reports lists them');
  });

  it('are one for a cause, with the rules that it makes red', () => {
    const lines = githubAnnotations(verdicts([rule({}), rule({ id: 'X-05' }), rule({ id: 'X-06' })]));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/title=X-01 and 2 more fail::.*%0Aso are X-05, X-06$/);
  });

  it('leave out a place that GitHub does not know', () => {
    expect(githubAnnotations(verdicts([rule({})]), { pathOf: () => undefined })[1]).toMatch(
      /^::error title=X-01 fail::/,
    );
  });
});

function rowsIn(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

const row = (over: Partial<CsvRule>): CsvRule => ({ ...aRule('MSG-01'), verdict: 'pass', ...over });

it('every text comes back from its cell, and none is a formula', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', '\r\n'), fc.string())
      .map((parts) => parts.join('')),
  );
  forAll(fc.array(fc.record({ says: text, section: text, owner: text, note: text }), { maxLength: 4 }), (all) => {
    const rules = all.map(({ says, section, owner, note }) =>
      row({ says, section, notes: [{ owner, note, date: '2026-11-28' }] }),
    );
    const [head, ...rows] = rowsIn(rulesCsv(rules));
    expect(head).toHaveLength(12);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const plain = (cell = ''): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
    expect(rows.map((cells) => [2, 3, 10].map((at) => plain(cells[at])))).toEqual(
      all.map(({ says, section, owner }) => [says, section, owner].map(plain)),
    );
  });
});

it('a row has who answers for a rule, and what is noted of it', () => {
  const notes = [{ owner: 'core team', date: '2026-11-28', note: 'asked the vendor', expires: '2027-03-31' }];
  const knownFailures = [
    { reason: 'fixed in 2.5', owner: 'Ann', issue: 'ABC-1', expires: '2027-01-31', state: 'accepted' as const },
  ];
  const [, cells] = rowsIn(
    rulesCsv([row({ promise: 'sending', lines: '28,495', needs: ['clock'], notes, knownFailures })]),
  );
  expect(cells).toEqual([
    'MSG-01',
    'sending',
    'MSG-01 says so.',
    'Messages',
    '28,495',
    'MUST',
    'documented',
    'clock',
    'pass',
    '',
    'core team; Ann',
    '2026-11-28: asked the vendor, until 2027-03-31; known failure, accepted, fixed in 2.5, ABC-1, until 2027-01-31',
  ]);
});

const evidence = (...observations: Array<{ what: string; seen: unknown }>) => someEvidence({ observations });

const rules = [
  aRule('SIL-01', {
    standing: 'not-shown',
    section: 'Messages',
    says: 'What a submit answers is not shown.',
  }),
  aRule('MSG-01'),
];

function pageOf(...seen: Array<{ what: string; seen: unknown }>): string {
  const examples = seen.map((each, place) =>
    anExample('SIL-01', [passed], { name: `case ${place + 1}`, line: place, evidence: evidence(each) }),
  );
  const run = aRun([...examples.toReversed(), anExample('MSG-01')]);
  return silencesMarkdown(judge(rules, run, circumstances(['SIL-01', 'MSG-01'])), run);
}

const answered = (id: string, status = 202) => ({
  what: `POST /v1/messages/${id}`,
  seen: { status, body: { message_id: id, at: '2024-01-15T12:00:00.000Z' } },
});

const ONE = '3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34';
const OTHER = 'b2c1d0e9-1111-4222-8333-444455556666';

describe('the page on silences', () => {
  it('tells what was seen under the sentence of its rule, without what changes from run to run', () => {
    const page = pageOf(answered(ONE), answered(OTHER), answered(ONE, 200));
    expect(page).toContain('# What this target does where the document is silent');
    expect(page).toContain('## Messages\n\n### What a submit answers is not shown. (SIL-01)\n');
    expect(page).toContain(
      '- case 1, and 1 more: `POST /v1/messages/(id) is answered with HTTP status 202 with the members message_id, at`',
    );
    expect(page).toContain('- case 3: `POST /v1/messages/(id) is answered with HTTP status 200');
    expect(page).toBe(pageOf(answered(OTHER), answered(ONE), answered(OTHER, 200)));
    expect(page).not.toContain('MSG-01');
  });

  it('lets a hostile text be text, on one line', () => {
    const page = pageOf({ what: 'x', seen: '<script>\n# **hello** | `x`' });
    expect(page).toContain('`` x: <script> # **hello** | `x` ``');
  });
});
