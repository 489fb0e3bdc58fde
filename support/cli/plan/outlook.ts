import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import { declaresNone } from '../../ground/problems/declared-keys.ts';
import { isJudged, type Rule } from '../../ground/rules/rule.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import { isMoreOfTheSame } from '../../ledger/additional.ts';
import { judgeRule } from '../../ledger/judge-rule.ts';
import { SILENCES } from '../../wire/target/silences.ts';
import { DECLARABLE, type Facility, hasPort, type ResolvedTarget } from '../../wire/target/target.ts';
import { undeclaredFor } from './declared-uses.ts';
import type { PricedExample } from './measured-prices.ts';
import { NOTHING, type Price, plus } from './price.ts';

const NEEDS = '@needs-';
/** How an example says that it needs more of a facility than can be declared. */
const BEYOND = 'facility ';

const afterwards = (start: string, text: string): string[] =>
  text.startsWith(start) ? [text.slice(start.length)] : [];

/** What a run would make of a rule, before anything is sent. */
export type Outlook =
  | 'judged'
  | 'own-client'
  | 'recorded'
  | 'not-verifiable'
  | 'inconclusive'
  | 'not-applicable'
  | 'not-selected'
  | 'open'
  | '-';

export interface RuleOutlook {
  readonly outlook: Outlook;
  /** Why it is not judged. */
  readonly why?: string | undefined;
  readonly lacks?: Lack | undefined;
}

/** What a target lacks for a rule, as data; one of these. */
export interface Lack {
  /** What the target file does not declare. */
  readonly undeclared?: readonly string[];
  /** The side effects that it does not allow. */
  readonly forbidden?: readonly string[];
  /** The milliseconds that maxWait would have to be. */
  readonly waitMs?: number;
  readonly facilities?: readonly string[];
}

/** What a target lacks, in words. */
function lackText({ facilities, undeclared, forbidden, waitMs = 0 }: Lack, maxWaitMs: number): string {
  if (facilities) return `facility-missing: needs ${facilities.join(', ')}`;
  if (undeclared) return declaresNone(undeclared);
  if (forbidden) return `the target file does not allow sideEffects ${forbidden.join(', ')}`;
  return `needs a wait of ${Math.ceil(waitMs / 1000)} s; maxWait is ${maxWaitMs / 1000} s`;
}

function forbiddenBy({ safety, lab }: ResolvedTarget, { effects }: Price): string[] {
  const allowed = lab || !safety ? effects : safety.sideEffects;
  return effects.filter((effect) => !allowed.includes(effect));
}

/** Facilities that are not offered, and those that what is declared cannot stand for in an example. */
function missingFacilities(examples: readonly PricedExample[], target: ResolvedTarget, by: Circumstances): string[] {
  const tagged = examples.flatMap(({ tags }) => tags.flatMap((tag) => afterwards(NEEDS, tag)));
  const beyond = examples
    .flatMap(({ price }) => price.uses.flatMap((use) => afterwards(BEYOND, use)))
    .filter((name) => !(name in (target.facilities ?? {})));
  const missing = tagged.filter((each) => !by.facilities.includes(each));
  return [...new Set([...missing, ...(target.lab ? [] : beyond.filter((name) => !hasPort(target, name)))])];
}

/** Facilities that an example needs and for which nothing can stand that a target file declares. */
export function undeclarableFacilities(
  { tags, price: { uses } }: PricedExample,
  { facilities }: Circumstances,
): string[] {
  const isDeclarable = (name: string): boolean =>
    DECLARABLE.includes(name as Facility) && !uses.includes(`${BEYOND}${name}`);
  return tags
    .flatMap((tag) => afterwards(NEEDS, tag))
    .filter((name) => !facilities.includes(name) && !isDeclarable(name));
}

/** Whether a target allows what an example does, and the time it takes. */
export const isAllowed = (target: ResolvedTarget, { price }: PricedExample): boolean =>
  forbiddenBy(target, price).length === 0 && price.longestMs <= target.maxWaitMs;

