import { describe, expect, test } from 'vitest';
import { operations } from '../../support/api/operations.ts';
import { publishedForms } from '../../support/contract/published/published-forms.ts';
import { publishedOperations } from './operations.data.ts';

const template = (path: string): string => (path.split('?')[0] ?? '').replaceAll(/\{\w+\}/g, '{id}');

/** The names under which the features know an operation. */
const namesOf = (method: string, path: string): string[] =>
  Object.entries(operations)
    .filter(
      ([, each]) => each.interface === 'messaging' && each.method === method && template(each.path) === path,
    )
    .map(([name]) => name);

describe('Every published operation', () => {
  test('is counted', () => {
    expect(publishedOperations).toHaveLength(73);
    expect(new Set(publishedOperations.map(([method, path]) => `${method} ${path}`)).size).toBe(73);
  });

  test.each(publishedOperations)('%s %s can be asked for', (method, path) => {
    expect(namesOf(method, path)).not.toEqual([]);
  });

  test.each(publishedOperations)('%s %s has a form for each successful status', (method, path, statuses) => {
    const forms = namesOf(method, path).map((name) => publishedForms[name] ?? {});
    const good = statuses.filter((status) => status < 300);
    const missing = good.filter((status) => !forms.some((form) => form[status] !== undefined));
    expect(missing).toEqual([]);
  });

  test.each(publishedOperations)('%s %s has a form for each refusal', (method, path, statuses) => {
    const forms = namesOf(method, path).map((name) => publishedForms[name] ?? {});
    const refusals = statuses.filter((status) => status >= 400);
    const missing = refusals.filter((status) => !forms.some((form) => form[status] !== undefined));
    expect(missing).toEqual([]);
  });
});
