import type { Attachment, Envelope, Pickle, TestCase, Timestamp } from '@cucumber/messages';
import { DIFFERENCE_TYPE, type Difference } from '../ground/evidence/difference.ts';
import type { Evidence, RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { EVIDENCE_TYPE } from '../ground/evidence/recorded-run.ts';
import { isFurther, SEEN_TYPE, type Seen } from '../ground/evidence/seen.ts';
import { formExamples } from './form-examples.ts';
import { asRecorded, type OpenExample, placeOf, reportCodesOf } from './open-example.ts';

type Ended = { readonly ended: RecordedExample; readonly red?: RecordedExample | undefined };
/** With `before`, it has ended or waited and has its turn again: where it had ended, it is as it was until it ends again. */
type Known = { readonly open: OpenExample; readonly before?: Ended | undefined } | Ended;

function toMs({ seconds, nanos }: Timestamp): number {
  return seconds * 1000 + Math.floor(nanos / 1e6);
}

function contentOf({ body, contentEncoding }: Attachment): unknown {
  return JSON.parse(contentEncoding === 'BASE64' ? Buffer.from(body, 'base64').toString('utf8') : body);
}

/** The same evidence without what is large in it, which is read again each time that it is asked for. */
function readAgain({ exchanges: _, callbacks: __, ...small }: Evidence, again: () => string): Evidence {
  const whole = () => contentOf((JSON.parse(again()) as Required<Envelope>).attachment) as Evidence;
  return {
    ...small,
    get exchanges() {
      return whole().exchanges;
    },
    get callbacks() {
      return whole().callbacks;
    },
  };
}

/** The order of the feature files, whichever example ended first and in whichever process. */
export function byPlace(one: RecordedExample, other: RecordedExample): number {
  if (one.uri !== other.uri) return one.uri < other.uri ? -1 : 1;
  return one.line - other.line;
}

export class RunRecorder {
  readonly #pickles = new Map<string, Pickle>();
  /** The examples by the place where each is written: one that has its turn again is the same example. */
  readonly #examples = new Map<string, Known>();
  readonly #open = new Map<string, OpenExample>();
  readonly #byAttempt = new Map<string, OpenExample>();
  readonly #troubles: string[] = [];
  #startedAt = 0;
  #finishedAt = 0;

  /** Takes one message; answers the example that it finished. With `again`, which reads it again, no bodies are held. */
  take(envelope: Envelope, again?: () => string): RecordedExample | undefined {
    const { pickle, testCase, testRunStarted, testRunFinished, testRunHookFinished, parseError } = envelope;
    if (pickle) this.#pickles.set(pickle.id, pickle);
    else if (testCase) this.#plan(testCase);
    else if (testRunStarted) this.#startedAt ||= toMs(testRunStarted.timestamp);
    else if (testRunFinished) this.#finishedAt = toMs(testRunFinished.timestamp);
    else if (parseError) this.#troubles.push(`${parseError.source.uri}: ${parseError.message}`);
    else if (testRunHookFinished?.result.status === 'FAILED') {
      this.#troubles.push(testRunHookFinished.result.message ?? 'a hook of the run failed');
    } else return this.#takeExample(envelope, again);
    return undefined;
  }

  trouble(sentence: string): void {
    this.#troubles.push(sentence);
  }

  recorded(now: number, cancelled = false): RecordedRun {
    const examples = this.#recorded();
    return {
      startedAt: this.#startedAt || now,
      finishedAt: this.#finishedAt || now,
      cancelled,
      examples: [...examples, ...formExamples(examples)],
      troubles: this.#troubles,
    };
  }

  running(): RecordedExample[] {
    return [...this.#byAttempt.values()].map(asRecorded);
  }

  suspended(): RecordedExample[] {
    const suspended = this.#recorded().filter(isSuspended);
    return suspended.sort((one, other) => dueOf(one) - dueOf(other));
  }

  #recorded(): RecordedExample[] {
    const recorded: RecordedExample[] = [];
    for (const known of this.#examples.values()) {
      const { ended } = 'ended' in known ? known : (known.before ?? {});
      if ('open' in known && (!ended || isSuspended(ended))) recorded.push(asRecorded(known.open));
      else if (ended) recorded.push(ended);
    }
    return recorded.sort(byPlace);
  }

  #plan(testCase: TestCase): void {
    const pickle = this.#pickles.get(testCase.pickleId);
    if (!pickle) return;
    this.#pickles.delete(pickle.id);
    const place = placeOf(pickle);
    const open: OpenExample = {
      pickle,
      testCase,
      reportCodes: reportCodesOf(testCase),
      startedAt: 0,
      finishedAt: undefined,
      results: new Map(),
      differences: new Map(),
      evidence: undefined,
      seen: undefined,
    };
    this.#open.set(testCase.id, open);
    const former = this.#examples.get(place);
    const before = former && ('ended' in former ? former : former.before);
    this.#examples.set(place, { open, before });
  }

  #takeExample(envelope: Envelope, again?: () => string): RecordedExample | undefined {
    const { testCaseStarted: started, testStepFinished: step, testCaseFinished: finished, attachment } = envelope;
    if (started) {
      const example = this.#open.get(started.testCaseId);
      if (!example) return undefined;
      example.startedAt = toMs(started.timestamp);
      this.#byAttempt.set(started.id, example);
      return undefined;
    }

    const attempt = (attachment ?? step ?? finished)?.testCaseStartedId ?? '';
    const example = this.#byAttempt.get(attempt);
    if (!example) return undefined;
    if (step) example.results.set(step.testStepId, step.testStepResult);
    if (attachment?.mediaType === SEEN_TYPE) example.seen = contentOf(attachment) as Seen;
    if (attachment?.mediaType === DIFFERENCE_TYPE)
      example.differences.set(attachment.testStepId ?? '', contentOf(attachment) as Difference);
    if (attachment?.mediaType === EVIDENCE_TYPE) {
      const evidence = contentOf(attachment) as Evidence;
      example.answers = evidence.exchanges.map(({ status }) => status);
      example.evidence = again ? readAgain(evidence, again) : evidence;
    }
    if (!finished) return undefined;
    example.finishedAt = toMs(finished.timestamp);
    let ended = asRecorded(example);
    if (isFurther(ended)) ended = { ...ended, name: `${ended.name}, ${ended.seen?.kind?.name}` };
    this.#byAttempt.delete(attempt);
    this.#open.delete(example.testCase.id);
    this.#keep(placeOf(example.pickle), ended);
    return ended;
  }

  #keep(place: string, ended: RecordedExample): void {
    const known = this.#examples.get(place);
    const before = known && 'open' in known ? known.before : undefined;
    // With a further kind of account an example is one of its own, and leaves what it was before as it was.
    if (before && isFurther(ended)) {
      this.#examples.set(place, before);
      this.#examples.set(`${place} ${ended.seen?.kind?.account}`, { ended });
      return;
    }
    // What was red stands, unless it ends with a verdict when it is tried again.
    const wasRed = before?.ended.steps.some(({ thrown }) => thrown === 'AssertionError');
    const red = wasRed ? before?.ended : before?.red;
    const isDecided = isSuspended(ended) || !ended.steps.some(({ thrown }) => thrown === 'Inconclusive');
    this.#examples.set(place, { ended: isDecided ? ended : (red ?? ended), red });
  }
}

export const dueOf = ({ evidence }: RecordedExample): number => Date.parse(evidence?.obstacle?.until ?? '');

export const graceOf = ({ evidence }: RecordedExample): number =>
  evidence?.obstacle?.graceMs ?? Number.POSITIVE_INFINITY;

export const isSuspended = ({ steps }: RecordedExample): boolean => steps.some(({ thrown }) => thrown === 'Suspended');
