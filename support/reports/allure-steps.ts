import { bounded } from '../ground/bodies/bounded.ts';
import type { RecordedExample } from '../ground/evidence/recorded-run.ts';
import type { JudgedExample } from '../ledger/verdicts.ts';
import { plainMessage } from './difference-in-words.ts';

/** How Allure calls the verdicts. */
export const STATUS = {
  pass: 'passed',
  fail: 'failed',
  error: 'broken',
  inconclusive: 'broken',
  recorded: 'skipped',
} as const;

const STEP_STATUS: Readonly<Record<string, string>> = { PASSED: 'passed', SKIPPED: 'skipped' };

/** Allure sorts by this word: only messages of failures may contain it. */
const withoutAssert = (text: string): string => text.replace(/assert/gi, 'check');

/** What Allure shows about an example that is not green. */
export function detailsOf({ verdict, message }: JudgedExample, trace?: string): object {
  if (message === undefined) return {};
  const told = bounded(message);
  return {
    message: verdict === 'fail' ? plainMessage(told) : withoutAssert(told),
    ...(trace === undefined ? {} : { trace }),
  };
}

const EMPTY = { stage: 'finished', attachments: [], parameters: [] };

const capitalized = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** The steps of the feature file with their outcomes; hooks only where they ended the example. */
function innerSteps(example: JudgedExample, { steps, startedAt }: RecordedExample): object[] {
  return steps
    .filter(({ text, status }) => text !== '' || status === 'FAILED')
    .map(({ text, part, status }) => ({
      ...EMPTY,
      name: text === '' ? 'at the end' : part ? `${capitalized(part)} ${text}` : text,
      status: STEP_STATUS[status] ?? STATUS[example.verdict],
      statusDetails: {},
      start: startedAt,
      stop: startedAt,
      steps: [],
    }));
}

/** One example as a step of its rule. */
export function exampleStep(example: JudgedExample, recorded: RecordedExample | undefined): object {
  const start = Date.parse(example.startedAt);
  return {
    ...EMPTY,
    name: `${example.name} (${example.uri}:${example.line})`,
    status: STATUS[example.verdict],
    statusDetails: detailsOf(example),
    start,
    stop: start + example.durationMs,
    steps: recorded ? innerSteps(example, recorded) : [],
  };
}
