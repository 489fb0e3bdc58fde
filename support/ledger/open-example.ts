import type { Pickle, TestCase, TestStepFinished } from '@cucumber/messages';
import type { Evidence, RecordedExample, RecordedStep } from '../ground/evidence/recorded-run.ts';
import { ruleTagOf } from '../ground/rules/example-index.ts';

/** An example from its plan to its end; cucumber's own objects are let go when it has ended. */
export interface OpenExample {
  readonly pickle: Pickle;
  readonly testCase: TestCase;
  startedAt: number;
  finishedAt: number | undefined;
  readonly results: Map<string, TestStepFinished['testStepResult']>;
  evidence: Evidence | undefined;
}

/** Where the examples of a run differ from each other. */
export function placeOf(pickle: Pickle): string {
  const { uri, name, location } = pickle as Pickle & { location?: { line: number } };
  return `${uri}:${location?.line} ${name}`;
}

const PARTS = { Context: 'given', Action: 'when', Outcome: 'then', Unknown: undefined } as const;

/** The example as a run tells it. */
export function asRecorded({
  pickle,
  testCase,
  startedAt,
  finishedAt,
  results,
  evidence,
}: OpenExample): RecordedExample {
  const told = new Map(pickle.steps.map((step) => [step.id, step]));
  const tags = pickle.tags.map((tag) => tag.name);
  const steps = testCase.testSteps.map(({ id, pickleStepId }): RecordedStep => {
    const result = results.get(id);
    const { text = '', type = 'Unknown' } = told.get(pickleStepId ?? '') ?? {};
    return {
      text,
      part: PARTS[type],
      status: result?.status ?? 'UNKNOWN',
      thrown: result?.exception?.type,
      message: result?.exception?.message ?? result?.message,
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
    evidence,
  };
}
