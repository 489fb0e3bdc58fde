import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { idOf } from '../members.ts';
import { ROOT } from '../own-package.ts';
import { UsageError } from '../problems/usage-error.ts';
import { knownName } from './nearest.ts';
import { asId, type PromiseInWords, readPromises } from './promises.ts';
import { ownIds } from './rule.ts';
import type { RuleBook } from './rule-book.ts';

/** What an implementation may claim: once read, `required` and `optional` are ids of rules. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** The profile that is everything: who claims it leaves nothing out. */
export const WHOLE = 'whole-document';

type WrittenProfile = Pick<Profile, 'id'> & Partial<Profile>;

type Promises = ReadonlyMap<string, PromiseInWords>;

function rulesOf(words: readonly string[], promises: Promises, ids: readonly string[]): Set<string> {
  const rules = new Set<string>();
  for (const word of words) {
    const pattern = new RegExp(`^${word.replaceAll('*', '.*')}$`);
    for (const id of promises.get(word)?.rules ?? ids) if (promises.has(word) || pattern.test(id)) rules.add(id);
  }
  return rules;
}

export function readProfiles(book: RuleBook): Profile[] {
  const path = join(ROOT, 'features/profiles.yaml');
  const promises = new Map<string, PromiseInWords>();
  for (const each of readPromises(book)) promises.set(each.id, each);
  const ids = ownIds(book.rules);
  let written: readonly WrittenProfile[];
  try {
    written = parse(readFileSync(path, 'utf8')) as WrittenProfile[];
  } catch (error) {
    throw new UsageError(`cannot read the profiles from ${path}: ${(error as Error).message}.`);
  }
  return written.map(({ id, name, says, required = [], optional = [] }) => {
    const promise = promises.get(id);
    const needed = rulesOf(required, promises, ids);
    const extra = new Set<string>();
    for (const word of optional)
      for (const rule of rulesOf([word], promises, ids)) if (!word.includes('*') || needed.has(rule)) extra.add(rule);
    for (const rule of needed) if (book.get(rule)?.standing === 'published') extra.add(rule);
    return {
      id,
      name: name ?? promise?.name ?? id,
      says: (says ?? promise?.says ?? '').trim(),
      required: [...needed].filter((rule) => !extra.has(rule)),
      optional: [...extra],
    };
  });
}

/** The profiles with these names, in any case. Throws UsageError with the nearest name for one that there is not. */
export function profilesNamed(names: readonly string[], profiles: readonly Profile[]): Profile[] {
  const known = profiles.map(idOf);
  const wanted = new Set(names.map((name) => knownName('profile', asId(name), known)));
  return profiles.filter(({ id }) => wanted.has(id));
}

export function rulesIn(ids: readonly string[], profiles: readonly Profile[]): ReadonlySet<string> {
  const rules = new Set<string>();
  for (const { id, required, optional } of profiles)
    if (ids.includes(id)) for (const rule of [...required, ...optional]) rules.add(rule);
  return rules;
}