/** The first thing that keeps examples which could run from showing what they would. */
function obstacle(target: ResolvedTarget, examples: readonly PricedExample[], by: Circumstances): Lack | undefined {
  const facilities = missingFacilities(examples, target, by);
  if (facilities.length > 0) return { facilities };
  const price = examples.map((each) => each.price).reduce(plus, NOTHING);
  const undeclared = undeclaredFor(target, price);
  if (undeclared.length > 0) return { undeclared };
  const forbidden = forbiddenBy(target, price);
  if (forbidden.length > 0) return { forbidden };
  return !target.lab && price.longestMs > target.maxWaitMs ? { waitMs: price.longestMs } : undefined;
}

/** Whether a rule is judged without an example that lacks this: the same examples as in its verdict (`judgeRule`). */
const isAdditional =
  ({ scope }: ResolvedTarget) =>
  ({ facilities, waitMs, undeclared }: Lack): boolean =>
    facilities !== undefined ||
    (scope !== 'reference' && (waitMs !== undefined || (undeclared?.every(isMoreOfTheSame) ?? false)));

/** What keeps a rule from being judged; nothing when one of its examples runs, and what the others lack is additional. */
function obstacleOf(target: ResolvedTarget, examples: readonly PricedExample[], by: Circumstances): Lack | undefined {
  const lacks = examples.map((each) => obstacle(target, [each], by));
  const stopped = lacks.filter((each) => each !== undefined);
  if (stopped.length < lacks.length && stopped.every(isAdditional(target))) return undefined;
  return obstacle(target, examples, by);
}

/** Why a rule is never judged: the document is silent, and the target file may say how it fills the silence. */
function neverJudged({ id, standing, excluded }: Rule, { bindings, deniedBindings = [] }: ResolvedTarget): string {
  const filled = SILENCES[id]?.map((name) => `${name} ${deniedBindings.includes(name) ? 'none' : bindings[name]}`);
  return excluded ?? (filled ? `bound by ${filled.join(', ')}` : `standing ${standing}`);
}

/** A form is judged by what other examples see. */
function outlookOfForm(rule: Rule, by: Circumstances): RuleOutlook {
  const { verdict, reason } = judgeRule({ rule, judged: true, examples: [], restsOn: [], tags: undefined }, by);
  return verdict === 'not-applicable' ? { outlook: verdict, why: reason } : { outlook: 'judged' };
}

/** A rule of which no example would run. */
function withoutExamples(rule: Rule, target: ResolvedTarget, by: Circumstances): RuleOutlook {
  const tags = by.tagsByRule.get(rule.id);
  if (!isJudged(rule, target.published) && rule.standing !== 'observe')
    return { outlook: '-', why: neverJudged(rule, target) };
  if (rule.form) return outlookOfForm(rule, by);
  if (tags === undefined) return { outlook: 'open' };
  const unseen = judgeRule({ rule, judged: true, examples: [], restsOn: [], tags }, by);
  const { verdict, reason, inScope, facilities } = unseen;
  if (verdict === 'not-applicable') return { outlook: 'not-applicable', why: reason };
  return { outlook: inScope ? 'not-selected' : 'not-verifiable', why: reason, lacks: facilities && { facilities } };
}

/** What a run against `target` would make of a rule; `examples` are those of its examples that would run. */
export function outlookOf(
  rule: Rule,
  target: ResolvedTarget,
  by: Circumstances,
  examples: readonly PricedExample[],
): RuleOutlook {
  if (rule.aliasOf) return { outlook: '-', why: `see ${rule.aliasOf}` };
  if (!by.client && isOfClient(by.tagsByRule.get(rule.id) ?? []))
    return { outlook: 'own-client', why: "the harness's own client, no part of the verdict" };
  const judged = isJudged(rule, target.published);
  if (examples.length === 0) return withoutExamples(rule, target, by);
  const lacks = obstacleOf(target, examples, by);
  const why = lacks && lackText(lacks, target.maxWaitMs);
  if (!judged)
    return {
      outlook: rule.standing === 'observe' ? 'recorded' : '-',
      why: why ?? `standing ${rule.standing}`,
      lacks,
    };
  if (why === undefined) return { outlook: 'judged' };
  return { outlook: target.scope === 'reference' ? 'inconclusive' : 'not-verifiable', why, lacks };
}
