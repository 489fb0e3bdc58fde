import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { ROOT } from '../../ground/own-package.ts';
import { loadedDefinitions } from '../run/cucumber-runner.ts';
import { fitted } from '../terminal/fitted.ts';
import { complain, print, printJson } from '../terminal/streams.ts';
import { phrasesOf, phrasesText, phrasesWith } from './phrases.ts';

/** The text of every step in the features, outlines filled in, the shortest first. */
function writtenSteps(): string[] {
  const folder = join(ROOT, 'features');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .flatMap((name) => {
      const newId = IdGenerator.incrementing();
      const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
      const document = parser.parse(readFileSync(join(folder, name), 'utf8'));
      return compile(document, name, newId).flatMap(({ steps }) => steps.map(({ text }) => text));
    });
  return [...new Set(texts)].toSorted((one, other) => one.length - other.length);
}

/** `plumbline steps`: the phrases of the feature files, each with an example. */
export async function stepsCommand(word: string | undefined, flags: { json?: boolean }): Promise<number> {
  const steps = writtenSteps();
  const phrases = phrasesOf(await loadedDefinitions(), ({ matches }) => steps.find((text) => matches.test(text)));
  const shown = word === undefined ? phrases : phrasesWith(phrases, word);
  if (flags.json) printJson(JSON.stringify(shown, null, 2));
  else print(fitted(phrasesText(shown)));
  if (shown.length === 0) complain('no phrase has that word.');
  return 0;
}
