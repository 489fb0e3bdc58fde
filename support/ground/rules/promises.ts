import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { idOf } from '../members.ts';
import { ROOT } from '../own-package.ts';
import { UsageError } from '../problems/usage-error.ts';
import { nearest } from './nearest.ts';
import { ownIds, type Rule } from './rule.ts';
import type { RuleBook } from './rule-book.ts';

/** What the platform promises, in a reader's words. In the file `rules` may be patterns; once read, they are ids. */
export interface PromiseInWords {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly synonyms: readonly string[];
  readonly rules: readonly string[];
}

export interface NamedRules {
  readonly rules: readonly string[];
  readonly notice?: string;
}

const NAMED = 4;

/** The ids that each promise comes to, in its reading order: a pattern stands for those that no promise names. */
export function resolvePromises(rows: readonly PromiseInWords[], ids: readonly string[]): PromiseInWords[] {
  const known = new Set(ids);
  const named = new Set<string>();
  for (const { rules } of rows) for (const each of rules) if (!each.includes('*')) named.add(each);
  return rows.map((row) => {
    const own = new Set<string>();
    for (const entry of row.rules) {
      const fits = new RegExp(`^${entry.replaceAll('*', '.*')}$`);
      if (known.has(entry)) own.add(entry);
      else for (const id of ids) if (!named.has(id) && fits.test(id)) own.add(id);
    }
    return { ...row, rules: [...own] };
  });
}

/** The promises with the ids of these rules, which may be those of an earlier run. */
export function readPromises({
  rules,
}: {
  readonly rules: ReadonlyArray<Pick<Rule, 'id' | 'aliasOf'>>;
}): PromiseInWords[] {
  const path = join(ROOT, 'features/promises.yaml');
  const ids = ownIds(rules);
  try {
    return resolvePromises(parse(readFileSync(path, 'utf8')) as PromiseInWords[], ids);
  } catch (error) {
    throw new UsageError(`cannot read the promises from ${path}: ${(error as Error).message}.`);
  }
}

export function promisesByRule(promises: readonly PromiseInWords[]): Map<string, PromiseInWords> {
  const byRule = new Map<string, PromiseInWords>();
  for (const each of promises) for (const id of each.rules) byRule.set(id, each);
  return byRule;
}

/** The id that a name comes to, however it is written: `Quiet Hours` is `quiet-hours`. */
export const asId = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** The rules of a promise, or of an area by its old code, with its new name. Throws UsageError with a suggestion. */
export function rulesNamed(name: string, book: RuleBook, promises = readPromises(book)): NamedRules {
  for (const promise of promises) if (promise.id === asId(name) || asId(promise.name) === asId(name)) return promise;
  const area = book.areas.find((each) => each.toLowerCase() === name.toLowerCase());
  if (area === undefined) {
    const meant = new Map<string, string>();
    for (const { id, synonyms, rules: own } of promises) {
      for (const { area: old, id: rule } of book.rules)
        if (old !== 'X' && own.includes(rule) && !meant.has(old)) meant.set(old, id);
      for (const word of [id, ...synonyms]) meant.set(asId(word), id);
    }
    const word = nearest(asId(name), meant.keys());
    const suggestion = word === undefined ? 'there' : `did you mean ${meant.get(word)}? There`;
    throw new UsageError(`unknown promise ${name}; ${suggestion} are ${promises.map(idOf).join(', ')}.`);
  }
  const rules = ownIds(book.rules.filter((each) => each.area === area));
  const now: string[] = [];
  for (const each of promises) if (each.rules.some((id) => rules.includes(id))) now.push(each.id);
  const names = now.length > NAMED ? `in ${now.length} promises, which "plumbline rules ID" names` : now.join(', ');
  return { rules, notice: `${area} is an old name; its rules are those of --area ${names}.` };
}
