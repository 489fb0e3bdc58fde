import type { Claim, Scope } from '../ground/claim.ts';
import type { Shard } from '../ground/evidence/circumstances.ts';
import { isObject } from '../ground/json.ts';
import type { Level, Standing } from '../ground/rules/rule.ts';
import type * as Ledger from './verdicts.ts';

/** Where a value is not as it has to be, as a path below it; undefined where it is. */
type Check = (value: unknown) => string | undefined;

const when =
  (is: (value: unknown) => boolean): Check =>
  (value) =>
    is(value) ? undefined : '';

const text = when((value) => typeof value === 'string');
const truth = when((value) => typeof value === 'boolean');
const count = when(Number.isFinite);
const instant = when((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)));
const among = <Word extends string>(words: Readonly<Record<Word, true>>): Check =>
  when((value) => typeof value === 'string' && Object.hasOwn(words, value));

const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);

/** The first member that is not as its check wants it. */
function flawIn(members: ReadonlyArray<readonly [string | number, unknown, Check]>): string | undefined {
  for (const [name, value, check] of members) {
    const below = check(value);
    if (below !== undefined) return `/${name}${below}`;
  }
  return undefined;
}

const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) ? flawIn(value.map((each, at) => [at, each, check])) : '';

/** An object, with a check for each member that its type has. */
const form =
  <Of>(checks: { readonly [Name in keyof Required<Of>]: Check }): Check =>
  (value) =>
    isObject(value) ? flawIn(Object.entries<Check>(checks).map(([name, check]) => [name, value[name], check])) : '';

const EXAMPLE_VERDICTS = { pass: true, inconclusive: true, fail: true, error: true, recorded: true } as const;

const state = among<Ledger.KnownState>({ accepted: true, stale: true, changed: true, expired: true });

const example = form<Ledger.JudgedExample>({
  ...{ name: text, uri: text, line: count, verdict: among(EXAMPLE_VERDICTS), durationMs: count, startedAt: instant },
  ...{ reason: maybe(text), sideEffect: maybe(text), until: maybe(text), undeclared: maybe(text) },
  ...{ facility: maybe(text), budget: maybe(text), leftOpen: maybe(truth), waitMs: maybe(count) },
  ...{ beyondReach: maybe(truth), message: maybe(text), fingerprint: maybe(text), step: maybe(text) },
  count: maybe(count),
});

const rule = form<Ledger.JudgedRule>({
  ...{ id: text, area: text, says: text, section: text, judged: truth, inScope: truth, reason: maybe(text) },
  standing: among<Standing>({ documented: true, reading: true, observe: true, published: true, 'not-shown': true }),
  level: among<Level>({ MUST: true, SHOULD: true, MAY: true, SILENT: true, UNDEFINED: true }),
  verdict: among<Ledger.RuleVerdict>({
    ...EXAMPLE_VERDICTS,
    ...{ 'not-applicable': true, 'not-selected': true, open: true },
  }),
  ...{ facilities: maybe(list(text)), known: maybe(state), digest: maybe(text), interface: maybe(text) },
  exampleCount: maybe(form<Ledger.ExampleCount>({ run: count, of: count })),
  evidence: maybe(list(text)),
  knownFailures: maybe(
    list(form<Ledger.KnownEntry>({ fingerprint: text, owner: text, issue: text, expires: text, state })),
  ),
  examples: list(example),
});

const summary = form<Ledger.Summary>({
  ...{ judged: count, pass: count, fail: count, error: count, inconclusive: count, carriedOver: count },
  ...{ notVerifiable: count, notApplicable: count, notSelected: count, open: count, recorded: count },
});

/** Says where a value is no ledger of schema 1, as a path such as `/rules/3/verdict`; undefined where it is one. */
export const ledgerFlaw = form<Ledger.Verdicts>({
  schema: when((value) => value === 1),
  overall: among<Ledger.Overall>({
    ...{ conformant: true, 'conformant-with-known-failures': true, 'no-deviation-found': true },
    ...{ 'not-fully-verified': true, 'not-conformant': true, 'not-judged': true },
  }),
  scope: among<Scope>({ reference: true, external: true, assisted: true }),
  ...{ partial: truth, selection: maybe(text), cancelled: truth, limit: maybe(text), failedFast: maybe(truth) },
  shard: maybe(form<Shard>({ index: count, total: count })),
  ...{
    missingShards: maybe(list(count)),
    crashed: maybe(truth),
    slowedBy: maybe(text),
    exitCode: count,
    seed: maybe(count),
    target: text,
  },
  claim: form<Claim>({ product: text, version: text, capabilities: maybe(list(text)) }),
  ...{ startedAt: instant, finishedAt: instant, troubles: list(text), warnings: maybe(list(text)), summary },
  verified: form<Ledger.Verified>({ rules: count, of: count }),
  ...{ require: maybe(count), rules: list(rule) },
  ownClient: maybe(form<Ledger.OwnClient>({ summary, rules: list(rule) })),
});
