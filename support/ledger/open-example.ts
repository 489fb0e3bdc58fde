import type { Pickle, TestCase, TestStep, TestStepFinished } from '@cucumber/messages';
import type { Difference } from '../ground/evidence/difference.ts';
import type { Evidence, RecordedExample, RecordedStep } from '../ground/evidence/recorded-run.ts';
import type { Seen } from '../ground/evidence/seen.ts';
import { ruleTagOf } from '../ground/rules/example-index.ts';

/** An example from its plan to its end; cucumber's own objects are let go when it has ended. */
export interface OpenExample {
  readonly pickle: Pickle;
  readonly testCase: TestCase;
  /** The report code that a step expects, by the step's id. */
  readonly reportCodes: ReadonlyMap<string, string>;
  startedAt: number;
  finishedAt: number | undefined;
  readonly results: Map<string, TestStepFinished['testStepResult']>;
  /** What the steps that failed were about, by the step's id. */
  readonly differences: Map<string, Difference>;
  evidence: Evidence | undefined;
  answers?: readonly number[] | undefined;
  seen: Seen | undefined;
}

/** Where the examples of a run differ from each other. */
export function placeOf(pickle: Pickle): string {
  const { uri, name, location } = pickle as Pickle & { location?: { line: number } };
  return `${uri}:${location?.line} ${name}`;
}

const PARTS = { Context: 'given', Action: 'when', Outcome: 'then', Unknown: undefined } as const;

/** The first report code in the parameter `{outcome}` of a step: statuses, codes beside them, or codes alone. */
function expectedCode({ stepMatchArgumentsLists = [] }: TestStep): string | undefined {
  const parameters = stepMatchArgumentsLists.flatMap(({ stepMatchArguments }) => stepMatchArguments);
  const outcome = parameters.find(({ parameterTypeName }) => parameterTypeName === 'outcome');
  const [, beside, alone] = outcome?.group.children ?? [];
  return (beside?.value ?? alone?.value)?.slice(0, 3);
}

/** The report codes that the steps of an example expect, by the step's id. */
export const reportCodesOf = ({ testSteps }: TestCase): Map<string, string> =>
  new Map(
    testSteps.flatMap((step) => {
      const code = expectedCode(step);
      return code === undefined ? [] : [[step.id, code] as const];
    }),
  );

/** The example as a run tells it. */
export function asRecorded({
  pickle,
  testCase,
  reportCodes,
  startedAt,
  finishedAt,
  results,
  differences,
  ...kept
}: OpenExample): RecordedExample {
  const told = new Map(pickle.steps.map((step) => [step.id, step]));
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
