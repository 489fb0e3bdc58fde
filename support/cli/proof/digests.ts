import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { collect } from '../../ground/collect.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { ruleIn } from './drawn-places.ts';

const LENGTH = 8;

/** A short digest of texts, whatever their order. */
export function digestOf(texts: Iterable<string>): string {
  const hash = createHash('sha256').update([...texts].sort().join('\0'));
  return hash.digest('hex').slice(0, LENGTH);
}

/**
 * By rule a digest of what its examples do and look at: their steps with tables and texts, and not their titles.
 * That of a form is of its own row, because the examples of others show it.
 */
export function exampleDigests(
  root: string,
  places: readonly ExamplePlace[],
  book: RuleBook,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string[]>();
  for (const { id, form } of book.rules) if (form) texts.set(id, [JSON.stringify(form)]);

  const files = new Set<string>();
  for (const { uri } of places) files.add(uri);
  for (const uri of files) {
    const newId = IdGenerator.incrementing();
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
    for (const { tags, steps } of compile(parser.parse(readFileSync(join(root, uri), 'utf8')), uri, newId)) {
      const rule = ruleIn(
        tags.map(({ name }) => name),
        book,
      );
      const asked = JSON.stringify(steps.map(({ text, argument }) => [text, argument]));
      collect(texts, rule, asked);
    }
  }

  const digests = new Map<string, string>();
  for (const [rule, of] of texts) digests.set(rule, digestOf(of));
  return digests;
}
