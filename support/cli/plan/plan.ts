import type { ResolvedTarget } from '../../wire/target/target.ts';
import { downstreamAddress } from '../doctor/downstream.ts';
import type { RuleOutlook } from './outlook.ts';
import { NOTHING, type Price, plus, priceWithin } from './price.ts';

/** A rule that a run would start, with what its examples ask for. */
export interface PlannedRule extends RuleOutlook {
  readonly id: string;
  readonly area: string;
  readonly price: Price;
}

/** What one rule, or the whole run, asks of a target. */
export interface Cost {
  readonly examples: number;
  readonly requests: number;
  readonly messages: number;
  readonly lookups: number;
  readonly created: number;
  /** Real waiting: that of the example that waits longest, because waits pass together; and all of it added up. */
  readonly waitSeconds: number;
  readonly summedWaitSeconds: number;
}

export interface Plan {
  /** What a budget buys, as a sentence; absent without one. */
  readonly budget?: string | undefined;
  readonly total: Cost & {
    readonly rules: number;
    /** The shortest time that `limits.requestsPerSecond` allows, in seconds. */
    readonly pacingSeconds?: number | undefined;
    /** Whether `limits.messages` covers the messages and `limits.lookups` the lookups. */
    readonly withinBudget: boolean;
    /** How many rules each side effect is missing for that the target file does not allow. */
    readonly forbidden: Readonly<Record<string, number>>;
  };
  readonly rules: ReadonlyArray<Cost & RuleOutlook & { readonly id: string; readonly area: string }>;
}

const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** With a lab there are no waits and whole worlds are deleted; without one, created things are removed by requests. */
function costOf({ lab }: ResolvedTarget, price: Price): Cost {
  const { examples, requests, messages, lookups, created, removals, waitMs, longestMs } = price;
  return {
    examples,
    requests: lab ? requests : requests + removals,
    messages,
    lookups,
    created,
    waitSeconds: lab ? 0 : seconds(longestMs),
    summedWaitSeconds: lab ? 0 : seconds(waitMs),
  };
}

/** Rules whose examples run, judged or not. */
const RUNNING: readonly RuleOutlook['outlook'][] = ['judged', 'recorded', 'own-client', '-'];

/** What an example really asks for: nothing when it stops before its first request, no waiting when maxWait is too short. */
export function priceThatCounts(price: Price, { outlook, lacks }: RuleOutlook, maxWaitMs: number): Price {
  const isTooLong = lacks?.waitMs !== undefined || (RUNNING.includes(outlook) && price.longestMs > maxWaitMs);
  if (isTooLong) return priceWithin(price, maxWaitMs);
  if (RUNNING.includes(outlook)) return { ...price, later: [] };
  return { ...NOTHING, examples: price.examples };
}

const BUDGETS = ['messages', 'lookups'] as const;

/** The budgets of the target file that do not cover what a run asks for. */
export const overdrawn = (total: Cost, { limits }: ResolvedTarget): Array<(typeof BUDGETS)[number]> =>
  BUDGETS.filter((name) => total[name] > (limits[name] ?? Number.POSITIVE_INFINITY));

function forbiddenIn(rules: readonly PlannedRule[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { lacks, outlook } of rules)
    for (const effect of outlook === 'recorded' ? [] : (lacks?.forbidden ?? []))
      counts[effect] = (counts[effect] ?? 0) + 1;
  return counts;
}

/** Adds up what the rules ask for. */
export function planOf(rules: readonly PlannedRule[], target: ResolvedTarget): Plan {
  const total = costOf(target, rules.map(({ price }) => price).reduce(plus, NOTHING));
  const { requestsPerSecond: pace } = target.limits;
  return {
    total: {
      rules: rules.length,
      ...total,
      pacingSeconds: pace === undefined ? undefined : Math.ceil(total.requests / pace),
      withinBudget: overdrawn(total, target).length === 0,
      forbidden: forbiddenIn(rules),
    },
    rules: rules.map(({ id, area, price, outlook, why, lacks }) => ({
      id,
      area,
      ...costOf(target, price),
      outlook,
      why,
      lacks,
    })),
  };
}

const minutes = (count: number): string => {
  if (count < 60) return `${count} s`;
  return count < 5400 ? `${(count / 60).toFixed(1)} min` : `${(count / 3600).toFixed(1)} h`;
};

const COLUMNS = ['requests', 'messages', 'lookups', 'created'] as const;

const together = ({ waitSeconds, summedWaitSeconds }: Cost): string =>
  waitSeconds === summedWaitSeconds ? '' : ` (together instead of ${minutes(summedWaitSeconds)} one after the other)`;

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

function totalLine({ total }: Plan, { name, scope, limits }: ResolvedTarget): string {
  const budget = limits.messages === undefined ? '' : ` of the ${limits.messages} that limits.messages allows`;
  return [
    `${name} · scope ${scope} · ${counted(total.rules, 'rule')}, ${counted(total.examples, 'example')}`,
    counted(total.requests, 'request'),
    `${counted(total.messages, 'message')}${budget}`,
    counted(total.lookups, 'lookup'),
    `${counted(total.created, 'resource')} created`,
    `${minutes(total.waitSeconds)} of waiting${together(total)}`,
  ].join(' · ');
}

function advice({ total, budget }: Plan, target: ResolvedTarget): string[] {
  const { limits } = target;
  const forbidden = Object.entries(total.forbidden).map(([effect, count]) => `${effect} (${counted(count, 'rule')})`);
  const downstream = downstreamAddress(target);
  return [
    ...(budget === undefined ? [] : [`Within the budget ${budget}.`]),
    ...(downstream === undefined ? [] : [`The standalone API has to send to ${downstream}, where the run listens.`]),
    ...overdrawn(total, target).map(
      (name) =>
        `limits.${name} ${limits[name]} is too small: raise it to ${total[name]}, or the rest stays inconclusive.`,
    ),
    ...(total.pacingSeconds === undefined
      ? []
      : [
          `limits.requestsPerSecond ${limits.requestsPerSecond} makes it last ${minutes(total.pacingSeconds)} at least.`,
        ]),
    ...(forbidden.length === 0
      ? []
      : [`sideEffects in the target file does not allow ${forbidden.join(', ')}; those rules stay unverified.`]),
  ];
}

/** The plan as people read it: the sum first, then a line for each rule. */
export function planText(plan: Plan, target: ResolvedTarget): string {
  const head = `${'rule'.padEnd(22)}${COLUMNS.map((name) => name.padStart(10)).join('')}${'waiting'.padStart(12)}`;
  const rows = plan.rules.map((rule) => {
    const wait = rule.waitSeconds === 0 ? '-' : minutes(rule.waitSeconds);
    const counts = COLUMNS.map((name) => String(rule[name]).padStart(10)).join('');
    return `${rule.id.padEnd(22)}${counts}${wait.padStart(12)}${rule.why ? `  ${rule.outlook}: ${rule.why}` : ''}`;
  });
  return [totalLine(plan, target), ...advice(plan, target), '', head, ...rows].join('\n');
}
