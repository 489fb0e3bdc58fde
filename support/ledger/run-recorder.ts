import type { Attachment, Envelope, Pickle, TestCase, Timestamp } from '@cucumber/messages';
import { DIFFERENCE_TYPE, type Difference } from '../ground/evidence/difference.ts';
import {
  EVIDENCE_TYPE,
  type Evidence,
  type RecordedExample,
  type RecordedRun,
} from '../ground/evidence/recorded-run.ts';
import { SEEN_TYPE, type Seen } from '../ground/evidence/seen.ts';
import { formExamples } from './form-examples.ts';
import { asRecorded, type OpenExample, placeOf, reportCodesOf } from './open-example.ts';

type Known = { readonly open: OpenExample } | { readonly ended: RecordedExample };

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

export class RunRecorder {
  readonly #pickles = new Map<string, Pickle>();
  /** The examples in order, by the place where each is written: one that has its turn again is the same example. */
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

  suspended(): RecordedExample[] {
    const suspended = this.#recorded().filter(isSuspended);
    return suspended.sort((one, other) => untilOf(one).localeCompare(untilOf(other)));
  }

  #recorded(): RecordedExample[] {
    const recorded: RecordedExample[] = [];
    for (const known of this.#examples.values()) recorded.push('ended' in known ? known.ended : asRecorded(known.open));
    return recorded;
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
    const ended = asRecorded(example);
    this.#byAttempt.delete(attempt);
    this.#open.delete(example.testCase.id);
    this.#examples.set(placeOf(example.pickle), { ended });
    return ended;
  }
}

export function dueOf(example: RecordedExample): number {
  return Date.parse(/\d{4}-\d\d-\d\dT[\d:.]{5,15}Z/.exec(untilOf(example))?.[0] ?? '');
}

export function isSuspended(example: RecordedExample): boolean {
  return untilOf(example) !== '';
}

function untilOf({ steps }: RecordedExample): string {
  return steps.find(({ thrown }) => thrown === 'Suspended')?.message ?? '';
}
