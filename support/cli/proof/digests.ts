import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type Pickle } from '@cucumber/messages';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';

const LENGTH = 8;

/** A short digest of texts, whatever their order. */
export const digestOf = (texts: Iterable<string>): string =>
  createHash('sha256')
    .update([...texts].sort().join('\0'))
    .digest('hex')
    .slice(0, LENGTH);

/** What an example does and looks at: its steps with their tables and texts, and not its title. */
const asked = ({ steps }: Pickle): string => JSON.stringify(steps.map(({ text, argument }) => [text, argument]));

function picklesOf(root: string, uri: string): readonly Pickle[] {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  return compile(parser.parse(readFileSync(join(root, uri), 'utf8')), uri, newId);
}

/** By rule a digest of its examples; that of a form is of its own row, because the examples of others show it. */
export function exampleDigests(
  root: string,
  places: readonly ExamplePlace[],
  book: RuleBook,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string[]>();
  for (const { id, form } of book.rules) if (form) texts.set(id, [JSON.stringify(form)]);
  for (const uri of new Set(places.map((place) => place.uri)))
    for (const pickle of picklesOf(root, uri)) {
      const tag = ruleTagOf(pickle.tags.map(({ name }) => name)) ?? '';
      const rule = book.get(tag)?.id ?? tag;
      texts.set(rule, [...(texts.get(rule) ?? []), asked(pickle)]);
    }
  return new Map([...texts].map(([rule, of]) => [rule, digestOf(of)]));
}
