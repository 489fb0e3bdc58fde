import { describe, expect, it } from 'vitest';
import { runOutput } from '../../../support/cli/run/run-output.ts';
import type { Obstacle } from '../../../support/ground/problems/inconclusive.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { remediesOf } from '../../../support/ledger/remedy.ts';
import { historyOf } from '../../../support/ledger/runs/history.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { type BookSources, makeBook } from '../../../support/reports/rulebook/book.ts';
import { changesIn, changesSince } from '../../../support/reports/rulebook/changes.ts';
import { changesMarkup } from '../../../support/reports/rulebook/findings-markup.ts';
import { overviewMarkup } from '../../../support/reports/rulebook/overview-markup.ts';
import { ruleBody } from '../../../support/reports/rulebook/rule-markup.ts';
import { unverifiedMarkup } from '../../../support/reports/rulebook/unverified-markup.ts';
import { staircase } from '../../../support/reports/staircase.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import { anExample, answeredWith, aRule, aRun, circumstances, passed, someEvidence, threw } from './a-run.ts';

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

/** An example that ended at an obstacle, with what its evidence says of it. */
function stopped(rule: string, obstacle: Obstacle) {
  const evidence = someEvidence({ obstacle });
  const thrown = obstacle.undeclared ? 'Undeclared' : 'Inconclusive';
  return anExample(rule, [threw(thrown, `[${obstacle.reason}] it says so`)], { evidence });
}

const rulesOf = (examples: ReturnType<typeof anExample>[], needs: readonly string[] = []) => {
  const ids = [...new Set(examples.map(({ rule }) => rule))];
  const rows = ids.map((id) => aRule(id, { needs: [...needs] }));
  return judge(rows, aRun(examples), circumstances(ids, { scope: 'external' })).rules;
};

const remedyOf = (obstacle: Obstacle) =>
  rulesOf([stopped('MSG-01', obstacle)]).flatMap((rule) => remediesOf(rule).map((each) => each.says));

const unmet = 'precondition-unmet';

describe('the remedy for a rule', () => {
  it.each([
    [{ reason: unmet, undeclared: 'number 1 in the role blocked' }, 'declare numbers.blocked in the target file'],
    [{ reason: unmet, undeclared: 'x', sideEffect: 'messages' }, 'allow sideEffects messages in the target file'],
    [{ reason: 'facility-missing', facility: 'handset' }, 'offer handset: facilities in the target file, or a lab'],
    [{ reason: 'budget-exhausted', budget: 'messages' }, 'raise limits.messages in the target file'],
    [{ reason: 'time-unreachable', waitMs: 600_000 }, 'allow real waits with --max-wait 10m'],
    [{ reason: 'time-unreachable', waitMs: 90_000 }, 'allow real waits with --max-wait 10m'],
    [{ reason: 'time-unreachable', waitMs: 172_800_000 }, 'allow real waits with --max-wait 48h'],
    [
      { reason: 'deferred-until', until: '2026-05-06T00:00:00.000Z' },
      'run again when the waits are over: the verdict is collected then',
    ],
    [{ reason: 'callback-unreachable' }, 'say in callbacks.publicUrl where the target reaches the harness'],
  ] as const)('%o', (obstacle, says) => {
    expect(remedyOf(obstacle)).toEqual([says]);
  });

  it('names the account that an example asks for', () => {
    const undeclared = 'account with de-duplication on and social sending off';
    expect(remedyOf({ reason: 'precondition-unmet', undeclared })).toEqual([`declare an ${undeclared}`]);
    const other = 'other customer with de-duplication on';
    expect(remedyOf({ reason: 'precondition-unmet', undeclared: other })).toEqual([`declare an${other}`]);
  });

  it('names facilities, and what is simpler than a lab', () => {
    const rules = rulesOf([stopped('MSG-01', { reason: 'facility-missing' })], ['carrier', 'accounts', 'clock']);
    expect(rules.flatMap((rule) => remediesOf(rule).map((each) => each.says))).toEqual([
      'declare accounts with the features that it needs',
      'offer carrier: facilities in the target file, or a lab',
    ]);
  });

  it('is none for a rule that is decided', () => {
    expect(remediesOf(rulesOf([anExample('MSG-01', [passed])])[0] as never)).toEqual([]);
  });
});

it('steps begin with what takes least, then with what opens most, and none asks twice', () => {
  const account = (on: string): Obstacle => ({ reason: 'precondition-unmet', undeclared: `account with ${on} on` });
  const rules = rulesOf([
    stopped('MSG-01', account('social sending')),
    stopped('MSG-02', account('de-duplication')),
    stopped('MSG-03', account('de-duplication')),
    stopped('MSG-04', { reason: 'time-unreachable', waitMs: 1000 }),
    stopped('MSG-05', { reason: 'time-unreachable', waitMs: 600_000 }),
    stopped('MSG-06', { reason: 'time-unreachable', waitMs: 1000 }),
    stopped('MSG-06', account('de-duplication')),
    stopped('MSG-07', account('social sending')),
    stopped('MSG-07', { reason: 'time-unreachable', waitMs: 1000 }),
  ]);
  expect(staircase(rules).map(({ says, rules: own }) => `${own.length} ${says}`)).toEqual([
    '1 allow real waits with --max-wait 1m',
    '1 allow real waits with --max-wait 10m',
    '3 declare an account with de-duplication on',
    '2 declare an account with social sending on',
  ]);
});

it('a step says of several waits the longest, and facilities together', () => {
  const both = [stopped('MSG-01', { reason: 'time-unreachable', waitMs: 1000 })];
  both.push(stopped('MSG-01', { reason: 'time-unreachable', waitMs: 600_000 }));
  expect(staircase(rulesOf(both)).map(({ says }) => says)).toEqual(['allow real waits with --max-wait 10m']);
  const [lacking] = staircase(rulesOf([stopped('MSG-01', { reason: 'facility-missing' })], ['carrier', 'mailbox']));
  expect(lacking?.says).toBe('offer carrier, mailbox: facilities in the target file, or a lab');
});
