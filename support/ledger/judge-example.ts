import { isDeepStrictEqual } from 'node:util';
import type { EndOfRun, Evidence, RecordedExample, RecordedStep } from '../ground/evidence/recorded-run.ts';
import { keyFor } from '../ground/problems/declared-keys.ts';
import { type Obstacle, type Reason, reasonIn } from '../ground/problems/inconclusive.ts';
import { OBSERVED, PUBLISHED } from '../ground/rules/example-index.ts';
import type { Premise, Reading } from '../ground/rules/rule.ts';
import { messageOf } from './difference-in-words.ts';
import { failedPremise } from './failed-then.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { ExampleVerdict, JudgedExample } from './verdicts.ts';

const FAILURES = new Set(['AssertionError', 'ContractViolation', 'Unlooked']);
const INCONCLUSIVE = new Set(['Inconclusive', 'Undeclared', 'FacilityMissing', 'Suspended']);
/** The fingerprint of a target that keeps to another reading than its file chooses: no step failed. */
const OTHERWISE = 'otherwise than the target file claims';
const OUT_OF_REACH: ReadonlySet<Reason | undefined> = new Set(['facility-missing', 'time-unreachable']);
const ORDER: readonly ExampleVerdict[] = ['recorded', 'pass', 'inconclusive', 'fail', 'error'];

export function worse(one: ExampleVerdict, other: ExampleVerdict): ExampleVerdict {
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
}

const NONE: ReadonlySet<string> = new Set();

export function isOnlyObserved({ tags }: RecordedExample, published: boolean): boolean {
  return tags.includes(OBSERVED) || (tags.includes(PUBLISHED) && !published);
}

interface StepVerdict {
  readonly verdict: ExampleVerdict;
  readonly reason?: Reason;
  readonly message?: string | undefined;
  readonly step?: RecordedStep;
}

const undecided = (reason: Reason, message: string): StepVerdict => ({
  verdict: 'inconclusive',
  reason,
  message: `[${reason}] ${message}`,
});

/** `stopped` says that an earlier step ended the example, which excuses every step that was then skipped. */
function judgeStep(step: RecordedStep, stopped: boolean, evidence: Evidence | undefined): StepVerdict {
  const { status, text, thrown = 'Error', message = '', difference } = step;
  if (status === 'PASSED' || (status === 'SKIPPED' && stopped)) return { verdict: 'pass' };
  if (status !== 'FAILED') return { verdict: 'error', message: `the step is ${status.toLowerCase()}: ${text}`, step };
  if (FAILURES.has(thrown)) return { verdict: 'fail', message: difference ? messageOf(difference) : message, step };
  const reason = INCONCLUSIVE.has(thrown) ? (evidence?.obstacle?.reason ?? reasonIn(message)) : undefined;
  if (reason) return { verdict: 'inconclusive', reason, message, step };
  return { verdict: 'error', message: `${thrown}: ${message}`, step };
}

function outcome(example: RecordedExample, end: EndOfRun): StepVerdict {
  const { steps, finished, evidence, startedAt } = example;
  if (!finished) {
    const { cancelled, limit, failedFast, crashed, slowedBy } = end;
    if (cancelled) return undecided('insufficient-evidence', 'the run was cancelled');
    if (limit !== undefined) return undecided('budget-exhausted', `the run reached its limit of ${limit}`);
    if (failedFast) return undecided('insufficient-evidence', 'the run ended with the first failure');
    if ((crashed || slowedBy) && startedAt === 0)
      return undecided('insufficient-evidence', 'the run broke off before its turn');
    if (slowedBy) return undecided('insufficient-evidence', `the harness did not get done with ${slowedBy}`);
    return { verdict: 'error', message: 'the example never ended' };
  }
  if (steps.every((step) => step.text === '')) return { verdict: 'error', message: 'the example has no steps' };
  let judged: StepVerdict = { verdict: 'pass' };
  for (const step of steps) {
    const next = judgeStep(step, judged.verdict !== 'pass', evidence);
    if (next.verdict !== judged.verdict && worse(next.verdict, judged.verdict) === next.verdict) judged = next;
  }
  const { late, heldOff, dropped } = evidence ?? ({} as Partial<Evidence>);
  let excuse: string | undefined;
  if (late !== undefined) excuse = `taken up ${Math.round(late / 1000)} s late, when a failure proves nothing`;
  else if (dropped !== undefined)
    excuse = `the receiver of notifications dropped ${dropped} connections, which were too many or too slow; keep others away from callbacks.listen`;
  else if (heldOff !== undefined)
    excuse = `the target held ${heldOff} of its requests off (HTTP status 429, or 503 with Retry-After); lower limits.requestsPerSecond in the target file`;
  if (judged.verdict !== 'fail' || excuse === undefined) return judged;
  return { ...judged, ...undecided('insufficient-evidence', `${excuse}: ${judged.message}`) };
}

