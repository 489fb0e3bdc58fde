import { ruleTagOf } from './example-index.ts';

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

export const missingTask = (
  { tasks = [] }: { readonly tasks?: readonly TaskName[] },
  able: readonly string[],
): TaskName | undefined => tasks.find((task) => !able.includes(task));

export const isOfClient = (tags: readonly string[]): boolean => tags.includes('@client') || tags.includes('@receiver');

export function clientRules(places: ReadonlyArray<{ readonly tags: readonly string[] }>): string[] {
  const rules = new Set<string>();
  for (const { tags } of places) {
    const rule = ruleTagOf(tags);
    if (rule !== undefined && isOfClient(tags)) rules.add(rule);
  }
  return [...rules];
}
