import { isDeepStrictEqual } from 'node:util';
import { compile } from '@cucumber/gherkin';
import { pretty } from '@cucumber/gherkin-utils';
import { IdGenerator } from '@cucumber/messages';
import { parsed } from './document.ts';

/** What the examples of a text say, wherever it stands. */
const saidBy = (text: string): unknown =>
  compile(parsed(text), '', IdGenerator.incrementing()).map(({ name, steps, tags }) => ({
    name,
    steps: steps.map(({ text: said, argument }) => ({ said, argument })),
    tags: tags.map((tag) => tag.name),
  }));

/**
 * A feature with its tables aligned and everything indented alike. Throws what the parser throws, and where the printer
 * would change what an example says.
 */
export function formatted(text: string): string {
  const laidOut = pretty(parsed(text), 'gherkin').replace(/^[^\S\n]+$/gm, '');
  if (!isDeepStrictEqual(saidBy(laidOut), saidBy(text))) throw new Error('the printer changes what an example says');
  return laidOut;
}
