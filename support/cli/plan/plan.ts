import { counted } from '../../ground/counted.ts';
import { SECOND } from '../../ground/time/units.ts';
import { DEFAULT_REQUIRE } from '../../ledger/overall.ts';
import { keptPace } from '../../wire/safety/pace.ts';
import { keptOf } from '../../wire/target/share.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { downstreamAddress } from '../doctor/facilities.ts';
import type { RuleOutlook } from './outlook.ts';
import { NOTHING, type Price, plus, priceWithin, type Sent } from './price.ts';

export interface PlannedRule extends RuleOutlook {
  readonly id: string;
  readonly area: string;
  readonly price: Price;
}

export interface Cost extends Omit<Sent, 'removals'> {
  readonly examples: number;
  /** Real waiting: that of the example that waits longest, because waits pass together; and all of it added up. */
  readonly waitSeconds: number;
  readonly summedWaitSeconds: number;
}

export interface Plan {
  readonly budget?: string | undefined;
  readonly total: Cost & {
    readonly rules: number;
    /** How long a run takes, which a lab leaves to the machine, and the shortest time that `limits.requestsPerSecond` allows. */
    readonly seconds?: number | undefined;
    readonly pacingSeconds?: number | undefined;
    readonly withinBudget: boolean;
    readonly forbidden: Readonly<Record<string, number>>;
  };
  readonly rules: ReadonlyArray<Cost & RuleOutlook & { readonly id: string; readonly area: string }>;
}

/** With a lab there are no waits and whole worlds are deleted; without one, created things are removed by requests. */
function costOf({ lab }: ResolvedTarget, price: Price): Cost {
  const { examples, requests, messages, lookups, created, removals, waitMs, longestMs } = price;
  return {
    examples,
    requests: lab ? requests : requests + removals,
    messages,
    lookups,
    created,
    waitSeconds: lab ? 0 : Math.ceil(longestMs / 1000),
    summedWaitSeconds: lab ? 0 : Math.ceil(waitMs / 1000),
  };
}

const RUNNING: readonly RuleOutlook['outlook'][] = ['judged', 'recorded', 'own-client', '-'];

/** What an example really asks for: nothing when it stops at once, no waiting when maxWait is too short. */
export function priceThatCounts(price: Price, { outlook, lacks }: RuleOutlook, maxWaitMs: number): Price {
  const isTooLong = lacks?.waitMs !== undefined || (RUNNING.includes(outlook) && price.longestMs > maxWaitMs);
  if (isTooLong) return priceWithin(price, maxWaitMs);
  if (RUNNING.includes(outlook) && !lacks) return { ...price, later: [] };
  return { ...NOTHING, examples: price.examples };
}

const BUDGETS = ['messages', 'lookups'] as const;

export function overdrawn(total: Cost, { limits }: ResolvedTarget): Array<(typeof BUDGETS)[number]> {
  const names: Array<(typeof BUDGETS)[number]> = [];
  for (const name of BUDGETS) {
    const limit = limits[name];
    if (limit !== undefined && total[name] > limit - keptOf(limit)) names.push(name);
  }
  return names;
}

/** The smallest limit that leaves so much when the part for second tries is kept. */
export function limitFor(wanted: number): number {
  let limit = wanted;
  while (limit - keptOf(limit) < wanted) limit += 1;
  return limit;
}

/** What takes how long where no run has measured it: milliseconds, and the part of `callbacks.patience` spent in silence. */
const REQUEST = { ms: 25, silent: 0.07 };
const LOOK = { ms: 400, silent: 0.4 };
/** How well work fits into the waits of others: 1 would be not at all. Measured by `npm run bench -- sandbox`. */
const OVERLAP = 4;

/** How many seconds a run works on some rules, as the last one that asked them did, without its waits. */
export function workSeconds(target: ResolvedTarget, rules: ReadonlyArray<Pick<PlannedRule, 'id' | 'price'>>): number {
  const kept = keptPace(target);
  const { patienceMs } = target.callbacks;
  const request = REQUEST.ms + REQUEST.silent * patienceMs;
  const look = LOOK.ms + LOOK.silent * patienceMs;
  let work = 0;
  for (const { id, price } of rules) {
    const measured = kept[id];
    work += typeof measured === 'number' ? measured : price.requests * request + price.looking * look;
  }
  return work / SECOND;
}

