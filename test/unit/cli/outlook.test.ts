import { describe, expect, it } from 'vitest';
import { openingsFor } from '../../../support/cli/plan/openings.ts';
import { outlookOf } from '../../../support/cli/plan/outlook.ts';
import { planOf, planText, priceThatCounts } from '../../../support/cli/plan/plan.ts';
import { NOTHING } from '../../../support/cli/plan/price.ts';
import type { PricedExample } from '../../../support/cli/prices/kept-prices.ts';
import { circumstancesOf } from '../../../support/cli/run/circumstances.ts';
import { unreachableTags } from '../../../support/cli/run/target.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { CAPABILITY_NAMES } from '../../../support/ground/rules/capabilities.ts';
import { readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';
import { PLAIN_TARGET } from '../plain-target.ts';

const book = readRuleBook();

const target = (over: Partial<ResolvedTarget> = {}): ResolvedTarget => ({
  ...PLAIN_TARGET,
  numbers: { reachable: ['+61491570156'] },
  maxWaitMs: 60_000,
  ...over,
});

/** The outlook of a rule whose one example has these tags and this price. */
function outlook(rule: string, of: ResolvedTarget, tags: string[], price: Partial<PricedExample['price']> = {}) {
  const example = { tags: [`@${rule}`, ...tags], price: { ...NOTHING, examples: 1, requests: 2, ...price } };
  const excluded = unreachableTags(of, book.rules);
  const examples = example.tags.some((tag) => excluded.includes(tag)) ? [] : [example];
  const places = [{ uri: 'a.feature', line: 1, name: 'a', tags: example.tags }];
  return outlookOf(book.find(rule), of, circumstancesOf({ book, places, target: of }), examples);
}

describe('the outlook of a rule on a target', () => {
  it('is to be judged where everything is there', () => {
    const price = { uses: ['number reachable 1', 'key of the account main', 'binding metadataField'] };
    expect(outlook('MSG-META-03', target(), ['@messaging'], price)).toEqual({ outlook: 'judged' });
  });

  const denied = target({ deniedBindings: ['metadataField'] });
  const long = { waitMs: 61_000, longestMs: 61_000 };
  const uses = (...all: string[]) => ({ uses: all });

  it.each([
    ['a facility', '@messaging @needs-handset', {}, target(), /facility-missing: needs handset/],
    ['a number', '@messaging', uses('number reachable 2'), target(), /no numbers\.reachable with 2 numbers/],
    ['an account', '@messaging', uses('key of the account stranger'), target(), /no credentials\.stranger/],
    ['a binding', '@messaging', uses('binding metadataField'), denied, /declares no bindings\.metadataField/],
    ['time', '@messaging', long, target(), /needs a wait of 61 s; maxWait is 60 s/],
  ] as const)('names %s that is missing', (_what, tags, price, of, why) => {
    const found = outlook('MSG-META-03', of, tags.split(' '), price);
    expect(found.outlook).toBe('not-verifiable');
    expect(found.why).toMatch(why);
  });

  it.each([
    ['an interface', target(), '@token', 'not-applicable', /does not offer the token interface/],
    ['a facility in scope reference', target({ scope: 'reference' }), '@needs-hlr', 'inconclusive', /needs hlr/],
  ] as const)('tells %s apart from that', (_what, of, tag, expected, why) => {
    const found = outlook('MSG-META-03', of, [tag]);
    expect(found.outlook).toBe(expected);
    expect(found.why).toMatch(why);
  });

  it('is not applicable where the capability is not claimed', () => {
    const claim = { product: 'p', version: '1', capabilities: ['basic'] };
    const found = outlook('MSG-DEDUP-01', target({ claim }), ['@messaging']);
    expect(found).toEqual({ outlook: 'not-applicable', why: 'the target does not claim de-duplication' });
  });

  it('tells how a silence is filled', () => {
    const whyOf = (rule: string, of: ResolvedTarget) =>
      outlookOf(book.find(rule), of, circumstancesOf({ book, places: [], target: of }), []).why;
    const bound = target({ bindings: { ...DEFAULT_BINDINGS, repliesPath: '/inbox' } });
    expect(whyOf('SIL-MSG-09', bound)).toBe('bound by repliesPath /inbox');
    expect(whyOf('SIL-MSG-01', target())).toBe('standing not-shown');
  });
});

describe('a plan', () => {
  const rule = (id: string, price: object, over = {}) => ({
    id,
    area: 'A',
    outlook: 'judged' as const,
    price: { ...NOTHING, examples: 1, requests: 10, messages: 3, created: 1, removals: 1, ...price },
    ...over,
  });

  it('adds up rules, removals, waits and the pace of requests, and counts nothing for a rule that cannot start', () => {
    const of = target({ limits: { requestsPerSecond: 2, messages: 5 } });
    const stopped = { outlook: 'not-verifiable' as const, why: 'the target file declares no project other' };
    const waits = { waitMs: 30_000, longestMs: 30_000 };
    const plan = planOf(
      [
        rule('A-01', waits),
        rule('A-02', waits),
        { ...rule('A-03', {}, stopped), price: priceThatCounts(rule('A-03', {}).price, stopped, 0) },
      ],
      of,
    );
    expect(plan.total).toEqual({
      rules: 3,
      examples: 3,
      requests: 22,
      messages: 6,
      lookups: 0,
      created: 2,
      waitSeconds: 30,
      summedWaitSeconds: 60,
      seconds: 31,
      pacingSeconds: 11,
      withinBudget: false,
      forbidden: {},
    });
    expect(planText(plan, of)).toMatch(/limits\.messages 5 is too small: raise it to 6/);
    expect(planText(plan, of)).toContain('30 s of waiting (together instead of 1.0 min one after the other)');
  });

  it('tells which budget is too small, and which side effects are missing', () => {
    const of = target({ limits: { lookups: 1, messages: 50 } });
    const forbidden = {
      outlook: 'not-verifiable' as const,
      lacks: { forbidden: ['messages'] },
    };
    const plan = planOf([rule('A-01', { lookups: 3 }), { ...rule('A-02', {}, forbidden), price: NOTHING }], of);
    expect(plan.total).toMatchObject({ withinBudget: false, forbidden: { messages: 1 } });
    expect(planText(plan, of)).toMatch(/limits\.lookups 1 is too small: raise it to 3/);
    expect(planText(plan, of)).toMatch(/sideEffects in the target file does not allow messages \(1 rule\)/);
  });
});

it.each(CAPABILITY_NAMES)('the capability %s covers rules that there are', (name) => {
  expect(book.rules.filter(({ capabilities }) => capabilities?.includes(name)).length).toBeGreaterThan(0);
});

const TARGET: ResolvedTarget = {
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
    expect(found(TARGET)).toEqual([
      ['a number in numbers.expires', ['DR-CODE-02']],
      ['one more account with de-duplication', ['MSG-DEDUP-01', 'MSG-DEDUP-02']],
      ['one more account with social sending where it is night now', ['MSG-SOCIAL-02']],
    ]);
  });

  it('is less where some of it is declared, and nothing with a lab', () => {
    const accounts = [{ name: 'd', account: 'd', key: 'k2', secret: 's2', features: ['de-duplication' as const] }];
    const declared = {
      ...TARGET,
      credentials: { ...TARGET.credentials, accounts },
      numbers: { ...TARGET.numbers, expires: ['+61491570161'] },
    };
    expect(found(declared).map(([what]) => what)).toEqual([
      'one more account with social sending where it is night now',
    ]);
    expect(found({ ...TARGET, lab: 'https://lab.example' })).toEqual([]);
  });

  it('counts no rule that the target file forbids, or that needs more waiting than it allows', () => {
    const price = { ...NOTHING, effects: ['messages' as const], uses: [DEDUP] };
    const paid = new Map([['MSG-DEDUP-01', [{ ...example('@messaging @needs-accounts', DEDUP), price }]]]);
    const reading = { ...TARGET, safety: { sideEffects: [], allowPlainHttp: false, stateDir: '', maxDeferMs: 0 } };
    expect(openingsFor(reading, paid, book, circumstancesOf({ book, places: [], target: reading }))).toEqual([]);
  });
});
