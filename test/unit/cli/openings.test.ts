import { describe, expect, it } from 'vitest';
import { openingsFor } from '../../../support/cli/plan/openings.ts';
import { NOTHING } from '../../../support/cli/plan/price.ts';
import { circumstancesOf } from '../../../support/cli/run/circumstances.ts';
import { readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';
import { PLAIN_TARGET } from '../plain-target.ts';

const book = readRuleBook();

const target: ResolvedTarget = {
  ...PLAIN_TARGET,
  numbers: { reachable: ['+61491570156'] },
};

/** An example of a rule with these tags that takes this from the target file. */
const example = (tags: string, ...uses: string[]) => ({
  name: 'An example',
  place: 'features/a.feature:1',
  tags: tags.split(' '),
  price: { ...NOTHING, examples: 1, uses },
});

const DEDUP = 'account with de-duplication on';
const PLAIN = 'account with de-duplication on and social sending off';

const prices = new Map([
  ['MSG-DEDUP-01', [example('@messaging @needs-accounts', DEDUP)]],
  [
    'MSG-DEDUP-02',
    [example('@messaging @needs-accounts @needs-handset', DEDUP), example('@messaging @needs-accounts', PLAIN)],
  ],
  ['MSG-SOCIAL-02', [example('@messaging @needs-accounts', 'account with social sending on where it is night now')]],
  ['DR-CODE-02', [example('@messaging @needs-carrier', 'number expires 1')]],
  ['MSG-META-03', [example('@messaging')]],
  ['DR-STATUS-01', [example('@messaging @needs-carrier', 'facility carrier')]],
  ['LOOKUP-RES-01', [example('@lookup @needs-hlr', 'lookup with the result TIMEOUT')]],
  ['MSG-DEDUP-03', [example('@messaging @needs-accounts @needs-clock', DEDUP)]],
]);

const found = (of: ResolvedTarget) =>
  openingsFor(of, prices, book, circumstancesOf({ book, places: [], target: of })).map(({ what, rules }) => [
    what,
    rules,
  ]);

describe('what one more declaration opens', () => {
  it('is said with the rules, the least trouble first and then the most rules', () => {
    expect(found(target)).toEqual([
      ['a number in numbers.expires', ['DR-CODE-02']],
      ['one more account with de-duplication', ['MSG-DEDUP-01', 'MSG-DEDUP-02']],
      ['one more account with social sending where it is night now', ['MSG-SOCIAL-02']],
    ]);
  });

  it('is less where some of it is declared, and nothing with a lab', () => {
    const accounts = [{ name: 'd', account: 'd', key: 'k2', secret: 's2', features: ['de-duplication' as const] }];
    const declared = {
      ...target,
      credentials: { ...target.credentials, accounts },
      numbers: { ...target.numbers, expires: ['+61491570161'] },
    };
    expect(found(declared).map(([what]) => what)).toEqual([
      'one more account with social sending where it is night now',
    ]);
    expect(found({ ...target, lab: 'https://lab.example' })).toEqual([]);
  });

  it('counts no rule that the target file forbids, or that needs more waiting than it allows', () => {
    const price = { ...NOTHING, effects: ['messages' as const], uses: [DEDUP] };
    const paid = new Map([['MSG-DEDUP-01', [{ ...example('@messaging @needs-accounts', DEDUP), price }]]]);
    const reading = { ...target, safety: { sideEffects: [], allowPlainHttp: false, stateDir: '', maxDeferMs: 0 } };
    expect(openingsFor(reading, paid, book, circumstancesOf({ book, places: [], target: reading }))).toEqual([]);
  });
});
