import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesSince, cutEdition, digestsNow, readEdition } from '../../../support/cli/run/editions.ts';
import type { Circumstances, Pending } from '../../../support/ground/evidence/circumstances.ts';
import { indexExamples } from '../../../support/ground/rules/example-index.ts';
import { profilesNamed, readProfiles } from '../../../support/ground/rules/profiles.ts';
import { RuleBook, readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { ROOT } from '../../documents/project-documents.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { anExample, aRule, aRun, failed } from '../reporting/a-run.ts';
import { judgeAll } from './judge-one.ts';

const folder = freshFolder();

const profile = { id: 'ones', name: 'Ones', says: 'Ones.', required: ['MSG-01', 'MSG-02'], optional: ['MSG-03'] };

function judged(reds: readonly string[], by: Partial<Circumstances> & { pending?: Record<string, Pending> } = {}) {
  const { pending = {}, ...more } = by;
  const ids = ['MSG-01', 'MSG-02', 'MSG-03', 'MSG-04'];
  const run = aRun(ids.map((id) => (reds.includes(id) ? anExample(id, [failed]) : anExample(id))));
  const suite = { profiles: [profile], edition: '2026-11', pending: new Map(Object.entries(pending)) };
  return judgeAll(ids, run, { suite, ...more });
}

describe('an edition', () => {
  it('leaves rules that were added later or changed since pending, never red', () => {
    const before = judgeAll(['MSG-01', 'MSG-02'], aRun([anExample('MSG-01'), anExample('MSG-02')]));
    const after = judged(['MSG-03', 'MSG-04'], { pending: { 'MSG-03': 'added-later', 'MSG-04': 'changed-since' } });
    expect([after.overall, after.exitCode, after.verified]).toEqual([before.overall, before.exitCode, before.verified]);
    expect(after.summary).toEqual({ ...before.summary, pending: 2 });
    expect(after.rules.slice(2).map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['pending', 'added-later'],
      ['pending', 'changed-since'],
    ]);
    expect(after.rules[2]?.examples).toHaveLength(1);
    expect(boundLine(after)).toContain('2 pending under edition 2026-11 (1 added-later, 1 changed-since)');
    expect(judged(['MSG-03']).overall).toBe('not-conformant');
  });

  it('does not hold a known failure of a pending rule against the target', () => {
    const knownFailures = [
      { rule: 'MSG-03', fingerprint: 'other', reason: 'r', owner: 'o', issue: 'i', expires: '2020-01-01' },
    ];
    expect(judged(['MSG-03'], { knownFailures, pending: { 'MSG-03': 'changed-since' } }).exitCode).toBe(0);
  });

  const book = readRuleBook();
  const now = digestsNow(book, indexExamples(ROOT));

  it('is written and read again, and an added, a changed and a lost rule are told apart', () => {
    cutEdition('2026-12', now, false, folder);
    const edition = readEdition('2026-12', folder);
    expect(edition.rules).toEqual(new Map([...now].sort()));
    expect(changesSince(edition, now, book)).toEqual({ pending: new Map(), gone: [] });

    const later = new Map([...now, ['MSG-DEDUP-01', 'another']]);
    const older = { id: '2026-12', rules: new Map([...now, ['MSG-GONE-01', 'x']]) };
    older.rules.delete('TOK-01');
    const { pending, gone } = changesSince(older, later, book);
    expect([...pending]).toEqual(
      expect.arrayContaining([
        ['TOK-01', 'added-later'],
        ['MSG-DEDUP-01', 'changed-since'],
      ]),
    );
    expect([pending.size, gone]).toEqual([2, ['MSG-GONE-01']]);
  });

  it('is frozen, has a name that says its month, and is suggested where a name is near', () => {
    expect(() => cutEdition('2026-12', now, false, folder)).toThrow(/already, and an edition is frozen/);
    expect(cutEdition('2026-12', now, true, folder)).toBe(join(folder, '2026-12.txt'));
    expect(() => cutEdition('next', now, false, folder)).toThrow(/write it like 2026-12/);
    expect(() => readEdition('2026-21', folder)).toThrow('unknown edition 2026-21; did you mean 2026-12?');
  });

  it('takes a rule that became the alias of another as changed', () => {
    const both = new RuleBook([aRule('MSG-01'), aRule('MSG-02', { aliasOf: 'MSG-01' })]);
    const { pending, gone } = changesSince(
      { id: 'e', rules: new Map([['MSG-02', 'x']]) },
      new Map([['MSG-01', 'y']]),
      both,
    );
    expect([[...pending], gone]).toEqual([[['MSG-01', 'changed-since']], []]);
  });
});

describe('a profile', () => {
  it('has a verdict and a share of its own: what is optional counts where it was decided', () => {
    const none = { failed: 0, undecided: 0, notVerified: 0 };
    const all = { id: 'ones', name: 'Ones', verdict: 'conformant', share: 100, passed: 3, ...none };
    expect(judged([]).profiles).toEqual([all]);
    expect(judged(['MSG-02']).profiles?.[0]).toMatchObject({ verdict: 'not-conformant', share: 50, failed: 1 });
    expect(judged(['MSG-03']).profiles?.[0]).toMatchObject({ verdict: 'not-conformant', share: 100 });
    expect(judged(['MSG-04']).profiles?.[0]).toMatchObject({ verdict: 'conformant', share: 100 });
    expect(judged([], { selection: '--rule MSG-01' }).profiles).toBeUndefined();
  });

  it('that is claimed makes a whole run: rules outside it are not selected, and not red', () => {
    const verdicts = judged(['MSG-04'], { profiles: ['ones'] });
    expect([verdicts.overall, verdicts.partial, verdicts.exitCode]).toEqual(['conformant', false, 0]);
    expect(verdicts.rules[3]).toMatchObject({ verdict: 'not-selected', judged: false });
    expect(verdicts.summary.judged).toBe(3);
    expect(boundLine(verdicts)).toMatch(/^CONFORMANT \(profile ones\) · scope reference · 3 of 3 judged rules passed/);
    expect(judged(['MSG-02'], { profiles: ['ones'] }).exitCode).toBe(1);
  });

  const profiles = readProfiles(readRuleBook());
  const idsOf = (id: string) => profiles.find((each) => each.id === id);

  const PROMISES =
    'sending no-duplicates quiet-hours delivery-reports callbacks signed-requests ' +
    'tokens number-lookup voice-default-service idempotent-updates call-control conversation-mapping';

  it.each(PROMISES.split(' '))('%s has required rules and the words of a promise', (id) => {
    const { name, says, required = [], optional = [] } = idsOf(id) ?? {};
    expect(required.length).toBeGreaterThan(5);
    expect(optional.filter((rule) => required.includes(rule))).toEqual([]);
    expect(name?.toLowerCase().replaceAll(' ', '-')).toBe(id);
    expect(says).toMatch(/\.$/);
  });

  it('of the whole document requires all that it says, and nothing that only others have published', () => {
    const { required = [], optional = [] } = idsOf('whole-document') ?? {};
    expect(required).toEqual(expect.arrayContaining(['MSG-DEDUP-01', 'VOICE-CMD-01', 'X-01']));
    expect(optional).toContain('PUB-DED-SORT-01');
    expect(required.filter((id) => id.startsWith('PUB-'))).toEqual([]);
  });

  it('is found in any case, and a near name is suggested', () => {
    expect(profilesNamed(['Quiet Hours'], profiles).map(({ id }) => id)).toEqual(['quiet-hours']);
    expect(() => profilesNamed(['quite-hours'], profiles)).toThrow(
      'unknown profile quite-hours; did you mean quiet-hours?',
    );
  });
});
