import { type Ending, exampleKey, type RedExample } from './ending.ts';
import { isTelling, type Sign, signOf } from './sign.ts';

/** Why a fault was not caught. */
export type Survival =
  | 'no-example'
  | 'red-without-it'
  | 'all-pass'
  | 'precondition'
  | 'inconclusive'
  | 'error'
  | 'crash'
  | 'time-out';

/** What one worker saw with one fault switched on. */
export interface Trial {
  readonly fault: string;
  /** How many examples of the fault's own rule ran. */
  readonly own: number;
  readonly red: readonly RedExample[];
  /** Operations of the reference that fell over, which is no deviation but a defect. */
  readonly crashes: readonly string[];
  /** Set when the worker did not live to tell. */
  readonly lost?: 'crash' | 'time-out' | undefined;
  /** It is part of the search for a rule that catches the fault. */
  readonly isSearch?: boolean | undefined;
  /** Of a group of alternatives those that changed something. */
  readonly acting?: readonly string[] | undefined;
  readonly ms: number;
}

/** Examples of other rules in one area that went red with a fault. */
export interface Collateral {
  readonly area: string;
  /** The fault has no business in this area. */
  readonly unrelated: boolean;
  readonly rules: readonly string[];
  readonly examples: readonly string[];
}

/** One example that caught a fault. */
export type Kill = Pick<RedExample, 'name' | 'uri' | 'line' | 'step' | 'message'>;

/** The outcome of one deliberate fault. */
export interface FaultOutcome {
  readonly id: string;
  readonly rule: string;
  readonly area: string;
  readonly says: string;
  /** The operator of the grammar that made it. */
  readonly operator?: string | undefined;
  readonly caught: boolean;
  /** Examples of its own rule that pass without it and fail at their own assertion with it. */
  readonly killedBy: readonly Kill[];
  readonly survived?: { readonly reason: Survival; readonly detail: string } | undefined;
  readonly collateral: readonly Collateral[];
  /** Every example that is red with it and not without it. */
  readonly signs: readonly Sign[];
  /** Set when the first trial did not catch it. */
  readonly tries?: 2 | undefined;
  readonly ms: number;
}

/** What is known beside the trial: which examples pass without faults, and where a rule's fault may reach. */
export interface OutcomeContext {
  readonly fault: Pick<FaultOutcome, 'id' | 'rule' | 'says' | 'operator'>;
  readonly green: ReadonlySet<string>;
  readonly areaOf: (rule: string) => string;
  readonly isUnrelated: (area: string) => boolean;
}

const DETAILS: Readonly<Record<Survival, string>> = {
  'no-example': 'its rule has no example',
  'red-without-it': 'no example of its rule passes without it',
  'all-pass': 'every example of its rule passes with it',
  precondition: 'examples of its rule fail before they judge',
  inconclusive: 'examples of its rule are inconclusive',
  error: 'examples of its rule end in an error of the harness',
  crash: 'the reference fell over',
  'time-out': 'the examples of its rule did not end in time',
};

const WORST_FIRST: readonly Ending[] = ['error', 'precondition', 'inconclusive'];

function whyNot(trial: Trial, own: readonly RedExample[], fresh: readonly RedExample[]): Survival {
  if (trial.lost) return trial.lost;
  if (trial.crashes.length > 0) return 'crash';
  if (trial.own === 0) return 'no-example';
  const ending = WORST_FIRST.find((each) => fresh.some((example) => example.ending === each));
  if (ending) return ending as Survival;
  return own.length > 0 ? 'red-without-it' : 'all-pass';
}

function detailOf(reason: Survival, { crashes }: Trial, [first]: readonly RedExample[]): string {
  if (reason === 'crash' && crashes.length > 0) return `${DETAILS.crash} in ${crashes.join('; ')}`;
  return first && WORST_FIRST.includes(reason as Ending)
    ? `${DETAILS[reason]}: ${first.step}: ${first.message}`
    : DETAILS[reason];
}

function collateralOf(red: readonly RedExample[], { areaOf, isUnrelated }: OutcomeContext): Collateral[] {
  return [...new Set(red.map(({ rule }) => areaOf(rule)))].map((area) => {
    const here = red.filter(({ rule }) => areaOf(rule) === area);
    const rules = [...new Set(here.map(({ rule }) => rule))];
    return { area, unrelated: isUnrelated(area), rules, examples: here.map(exampleKey) };
  });
}

/** Judges a trial: caught only when an example of the fault's own rule fails at its own assertion, and nothing fell over. */
export function outcomeOf(trial: Trial, context: OutcomeContext): FaultOutcome {
  const { fault, green, areaOf } = context;
  const fresh = trial.red.filter((example) => green.has(exampleKey(example)));
  const own = fresh.filter(({ rule }) => rule === fault.rule);
  const kills = own.filter(({ ending }) => ending === 'assertion');
  const caught = kills.length > 0 && trial.crashes.length === 0 && !trial.lost;
  const reason = caught
    ? undefined
    : whyNot(
        trial,
        trial.red.filter(({ rule }) => rule === fault.rule),
        own,
      );
  const decisive = own.filter(({ ending }) => ending === reason);
  return {
    ...fault,
    area: areaOf(fault.rule),
    caught,
    killedBy: caught ? kills.map(({ name, uri, line, step, message }) => ({ name, uri, line, step, message })) : [],
    survived: reason && { reason, detail: detailOf(reason, trial, decisive) },
    collateral: collateralOf(
      fresh.filter(({ rule }) => rule !== fault.rule),
      context,
    ),
    signs: fresh.filter(isTelling).map(signOf),
    ms: trial.ms,
  };
}
