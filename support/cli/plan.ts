import type { ResolvedTarget } from '../target/target.ts';
import type { RuleOutlook } from './outlook.ts';
import { NOTHING, type Price, plus } from './price.ts';

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
  /** Real waiting: one wait after the other, and the longest. */
  readonly waitSeconds: number;
  readonly longestWaitSeconds: number;
}

export interface Plan {
  readonly total: Cost & {
    readonly rules: number;
    /** The shortest time that `limits.requestsPerSecond` allows, in seconds. */
    readonly pacingSeconds?: number | undefined;
    /** Whether `limits.messages` covers the messages. */
    readonly withinBudget: boolean;
  };
  readonly rules: ReadonlyArray<Cost & RuleOutlook & { readonly id: string; readonly area: string }>;
}

const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** With a lab nothing is waited for and worlds go away whole; without one, what was made is taken away by requests. */
function costOf({ lab }: ResolvedTarget, price: Price): Cost {
  const { examples, requests, messages, lookups, created, removals, waitMs, longestMs } = price;
  return {
    examples,
    requests: lab ? requests : requests + removals,
    messages,
    lookups,
    created,
    waitSeconds: lab ? 0 : seconds(waitMs),
    longestWaitSeconds: lab ? 0 : seconds(longestMs),
  };
}

const BEYOND = 'needs a wait';

/** What a rule really asks for: nothing when it stops before its first request, no waiting when maxWait is too short. */
function priceThatCounts({ price, outlook, why = '' }: PlannedRule): Price {
  if (why.startsWith(BEYOND)) return { ...price, waitMs: 0, longestMs: 0 };
  if (outlook === 'judged' || outlook === 'recorded') return price;
  return { ...NOTHING, examples: price.examples };
}

/** Adds up what the rules ask for; a rule that cannot start asks for nothing. */
export function planOf(rules: readonly PlannedRule[], target: ResolvedTarget): Plan {
  const priced = rules.map((rule) => ({ ...rule, price: priceThatCounts(rule) }));
  const total = costOf(target, priced.map(({ price }) => price).reduce(plus, NOTHING));
  const { requestsPerSecond: pace, messages: budget = Number.POSITIVE_INFINITY } = target.limits;
  return {
    total: {
      rules: rules.length,
      ...total,
      pacingSeconds: pace === undefined ? undefined : Math.ceil(total.requests / pace),
      withinBudget: total.messages <= budget,
    },
    rules: priced.map(({ id, area, price, outlook, why }) => ({
      id,
      area,
      ...costOf(target, price),
      outlook,
      why,
    })),
  };
}

const minutes = (count: number): string => {
  if (count < 60) return `${count} s`;
  return count < 5400 ? `${(count / 60).toFixed(1)} min` : `${(count / 3600).toFixed(1)} h`;
};

const COLUMNS = ['requests', 'messages', 'lookups', 'created'] as const;

function totalLine({ total }: Plan, { name, scope, limits }: ResolvedTarget): string {
  const budget =
    limits.messages === undefined ? '' : ` of the ${limits.messages} that limits.messages allows`;
  return [
    `${name} · scope ${scope} · ${total.rules} rules, ${total.examples} examples`,
    `${total.requests} requests`,
    `${total.messages} messages${budget}`,
    `${total.lookups} lookups`,
    `${total.created} resources created`,
    `${minutes(total.waitSeconds)} of waiting (longest ${minutes(total.longestWaitSeconds)})`,
  ].join(' · ');
}

function advice({ total }: Plan, { limits }: ResolvedTarget): string[] {
  return [
    ...(total.withinBudget
      ? []
      : [
          `limits.messages ${limits.messages} is too small: raise it to ${total.messages}, or the rest stays inconclusive.`,
        ]),
    ...(total.pacingSeconds === undefined
      ? []
      : [
          `limits.requestsPerSecond ${limits.requestsPerSecond} makes it last ${minutes(total.pacingSeconds)} at least.`,
        ]),
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
