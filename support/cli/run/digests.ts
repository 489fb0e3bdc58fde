import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { collect } from '../../ground/collect.ts';
import { nameOf } from '../../ground/members.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { featuresOf } from './example-paths.ts';

const LENGTH = 8;

export function digestOf(texts: Iterable<string>): string {
  const hash = createHash('sha256').update([...texts].sort().join('\0'));
  return hash.digest('hex').slice(0, LENGTH);
}

/**
 * By rule a digest of what its examples do and look at: their steps with tables and texts, what they lean on, not their titles.
 * That of a form is of its own row, because the examples of others show it.
 */
export function exampleDigests(
  root: string,
  places: readonly ExamplePlace[],
  book: RuleBook,
): ReadonlyMap<string, string> {
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