/** A failure that is none of the rule's own: the example leaned on another rule, which it counts against. */
function leaning(judged: StepVerdict, premises: readonly Premise[]): StepVerdict & { because?: string | undefined } {
  const { verdict, step, message } = judged;
  const premise = verdict === 'fail' && step ? failedPremise(step, premises) : undefined;
  if (!premise) return judged;
  return { ...judged, ...undecided('premise-failed', `it leans on ${premise.of}: ${message}`), because: premise.of };
}

interface Choice {
  readonly rule: string;
  readonly readings: readonly Reading[];
  readonly chosen?: string | undefined;
}

/** What another honest reading makes of it: undecided, or what the target file claims where it chooses one. */
function asRead(judged: StepVerdict, { steps }: RecordedExample, choice: Choice | undefined): StepVerdict {
  const { verdict, step } = judged;
  if (!choice || (verdict !== 'fail' && verdict !== 'pass')) return judged;
  const { rule, readings, chosen } = choice;
  const [ours, ...others] = readings;
  if (verdict === 'pass') {
    if (chosen === undefined || chosen === ours?.name) return judged;
    const claimed = others.find(({ name }) => name === chosen);
    const sign = claimed?.shows;
    // The example could have shown what the target file claims, and did not.
    return sign && steps.some(({ text }) => text.includes(sign.step))
      ? { verdict: 'fail', message: `the target does otherwise than its file claims: ${claimed.sentence}` }
      : judged;
  }

  const { part, text = '', difference } = step ?? {};
  if (part !== 'then' || !difference) return judged;
  const seen = Array.isArray(difference.actual) ? difference.actual : [difference.actual];
  const reading = readings.find(
    ({ shows }) =>
      shows &&
      text.includes(shows.step) &&
      shows.seen.some((wanted) => seen.some((each) => isDeepStrictEqual(each, wanted))),
  );
  if (!reading) return judged;
  const { name, sentence } = reading;
  if (chosen !== undefined) return chosen === name ? { verdict: 'pass' } : judged;
  const says = `we read: ${ours?.sentence} The target fits another reading: ${sentence} If it is meant, add to the target file: readings: { ${rule}: ${name} }`;
  return { ...undecided('other-reading', says), step };
}

type Guessed = StepVerdict & { readonly undeclared?: string };

/** What fails with a guess that never worked says nothing about the target. */
function onGuess(judged: StepVerdict, { evidence }: RecordedExample, idle: ReadonlySet<string>): Guessed {
  const guess = judged.verdict === 'fail' ? evidence?.uses?.find((use) => idle.has(use)) : undefined;
  if (guess === undefined) return judged;
  const says = `${keyFor(guess)} is a guess that never worked here; write in the target file what the platform has, or null`;
  return { ...judged, ...undecided('precondition-unmet', `${says}: ${judged.message}`), undeclared: guess };
}

interface Judging extends EndOfRun {
  readonly observed: boolean;
  readonly premises?: readonly Premise[];
  readonly choice?: Choice | undefined;
  /** Guesses that never worked in the run. */
  readonly idle?: ReadonlySet<string>;
}

/** The verdict of one example. With `observed` whatever it saw is only recorded, unless the harness misbehaved. */
export function judgeExample(
  example: RecordedExample,
  { observed, premises = [], choice, idle = NONE, ...end }: Judging,
): JudgedExample {
  const guessed = onGuess(outcome(example, end), example, idle);
  const { verdict, reason, message, step, because } = leaning(
    asRead(guessed, example, observed ? undefined : choice),
    observed ? [] : premises,
  );
  const { name, uri, line, durationMs, startedAt, evidence } = example;
  const { sideEffect, until, undeclared, facility, budget, leftOpen, waitMs } =
    (reason && evidence?.obstacle) ?? ({} as Partial<Obstacle>);
  const missing = guessed.undeclared ?? undeclared;
  const obstacle = { sideEffect, until, undeclared: missing, facility, budget, leftOpen, waitMs };
  const isUndeclared = step?.thrown === 'Undeclared' || guessed.undeclared !== undefined;
  const place = { name, uri, line };
  return {
    ...place,
    verdict: observed && verdict !== 'error' ? 'recorded' : verdict,
    reason,
    ...obstacle,
    beyondReach: OUT_OF_REACH.has(reason) || isUndeclared || undefined,
    message,
    because,
    fingerprint: verdict === 'fail' || because ? (step ? fingerprintOf(step) : OTHERWISE) : undefined,
    count: example.count,
    step: step?.text || undefined,
    durationMs,
    startedAt: new Date(startedAt).toISOString(),
  };
}
