import { exampleKey, type RedExample } from './ending.ts';
import { type Sign, signOf } from './sign.ts';

export interface Trial {
  readonly fault: string;
  readonly own: number;
  readonly red: readonly RedExample[];
  readonly crashes: readonly string[];
  readonly lost?: 'crash' | 'time-out' | undefined;
  readonly isSearch?: boolean | undefined;
  /** Of a group of alternatives those that changed something. */
  readonly acting?: readonly string[] | undefined;
  readonly ms: number;
}

export interface Collateral {
  readonly area: string;
  readonly unrelated: boolean;
  readonly rules: readonly string[];
  readonly examples: readonly string[];
}

export type Kill = Pick<RedExample, 'name' | 'uri' | 'line' | 'step' | 'message'>;

/** Examples of other rules that a fault turns red: where they are, it is a question of their rule that fails, or they are listed. */
export interface RedElsewhere {
  readonly asked: number;
  readonly others: readonly string[];
}

export interface FaultOutcome {
  readonly id: string;
  readonly rule: string;
  readonly area: string;
  readonly says: string;
  readonly operator?: string | undefined;
  readonly caught: boolean;
  /** Examples of its own rule that pass without it and fail at their own assertion with it. */
  readonly killedBy: readonly Kill[];
  readonly survived?: { readonly reason: Survival; readonly detail: string } | undefined;
  readonly collateral: readonly Collateral[];
  readonly elsewhere: RedElsewhere;
  readonly signs: readonly Sign[];
  readonly tries?: 2 | undefined;
  readonly ms: number;
}

export interface OutcomeContext {
  readonly fault: Pick<FaultOutcome, 'id' | 'rule' | 'says' | 'operator'>;
  readonly green: ReadonlySet<string>;
  readonly areaOf: (rule: string) => string;
  readonly isUnrelated: (area: string) => boolean;
}

const DETAILS = {
  'no-example': 'its rule has no example',
  'red-without-it': 'no example of its rule passes without it',
  'all-pass': 'every example of its rule passes with it',
  premise: 'examples of its rule fail where they lean on another',
  precondition: 'examples of its rule fail before they judge',
  inconclusive: 'examples of its rule are inconclusive',
  error: 'examples of its rule end in an error of the harness',
  crash: 'the reference fell over',
  'time-out': 'the examples of its rule did not end in time',
} as const;

export type Survival = keyof typeof DETAILS;

const WORST_FIRST = ['error', 'premise', 'precondition', 'inconclusive'] as const;

function survivalOf({ lost, crashes, own }: Trial, isRed: boolean, fresh: readonly RedExample[]) {
  let reason: Survival = isRed ? 'red-without-it' : 'all-pass';
  if (lost) reason = lost;
  else if (crashes.length > 0) reason = 'crash';
  else if (own === 0) reason = 'no-example';
  else
    for (const worst of WORST_FIRST) {
      const decisive = fresh.find(({ ending }) => ending === worst);
      if (decisive) return { reason: worst, detail: `${DETAILS[worst]}: ${decisive.step}: ${decisive.message}` };
    }
  const where = reason === 'crash' && crashes.length > 0 ? ` in ${crashes.join('; ')}` : '';
  return { reason, detail: `${DETAILS[reason]}${where}` };
}

function collateralOf(red: readonly RedExample[], { areaOf, isUnrelated }: OutcomeContext): Collateral[] {
  const byArea = new Map<string, { rules: Set<string>; examples: string[] }>();
  for (const example of red) {
    const area = areaOf(example.rule);
    const here = byArea.get(area) ?? { rules: new Set(), examples: [] };
    here.rules.add(example.rule);
    here.examples.push(exampleKey(example));
    byArea.set(area, here);
  }

  const found: Collateral[] = [];
  for (const [area, { rules, examples }] of byArea)
    found.push({ area, unrelated: isUnrelated(area), rules: [...rules], examples });
  return found;
}

/** Judges a trial: caught only when an example of its rule fails at its own assertion, and nothing fell over. */
export function outcomeOf(trial: Trial, context: OutcomeContext): FaultOutcome {
  const { fault, green, areaOf } = context;
  let isRed = false;
  let asked = 0;
  const freshElsewhere: RedExample[] = [];
  const freshOwn: RedExample[] = [];
  const kills: Kill[] = [];
  const signs: Sign[] = [];
  const others: string[] = [];
  for (const example of trial.red) {
    const { rule, name, uri, line, ending, step, message } = example;
    const isOwn = rule === fault.rule;
    if (isOwn) isRed = true;
    if (!green.has(exampleKey(example))) continue;
    (isOwn ? freshOwn : freshElsewhere).push(example);
    if (['assertion', 'premise', 'precondition'].includes(ending)) signs.push(signOf(example));
    if (isOwn && ending === 'assertion') kills.push({ name, uri, line, step, message });
    else if (ending === 'assertion') asked += 1;
    else if (!isOwn && ending === 'precondition') others.push(`${rule} at "${step}"`);
  }

  const caught = kills.length > 0 && trial.crashes.length === 0 && !trial.lost;
  return {
    ...fault,
    area: areaOf(fault.rule),
    caught,
    killedBy: caught ? kills : [],
    survived: caught ? undefined : survivalOf(trial, isRed, freshOwn),
    collateral: collateralOf(freshElsewhere, context),
    elsewhere: { asked, others },
    signs,
    ms: trial.ms,
  };
}