export function planOf(rules: readonly PlannedRule[], target: ResolvedTarget): Plan {
  let sum = NOTHING;
  const forbidden: Record<string, number> = {};
  const planned: Plan['rules'][number][] = [];
  for (const { id, area, price, outlook, why, lacks } of rules) {
    sum = plus(sum, price);
    planned.push({ id, area, ...costOf(target, price), outlook, why, lacks });
    if (outlook === 'recorded') continue;
    for (const effect of lacks?.forbidden ?? []) forbidden[effect] = (forbidden[effect] ?? 0) + 1;
  }
  const total = costOf(target, sum);
  const { requestsPerSecond: pace } = target.limits;
  const pacingSeconds = pace === undefined ? undefined : Math.ceil(total.requests / pace);
  const work = workSeconds(target, rules);
  const least = Math.max((total.waitSeconds ** OVERLAP + work ** OVERLAP) ** (1 / OVERLAP), pacingSeconds ?? 0);
  const seconds = target.lab ? undefined : Math.ceil(least);
  const withinBudget = overdrawn(total, target).length === 0;
  return { total: { rules: rules.length, ...total, seconds, pacingSeconds, withinBudget, forbidden }, rules: planned };
}

export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 5400 ? `${(seconds / 60).toFixed(1)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function totalLine({ total }: Plan, { name, scope, limits }: ResolvedTarget): string {
  const { waitSeconds, summedWaitSeconds: summed } = total;
  const budget =
    limits.messages === undefined
      ? ''
      : ` of the ${limits.messages} that limits.messages allows, ${keptOf(limits.messages)} of them kept to try red rules again`;
  const together = waitSeconds === summed ? '' : ` (together instead of ${duration(summed)} one after the other)`;
  return [
    `${name} · scope ${scope} · ${counted(total.rules, 'rule')}, ${counted(total.examples, 'example')}`,
    counted(total.requests, 'request'),
    `${counted(total.messages, 'message')}${budget}`,
    counted(total.lookups, 'lookup'),
    `${counted(total.created, 'resource')} created`,
    `${duration(waitSeconds)} of waiting${together}`,
  ].join(' · ');
}

const COLUMNS = ['requests', 'messages', 'lookups', 'created'] as const;

export function planText(plan: Plan, target: ResolvedTarget): string {
  let head = 'rule'.padEnd(22);
  for (const name of COLUMNS) head += name.padStart(10);
  const { total, budget } = plan;
  const { limits } = target;
  const advice: string[] = [];
  if (budget !== undefined) advice.push(`Within the budget ${budget}.`);
  const downstream = downstreamAddress(target);
  if (downstream !== undefined) advice.push(`The standalone API has to send to ${downstream}, where the run listens.`);
  for (const name of overdrawn(total, target))
    advice.push(
      `limits.${name} ${limits[name]} is too small: raise it to ${limitFor(total[name])}, or the rest stays inconclusive.`,
    );
  if (total.seconds !== undefined) advice.push(`A run takes about ${duration(total.seconds)}.`);
  if (total.pacingSeconds !== undefined) {
    const lasts = duration(total.pacingSeconds);
    advice.push(`limits.requestsPerSecond ${limits.requestsPerSecond} makes it last ${lasts} at least.`);
  }
  const forbidden = Object.entries(total.forbidden).map(([effect, count]) => `${effect} (${counted(count, 'rule')})`);
  if (forbidden.length > 0)
    advice.push(`sideEffects in the target file does not allow ${forbidden.join(', ')}; those rules stay unverified.`);
  const lines = [totalLine(plan, target), ...advice, '', `${head}${'waiting'.padStart(12)}`];
  for (const rule of plan.rules) {
    let row = rule.id.padEnd(22);
    for (const name of COLUMNS) row += String(rule[name]).padStart(10);
    row += (rule.waitSeconds === 0 ? '-' : duration(rule.waitSeconds)).padStart(12);
    lines.push(rule.why ? `${row}  ${rule.outlook}: ${rule.why}` : row);
  }
  return lines.join('\n');
}

const APPLIES = ['judged', 'not-verifiable', 'inconclusive', 'not-selected'];

/** How much of what applies a run can show, in percent: a gate is red until that is as much as `require`. */
export function reachableBy({ rules }: Plan, { require = DEFAULT_REQUIRE }: ResolvedTarget) {
  let judged = 0;
  let applicable = 0;
  for (const { outlook } of rules) {
    if (outlook === 'judged') judged += 1;
    if (APPLIES.includes(outlook)) applicable += 1;
  }
  const share = applicable === 0 ? 0 : Math.floor((100 * judged) / applicable);
  const says = `it can verify ${judged} of ${applicable} rules that apply (${share} %), and ${require} % are required`;
  return { isEnough: share >= require, says };
}
