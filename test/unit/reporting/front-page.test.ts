import { describe, expect, it } from 'vitest';
import { runOutput } from '../../../support/cli/run/run-output.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { historyOf } from '../../../support/ledger/runs/history.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { type BookSources, makeBook } from '../../../support/reports/rulebook/book.ts';
import { changesIn, changesSince } from '../../../support/reports/rulebook/changes.ts';
import { changesMarkup } from '../../../support/reports/rulebook/findings-markup.ts';
import { overviewMarkup } from '../../../support/reports/rulebook/overview-markup.ts';
import { ruleBody } from '../../../support/reports/rulebook/rule-markup.ts';
import { unverifiedMarkup } from '../../../support/reports/rulebook/unverified-markup.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import { anExample, answeredWith, aRule, aRun, circumstances, passed, threw } from './a-run.ts';

const IDS = ['MSG-01', 'MSG-02', 'MSG-03', 'MSG-04', 'MSG-05'];
const rows = IDS.map((id) => aRule(id, id === 'MSG-02' ? { standing: 'published' } : {}));
const lacking = threw('Inconclusive', '[facility-missing] it takes a handset');
const known = { reason: 'mended in 2.5', owner: 'core team', issue: 'https://example.com/1', expires: '2027-01-01' };
const note = { owner: 'core team', date: '2026-11-28', note: 'asked the vendor', link: 'ABC-7', expires: '2027-03-31' };

const runOn = (day: number, first = answeredWith(404)): Verdicts => {
  const steps = [first, passed, lacking];
  const run = aRun(
    steps.map((step, at) => anExample(IDS[at] ?? '', [step])),
    { startedAt: Date.UTC(2026, 0, day) },
  );
  return judge(rows, run, {
    ...circumstances(IDS.slice(0, 4), { published: true, selection: ['MSG-01', 'MSG-02', 'MSG-03'] } as object),
    knownFailures: [{ ...known, cause: 'status-404-for-400', rules: ['MSG-01'] }],
    dispositions: ['MSG-03', 'MSG-05'].map((rule) => ({ ...note, rule })),
  });
};

const sources = { rules: rows, places: [], proofs: [], commands: { alone: String } };
const bookOf = (verdicts: Verdicts, more: Partial<BookSources> = {}) =>
  makeBook({ folder: 'x', verdicts, examples: new Map(), notices: [] }, { ...sources, ...more });

const textOf = (markup: { readonly text: string } | false): string =>
  (markup ? markup.text : '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the front page', () => {
  const verdicts = runOn(2);
  const page = overviewMarkup(bookOf(verdicts));

  it('keeps the rules of the document apart from what is published elsewhere', () =>
    expect(textOf(page)).toMatch(/\d of 4 rules of the document pass, and 1 of 1 of what is published elsewhere \./));

  it('says of a known failure why it is accepted, by whom, until when, and where that is tracked', () => {
    expect(textOf(page)).toMatch(
      /mended in 2\.5 status-404-for-400 Issue https:\/\/example\.com\/1 , owner core team: fails as known, accepted until 2027-01-01\./,
    );
    expect(page.text).toContain('<a href="https://example.com/1">');
    const odd = JSON.parse(JSON.stringify(verdicts).replaceAll('https://example.com/1', 'javascript:alert(1)'));
    expect(overviewMarkup(bookOf(odd)).text).not.toContain('href="javascript');
  });

  it('says what a run changed, by an earlier one or by its history', () => {
    const before = runOn(1, passed);
    const changes = changesSince(before, verdicts);
    expect(textOf(changesMarkup(bookOf(verdicts, { changes })))).toContain(
      'What changed since 2026-01-01 00:00 UTC passes → fails MSG-01 says so. MSG-01',
    );
    const history = historyOf([before, verdicts].map((each, at) => ({ folder: `${at}`, verdicts: each })));
    expect(changesIn(history, verdicts)?.rules).toEqual([
      { id: 'MSG-01', says: 'MSG-01 says so.', before: 'pass', after: 'fail' },
    ]);
    expect(changesIn(history, before)).toBeUndefined();
    expect(textOf(changesMarkup(bookOf(verdicts, { changes: changesSince(verdicts, verdicts) })))).toContain(
      'Nothing.',
    );
  });

  it('says what the next step to more verdicts gives and costs', () => {
    const costOf = () => 'about 3 messages';
    expect(textOf(unverifiedMarkup(bookOf(verdicts, { costOf })))).toContain('about 3 messages');
  });
});

describe('a note', () => {
  const verdicts = runOn(1);
  const line = (id: string, verdict: string): string =>
    `note on ${id} (${verdict}) of 2026-11-28, core team: asked the vendor (ABC-7, until 2027-03-31)`;

  it.each([
    ['the output of a run', runOutput(verdicts, [], { quiet: false, out: 'reports', ending: undefined })],
    ['verdicts.md', verdictsMarkdown(verdicts)],
  ])('is shown in %s on a rule that is undecided, and on one that was not examined', (_where, text) => {
    expect(text).toContain(line('MSG-03', 'inconclusive'));
    expect(text).toContain(line('MSG-05', 'open'));
  });
});

it.each([
  [[true, true, false], 2, 0, '2 of 3 faults caught, 1 open; 2 faults stand for all that its examples have to catch'],
  [[true], 0, 4, '1 of 1 faults caught; of those that its examples reach, 4 are excused and 1 is open'],
  [[undefined], 1, 0, '1 fault stands for all'],
])('the share of proof stands on the rule: %j', (caught, witnesses, excused, says) => {
  const proofs = caught.map((each, at) => ({ fault: `f${at}`, rule: 'MSG-01', says: 'It breaks.', caught: each }));
  const lines = new Map([['MSG-01', { witnesses: Array.from({ length: witnesses }, String) }]]);
  const left = new Map(excused > 0 ? [['MSG-01', { excused, open: 1 }]] : []);
  const [rule] = bookOf(runOn(1), { proofs, witnesses: lines, left }).rules;
  expect(rule && textOf(ruleBody(rule))).toContain(`Proof ${says}`);
});
