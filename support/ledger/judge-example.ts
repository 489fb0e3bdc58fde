import type { Evidence, RecordedExample, RecordedRun, RecordedStep } from '../ground/evidence/recorded-run.ts';
import { type Obstacle, type Reason, reasonIn } from '../ground/problems/inconclusive.ts';
import { messageOf } from './difference-in-words.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { ExampleVerdict, JudgedExample } from './verdicts.ts';

const FAILURES = new Set(['AssertionError', 'ContractViolation', 'Unlooked']);
const INCONCLUSIVE = new Set(['Inconclusive', 'Undeclared', 'FacilityMissing', 'Suspended']);
const OUT_OF_REACH: ReadonlySet<Reason | undefined> = new Set(['facility-missing', 'time-unreachable']);
const ORDER: readonly ExampleVerdict[] = ['recorded', 'pass', 'inconclusive', 'fail', 'error'];

export function worse(one: ExampleVerdict, other: ExampleVerdict): ExampleVerdict {
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
}

interface StepVerdict {
  readonly verdict: ExampleVerdict;
  readonly message?: string | undefined;
  readonly step?: RecordedStep;
}

/** `stopped` says that an earlier step ended the example, which excuses every step that was then skipped. */
function judgeStep(step: RecordedStep, stopped: boolean): StepVerdict {
  const { status, text, thrown = 'Error', message = '', difference } = step;
  if (status === 'PASSED' || (status === 'SKIPPED' && stopped)) return { verdict: 'pass' };
  if (status !== 'FAILED') return { verdict: 'error', message: `the step is ${status.toLowerCase()}: ${text}`, step };
  if (FAILURES.has(thrown)) return { verdict: 'fail', message: difference ? messageOf(difference) : message, step };
  if (INCONCLUSIVE.has(thrown) && reasonIn(message)) return { verdict: 'inconclusive', message, step };
  return { verdict: 'error', message: `${thrown}: ${message}`, step };
}

function judgeSteps(steps: readonly RecordedStep[]): StepVerdict {
  let worst: StepVerdict = { verdict: 'pass' };
  for (const step of steps) {
    const judged = judgeStep(step, worst.verdict !== 'pass');
    if (judged.verdict !== worst.verdict && worse(judged.verdict, worst.verdict) === judged.verdict) worst = judged;
  }
  return worst;
}

type EndOfRun = Pick<RecordedRun, 'cancelled' | 'limit' | 'failedFast' | 'crashed' | 'slowedBy'>;

function cutOffBy(end: EndOfRun, startedAt: number): string | undefined {
  const { cancelled, limit, failedFast, crashed, slowedBy } = end;
  if (cancelled) return '[insufficient-evidence] the run was cancelled';
  if (limit !== undefined) return `[budget-exhausted] the run reached its limit of ${limit}`;
  if (failedFast) return '[insufficient-evidence] the run ended with the first failure';
  if ((crashed || slowedBy) && startedAt === 0) return '[insufficient-evidence] the run broke off before its turn';
  return slowedBy ? `[insufficient-evidence] the harness did not get done with ${slowedBy}` : undefined;
}

function excuseIn({ late, heldOff, dropped }: Partial<Evidence>): string | undefined {
  if (late !== undefined) return `taken up ${Math.round(late / 1000)} s late, when a failure proves nothing`;
  if (dropped !== undefined)
    return `the receiver of notifications dropped ${dropped} connections, which were too many or too slow; keep others away from callbacks.listen`;
  if (heldOff === undefined) return undefined;
  return `the target held ${heldOff} of its requests off (HTTP status 429, or 503 with Retry-After); lower limits.requestsPerSecond in the target file`;
}

function outcome({ steps, finished, evidence, startedAt }: RecordedExample, end: EndOfRun): StepVerdict {
  if (!finished) {
    const message = cutOffBy(end, startedAt);
    return message ? { verdict: 'inconclusive', message } : { verdict: 'error', message: 'the example never ended' };
  }
  if (steps.every((step) => step.text === '')) return { verdict: 'error', message: 'the example has no steps' };
  const judged = judgeSteps(steps);
  const excuse = excuseIn(evidence ?? {});
  if (judged.verdict !== 'fail' || excuse === undefined) return judged;
  return { ...judged, verdict: 'inconclusive', message: `[insufficient-evidence] ${excuse}: ${judged.message}` };
}

/** The verdict of one example. With `observed` whatever it saw is only recorded, unless the harness misbehaved. */
export function judgeExample(
  example: RecordedExample,
  { observed, ...end }: EndOfRun & { observed: boolean },
): JudgedExample {
  const { verdict, message, step } = outcome(example, end);
  const { name, uri, line, durationMs, startedAt, evidence } = example;
  const reason = verdict === 'inconclusive' ? reasonIn(message ?? '') : undefined;
  const { sideEffect, until, undeclared, facility, budget, leftOpen, waitMs } =
    (reason && evidence?.obstacle) ?? ({} as Partial<Obstacle>);
  return {
    name,
    uri,
    line,
    verdict: observed && verdict !== 'error' ? 'recorded' : verdict,
    reason,
    sideEffect,
    until,
    undeclared,
    facility,
    budget,
    leftOpen,
    waitMs,
    beyondReach: OUT_OF_REACH.has(reason) || step?.thrown === 'Undeclared' || undefined,
    message,
    fingerprint: verdict === 'fail' && step ? fingerprintOf(step) : undefined,
    count: example.count,
    step: step?.text || undefined,
    durationMs,
    startedAt: new Date(startedAt).toISOString(),
  };
}
