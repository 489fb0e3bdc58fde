import type { Pickle, PickleStep, TestCase, TestStepFinished } from '@cucumber/messages';
import type { Difference } from '../ground/evidence/difference.ts';
import type { Evidence, RecordedExample, RecordedStep } from '../ground/evidence/recorded-run.ts';
import type { Seen } from '../ground/evidence/seen.ts';
import { ruleTagOf } from '../ground/rules/example-index.ts';

/** An example from its plan to its end; cucumber's own objects are let go when it has ended. */
export interface OpenExample {
  readonly pickle: Pickle;
  readonly testCase: TestCase;
  readonly reportCodes: ReadonlyMap<string, string>;
  startedAt: number;
  finishedAt: number | undefined;
  readonly results: Map<string, TestStepFinished['testStepResult']>;
  readonly differences: Map<string, Difference>;
  evidence: Evidence | undefined;
  answers?: readonly number[] | undefined;
  seen: Seen | undefined;
}

export function placeOf(pickle: Pickle): string {
  const { uri, name, location } = pickle as Pickle & { location?: { line: number } };
  return `${uri}:${location?.line} ${name}`;
}

const PARTS = { Context: 'given', Action: 'when', Outcome: 'then', Unknown: undefined } as const;

/** The first report code that a step expects, by the step's id, in runs recorded before differences were kept. */
export function reportCodesOf({ testSteps }: TestCase): Map<string, string> {
  const codes = new Map<string, string>();
  for (const { id, stepMatchArgumentsLists = [] } of testSteps) {
    const parameters = stepMatchArgumentsLists.flatMap(({ stepMatchArguments }) => stepMatchArguments);
    const outcome = parameters.find(({ parameterTypeName }) => parameterTypeName === 'outcome');
    // A status, codes beside it, or codes alone.
    const [, beside, alone] = outcome?.group.children ?? [];
    const written = beside?.value ?? alone?.value;
    if (written) codes.set(id, written.slice(0, 3));
  }
  return codes;
}

export function asRecorded(open: OpenExample): RecordedExample {
  const { pickle, testCase, reportCodes, startedAt, finishedAt, results, differences, ...kept } = open;
  const told = new Map<string, PickleStep>();
  for (const step of pickle.steps) told.set(step.id, step);
  const tags = pickle.tags.map((tag) => tag.name);
  const steps = testCase.testSteps.map(({ id, pickleStepId }): RecordedStep => {
    const result = results.get(id);
    const { text = '', type = 'Unknown' } = told.get(pickleStepId ?? '') ?? {};
    return {
      text,
      part: PARTS[type],
      reportCode: reportCodes.get(id),
      status: result?.status ?? 'UNKNOWN',
      thrown: result?.exception?.type,
      message: result?.exception?.message ?? result?.message,
      difference: differences.get(id),
      trace: result?.exception?.stackTrace,
    };
  });
  return {
    rule: ruleTagOf(tags) ?? '',
    name: pickle.name,
    uri: pickle.uri,
    line: (pickle as Pickle & { location?: { line: number } }).location?.line ?? 0,
    tags,
    steps,
    finished: finishedAt !== undefined,
    startedAt,
    durationMs: finishedAt === undefined ? 0 : finishedAt - startedAt,
    ...kept,
  };
}
