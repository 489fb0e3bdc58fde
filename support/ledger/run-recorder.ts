import type { Attachment, Envelope, Pickle, TestCase, TestCaseFinished, Timestamp } from '@cucumber/messages';
import { DIFFERENCE_TYPE } from '../ground/evidence/difference.ts';
import { EVIDENCE_TYPE, type RecordedExample, type RecordedRun } from '../ground/evidence/recorded-run.ts';
import { SEEN_TYPE } from '../ground/evidence/seen.ts';
import { differenceIn, evidenceIn, readAgain, seenIn } from './attached-evidence.ts';
import { formExamples } from './form-examples.ts';
import { asRecorded, type OpenExample, placeOf, reportCodesOf } from './open-example.ts';

type Known = { readonly open: OpenExample } | { readonly ended: RecordedExample };

const recordedOf = (known: Known): RecordedExample => ('ended' in known ? known.ended : asRecorded(known.open));

const toMs = ({ seconds, nanos }: Timestamp): number => seconds * 1000 + Math.floor(nanos / 1e6);

/** Reads Cucumber's messages as they come and returns the run as one value. */
export class RunRecorder {
  readonly #pickles = new Map<string, Pickle>();
  /** The examples in order, by the place where each is written: one that has its turn again is the same example. */
  readonly #examples = new Map<string, Known>();
  readonly #open = new Map<string, OpenExample>();
  readonly #byAttempt = new Map<string, OpenExample>();
  readonly #troubles: string[] = [];
  #startedAt = 0;
  #finishedAt = 0;

  /**
   * Takes one message; answers the example that it finished, if any. With `again`, which reads the message once more,
   * the exchanges in it are not held.
   */
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

  /** Adds what went wrong outside every example. */
  trouble(sentence: string): void {
    this.#troubles.push(sentence);
  }

  /** The run so far. `now` in milliseconds stands in for an end that never came. */
  recorded(now: number, cancelled = false): RecordedRun {
    const examples = [...this.#examples.values()].map(recordedOf);
    return {
      startedAt: this.#startedAt || now,
      finishedAt: this.#finishedAt || now,
      cancelled,
      examples: [...examples, ...formExamples(examples)],
      troubles: this.#troubles,
    };
  }

  /** The examples that ended at a wait, those first whose wait ends first. */
  suspended(): RecordedExample[] {
    return [...this.#examples.values()]
      .map(recordedOf)
      .filter(isSuspended)
      .sort((one, other) => untilOf(one).localeCompare(untilOf(other)));
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
    this.#examples.delete(place);
    this.#examples.set(place, { open });
  }

  #takeExample(
    { testCaseStarted, testStepFinished, testCaseFinished, attachment }: Envelope,
    again?: () => string,
  ): RecordedExample | undefined {
    if (testCaseStarted) {
      const example = this.#open.get(testCaseStarted.testCaseId);
      if (!example) return undefined;
      example.startedAt = toMs(testCaseStarted.timestamp);
      this.#byAttempt.set(testCaseStarted.id, example);
    } else if (attachment) this.#keepAttachment(attachment, again);
    else if (testStepFinished) {
      const { testCaseStartedId, testStepId, testStepResult } = testStepFinished;
      this.#byAttempt.get(testCaseStartedId)?.results.set(testStepId, testStepResult);
    } else if (testCaseFinished) {
      return this.#end(testCaseFinished);
    }
    return undefined;
  }

  #end({ testCaseStartedId, timestamp }: TestCaseFinished): RecordedExample | undefined {
    const example = this.#byAttempt.get(testCaseStartedId);
    if (!example) return undefined;
    example.finishedAt = toMs(timestamp);
    const ended = asRecorded(example);
    this.#byAttempt.delete(testCaseStartedId);
    this.#open.delete(example.testCase.id);
    this.#examples.set(placeOf(example.pickle), { ended });
    return ended;
  }

  #keepAttachment(attachment: Attachment, again?: () => string): void {
    const example = this.#byAttempt.get(attachment.testCaseStartedId ?? '');
    if (example && attachment.mediaType === SEEN_TYPE) example.seen = seenIn(attachment);
    if (attachment.mediaType === DIFFERENCE_TYPE)
      example?.differences.set(attachment.testStepId ?? '', differenceIn(attachment));
    if (!example || attachment.mediaType !== EVIDENCE_TYPE) return;
    const evidence = evidenceIn(attachment);
    example.answers = evidence.exchanges.map(({ status }) => status);
    example.evidence = again ? readAgain(evidence, again) : evidence;
  }
}

/** When the wait of a suspended example is over, in milliseconds since the epoch. */
export const dueOf = (example: RecordedExample): number =>
  Date.parse(/\d{4}-\d\d-\d\dT[\d:.]{5,15}Z/.exec(untilOf(example))?.[0] ?? '');

/** Whether an example ended at a wait and is still to have its turn again. */
export const isSuspended = (example: RecordedExample): boolean => untilOf(example) !== '';

const untilOf = ({ steps }: RecordedExample): string =>
  steps.find(({ thrown }) => thrown === 'Suspended')?.message ?? '';
