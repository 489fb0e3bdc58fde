import { ruleTagOf } from '../rules/example-index.ts';

/** Everything that a driver can be asked to do, beside `capabilities` and `new-client`. */
export const TASKS = [
  'call',
  'look-up',
  'use-subproject',
  'update-service',
  'hear-customer',
  'note-opt-in',
  'write-to-customer',
  'receive-reports',
  'receive-signed-reports',
  'count-reports',
] as const;

export type TaskName = (typeof TASKS)[number];

const COUNTED: readonly TaskName[] = ['receive-reports', 'count-reports'];

/** The tasks that the examples of a rule take, by the beginning of its id; the first that fits. */
const TASKS_OF: ReadonlyArray<readonly [start: string, tasks: readonly TaskName[]]> = [
  ['BEARER-', ['call']],
  ['X-33', ['call']],
  ['COM-JSON-06', ['call']],
  ['LOOKUP-', ['look-up']],
  ['SUB-', ['use-subproject']],
  ['VOICE-IDEM-14', ['update-service']],
  ['OPTIN-02', ['write-to-customer']],
  ['OPTIN-03', ['note-opt-in', 'write-to-customer']],
  ['OPTIN-04', ['hear-customer', 'write-to-customer']],
  ['CALLBACK-2XX-01', ['receive-reports']],
  ['CALLBACK-', COUNTED],
  ['KEY-RECV-01', ['receive-signed-reports']],
];

/** The tasks that the examples of a rule take of a driver; undefined for a rule that no client shows. */
export const tasksOf = (rule: string): readonly TaskName[] | undefined =>
  TASKS_OF.find(([start]) => rule.startsWith(start))?.[1];

/** The first task that a rule takes and a driver cannot do. */
export const missingTask = (rule: string, tasks: readonly string[]): TaskName | undefined =>
  tasksOf(rule)?.find((task) => !tasks.includes(task));

/** Whether an example is about a client or a receiver, by its tags. */
export const isOfClient = (tags: readonly string[]): boolean =>
  tags.includes('@client') || tags.includes('@receiver');

/** The rules that have an example of a client or a receiver. */
export const clientRules = (places: ReadonlyArray<{ readonly tags: readonly string[] }>): string[] => [
  ...new Set(places.filter(({ tags }) => isOfClient(tags)).flatMap(({ tags }) => ruleTagOf(tags) ?? [])),
];
