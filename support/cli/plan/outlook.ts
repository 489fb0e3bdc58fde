import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import { declaresNone } from '../../ground/problems/declared-keys.ts';
import { isJudged, type Rule } from '../../ground/rules/rule.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import { isMoreOfTheSame } from '../../ledger/additional.ts';
import { judgeRule } from '../../ledger/judge-rule.ts';
import { SILENCES } from '../../wire/target/silences.ts';
import { DECLARABLE, type Facility, hasPort, type ResolvedTarget } from '../../wire/target/target.ts';
import type { PricedExample } from '../prices/kept-prices.ts';
import { undeclaredFor } from './declared-uses.ts';
import { NOTHING, type Price, plus } from './price.ts';

const NEEDS = '@needs-';
const BEYOND = 'facility ';

/** What a wait and a facility take, where a key of the target file takes 1. */
const WAIT = 2;
const OFFER = 100;

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
  readonly why?: string | undefined;
  readonly lacks?: Lack | undefined;
}

export interface Lack {
  readonly undeclared?: readonly string[];
  readonly forbidden?: readonly string[];
  readonly waitMs?: number;
  readonly facilities?: readonly string[];
}

export function forbiddenBy({ safety, lab }: ResolvedTarget, { effects }: Price): string[] {
  const allowed = lab || !safety ? effects : safety.sideEffects;
  return effects.filter((effect) => !allowed.includes(effect));
}

const canBeDeclared = (name: string, uses: readonly string[]): boolean =>
  DECLARABLE.includes(name as Facility) && !uses.includes(`${BEYOND}${name}`);

export function undeclarableFacilities({ tags, price }: PricedExample, { facilities }: Circumstances): string[] {
  const names: string[] = [];
  for (const tag of tags) {
    const name = tag.slice(NEEDS.length);
    if (tag.startsWith(NEEDS) && !facilities.includes(name) && !canBeDeclared(name, price.uses)) names.push(name);
  }
  return names;
}

function obstacle(target: ResolvedTarget, examples: readonly PricedExample[], by: Circumstances): Lack | undefined {
  // Facilities that are not offered and that nothing which the target file could declare would stand for.
  const missing = new Set<string>();
  let price = NOTHING;
  for (const { tags, price: own } of examples) {
    price = plus(price, own);
    const isAsked = !target.lab && undeclaredFor(target, own).length > 0;
    for (const tag of tags) {
      const name = tag.slice(NEEDS.length);
      if (!tag.startsWith(NEEDS) || by.facilities.includes(name)) continue;
      if (!isAsked || !canBeDeclared(name, own.uses)) missing.add(name);
    }
    for (const use of target.lab ? [] : own.uses) {
      const name = use.slice(BEYOND.length);
      if (use.startsWith(BEYOND) && !hasPort(target, name)) missing.add(name);
    }
  }
  if (missing.size > 0) return { facilities: [...missing] };
  const undeclared = undeclaredFor(target, price);
  if (undeclared.length > 0) return { undeclared };
  const forbidden = forbiddenBy(target, price);
  if (forbidden.length > 0) return { forbidden };
  return !target.lab && price.longestMs > target.maxWaitMs ? { waitMs: price.longestMs } : undefined;
}

function withoutExamples(rule: Rule, target: ResolvedTarget, by: Circumstances): RuleOutlook {
  if (!isJudged(rule, target.published) && rule.standing !== 'observe') {
    // Why a rule is never judged: the document is silent, and the target file may say how it fills the silence.
    const { id, standing, excluded } = rule;
    const { bindings, deniedBindings = [] } = target;
    const filled = SILENCES[id]?.map((name) => `${name} ${deniedBindings.includes(name) ? 'none' : bindings[name]}`);
    return { outlook: '-', why: excluded ?? (filled ? `bound by ${filled.join(', ')}` : `standing ${standing}`) };
  }
  const tags = rule.form ? undefined : by.tagsByRule.get(rule.id);
  if (!rule.form && tags === undefined) return { outlook: 'open' };
  const unseen = judgeRule({ rule, judged: true, examples: [], restsOn: [], tags }, by);
  const { verdict, reason, inScope, facilities } = unseen;
  if (verdict === 'not-applicable') return { outlook: 'not-applicable', why: reason };
  // A form is judged by what other examples see.
  if (rule.form) return { outlook: 'judged' };
  return { outlook: inScope ? 'not-selected' : 'not-verifiable', why: reason, lacks: facilities && { facilities } };
}

/** How much is to be done: to allow something takes less than to declare something or to wait, and a facility takes most. */
function effortOf({ facilities, undeclared, forbidden }: Lack): number {
  if (facilities) return OFFER * facilities.length;
  return forbidden ? 0 : (undeclared?.length ?? WAIT);
}

/**
 * What keeps a rule from being judged; nothing when an example runs and what the others lack is additional. Of several
 * examples those count that lack least.
 */
function decisiveLack(examples: readonly PricedExample[], target: ResolvedTarget, by: Circumstances): Lack | undefined {
  const lacking = new Map<PricedExample, Lack>();
  let least = Number.POSITIVE_INFINITY;
  for (const example of examples) {
    const lack = obstacle(target, [example], by);
    if (!lack) continue;
    lacking.set(example, lack);
    least = Math.min(least, effortOf(lack));
  }
  const runs = lacking.size < examples.length;
  const decisive: PricedExample[] = [];
  for (const [example, lack] of lacking) {
    // The same examples as in its verdict (`judgeRule`).
    const isMore = lack.waitMs !== undefined || lack.undeclared?.every(isMoreOfTheSame) === true;
    const isAdditional = lack.facilities !== undefined || (target.scope !== 'reference' && isMore);
    if (runs ? !isAdditional : effortOf(lack) === least) decisive.push(example);
  }
  return decisive.length === 0 ? undefined : obstacle(target, decisive, by);
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
  if (examples.length === 0) return withoutExamples(rule, target, by);
  const lacks = decisiveLack(examples, target, by);
  const { facilities, undeclared, forbidden, waitMs = 0 } = lacks ?? {};
  let why: string | undefined;
  if (facilities) why = `facility-missing: needs ${facilities.join(', ')}`;
  else if (undeclared) why = declaresNone(undeclared);
  else if (forbidden) why = `the target file does not allow sideEffects ${forbidden.join(', ')}`;
  else if (lacks) why = `needs a wait of ${Math.ceil(waitMs / 1000)} s; maxWait is ${target.maxWaitMs / 1000} s`;
  if (!isJudged(rule, target.published))
    return { outlook: rule.standing === 'observe' ? 'recorded' : '-', why: why ?? `standing ${rule.standing}`, lacks };
  if (why === undefined) return { outlook: 'judged' };
  return { outlook: target.scope === 'reference' ? 'inconclusive' : 'not-verifiable', why, lacks };
}
