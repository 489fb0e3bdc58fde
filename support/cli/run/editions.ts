import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { rulesOf } from '../../ground/claim.ts';
import { collect } from '../../ground/collect.ts';
import type { Pending, SuiteFacts } from '../../ground/evidence/circumstances.ts';
import { makeFolder } from '../../ground/make-folder.ts';
import { nameOf, ruleOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import { nearest } from '../../ground/rules/nearest.ts';
import { readProfiles } from '../../ground/rules/profiles.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { complain } from '../terminal/streams.ts';
import { featuresOf } from './example-paths.ts';

const FOLDER = join(ROOT, 'features/editions');
const NAME = /^\d{4}-\d{2}$/;

export interface Edition {
  readonly id: string;
  readonly rules: ReadonlyMap<string, string>;
}

export function editionNames(folder = FOLDER): string[] {
  try {
    const names: string[] = [];
    for (const file of readdirSync(folder)) if (file.endsWith('.txt')) names.push(file.slice(0, -'.txt'.length));
    return names.sort();
  } catch {
    return [];
  }
}

/** The edition with a name. Throws UsageError with the nearest name where there is none. */
export function readEdition(id: string, folder = FOLDER): Edition {
  const names = editionNames(folder);
  if (!names.includes(id)) {
    const name = nearest(id, names) ?? names.at(-1);
    const suggestion = name === undefined ? '' : `; did you mean ${name}?`;
    throw new UsageError(`unknown edition ${id}${suggestion} "plumbline editions" lists them.`);
  }
  const rules = new Map<string, string>();
  for (const line of readFileSync(join(folder, `${id}.txt`), 'utf8').split('\n')) {
    const [rule = '', digest = ''] = line.split(' ');
    if (rule !== '' && !rule.startsWith('#')) rules.set(rule, digest);
  }
  return { id, rules };
}

export function digestsNow(book: RuleBook, places: readonly ExamplePlace[]): Map<string, string> {
  const digests = exampleDigests(ROOT, places, book);
  const now = new Map<string, string>();
  for (const rule of book.rules) {
    const digest = digests.get(rule.id);
    if (isJudged(rule, true) && digest !== undefined) now.set(rule.id, digest);
  }
  return now;
}

export interface EditionChanges {
  readonly pending: ReadonlyMap<string, Pending>;
  readonly gone: readonly string[];
}

export function changesSince({ rules }: Edition, now: ReadonlyMap<string, string>, book: RuleBook): EditionChanges {
  const held = new Map<string, string>();
  const gone: string[] = [];
  for (const [id, digest] of rules) {
    const rule = book.get(id);
    if (!rule || !now.has(rule.id)) gone.push(id);
    // A rule that became another id of this one asked something else.
    else if (rule.id === id || !held.has(rule.id)) held.set(rule.id, rule.id === id ? digest : '');
  }
  const pending = new Map<string, Pending>();
  for (const [id, digest] of now) {
    if (!held.has(id)) pending.set(id, 'added-later');
    else if (held.get(id) !== digest) pending.set(id, 'changed-since');
  }
  return { pending, gone };
}

const NOTHING: ReadonlyMap<string, Pending> = new Map();

const known = new WeakMap<RuleBook, Map<string, SuiteFacts>>();

export function suiteFacts(book: RuleBook, places: readonly ExamplePlace[], pinned: string | undefined): SuiteFacts {
  const ofBook = known.get(book) ?? new Map<string, SuiteFacts>();
  known.set(book, ofBook);
  const before = ofBook.get(pinned ?? '');
  if (before) return before;
  const pending =
    pinned === undefined ? NOTHING : changesSince(readEdition(pinned), digestsNow(book, places), book).pending;
  const facts = { profiles: readProfiles(book), edition: pinned ?? editionNames().at(-1), pending };
  ofBook.set(pinned ?? '', facts);
  return facts;
}

/** Writes the rules of now as an edition. Throws UsageError for a name that is none, or taken with other content. */
export function cutEdition(id: string, now: ReadonlyMap<string, string>, force: boolean, folder = FOLDER): string {
  if (!NAME.test(id)) throw new UsageError(`--cut ${id} is no name of an edition; write it like 2026-12.`);
  const lines = [...now].map(([rule, digest]) => `${rule} ${digest}\n`).sort();
  const path = join(folder, `${id}.txt`);
  makeFolder(folder);
  if (editionNames(folder).includes(id) && !force)
    throw new UsageError(`there is an edition ${id} already, and an edition is frozen; --force replaces it.`);
  writeFileSync(path, lines.join(''));
  return path;
}

/** Says which ids and notes of a target file count no more. Throws UsageError for a rule that there is not. */
type Announced = Pick<ResolvedTarget, 'edition' | 'knownFailures' | 'dispositions'>;

export function announce(target: Announced, book: RuleBook, places: readonly ExamplePlace[]): void {
  const { edition, knownFailures, dispositions = [] } = target;
  for (const id of [...knownFailures.flatMap(rulesOf), ...dispositions.map(ruleOf)]) book.find(id);
  if (edition !== undefined) {
    const { gone } = changesSince(readEdition(edition), digestsNow(book, places), book);
    if (gone.length > 0)
      complain(`edition ${edition} names ${gone.join(', ')}, which no rule is any more; nothing else is left out.`);
  }
  const today = new Date().toISOString().slice(0, 10);
  for (const { rule, expires } of dispositions)
    if (expires !== undefined && expires < today)
      complain(`the note on ${rule} expired on ${expires}; renew it or remove it.`);
}

const LENGTH = 8;

export function digestOf(texts: Iterable<string>): string {
  return createHash('sha256')
    .update([...texts].sort().join('\0'))
    .digest('hex')
    .slice(0, LENGTH);
}

/**
 * By rule a digest of what its examples do and look at: their steps with tables and texts, what they lean on, not their titles.
 * That of a form is of its own row, because the examples of others show it.
 */
export function exampleDigests(root: string, places: readonly ExamplePlace[], book: RuleBook): Map<string, string> {
  const texts = new Map<string, string[]>();
  for (const { id, form } of book.rules) if (form) texts.set(id, [JSON.stringify(form)]);

  for (const uri of featuresOf(places)) {
    const newId = IdGenerator.incrementing();
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
    for (const { tags, steps } of compile(parser.parse(readFileSync(join(root, uri), 'utf8')), uri, newId)) {
      const tag = ruleTagOf(tags.map(nameOf)) ?? '';
      const rule = book.get(tag)?.id ?? tag;
      const told: unknown[] = steps.map(({ text, argument }) => [text, argument]);
      for (const premise of book.get(rule)?.premises ?? [])
        if (steps.some(({ text }) => text.includes(premise.claim))) told.push(premise.claim);
      collect(texts, rule, JSON.stringify(told));
    }
  }

  const digests = new Map<string, string>();
  for (const [rule, of] of texts) digests.set(rule, digestOf(of));
  return digests;
}
