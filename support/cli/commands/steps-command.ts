import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { Option } from 'commander';
import { ROOT } from '../../ground/own-package.ts';
import { fitted } from '../terminal/fitted.ts';
import type { CommandFile } from '../terminal/options.ts';
import { complain, print, printJson } from '../terminal/streams.ts';
import { phrasesOf, phrasesText, phrasesWith } from './phrases.ts';

function writtenSteps(): string[] {
  const folder = join(ROOT, 'features');
  const texts = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.feature')) continue;
    const newId = IdGenerator.incrementing();
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
    const document = parser.parse(readFileSync(join(folder, name), 'utf8'));
    for (const { steps } of compile(document, name, newId)) for (const { text } of steps) texts.add(text);
  }
  return [...texts].sort((one, other) => one.length - other.length);
}

export const command: CommandFile<{ json?: boolean }> = {
  options: [new Option('--json', 'as JSON')],
  examples: [
    ['steps', 'every phrase of the feature files with an example'],
    ['steps webhook', 'the phrases about webhooks'],
  ],
  async run({ json }, [word]) {
    const { loadedDefinitions } = await import('../run/cucumber-runner.ts');
    const steps = writtenSteps();
    const phrases = phrasesOf(await loadedDefinitions(), ({ matches }) => steps.find((text) => matches.test(text)));
    const shown = word === undefined ? phrases : phrasesWith(phrases, word);
    if (json) printJson(JSON.stringify(shown, null, 2));
    else print(fitted(phrasesText(shown)));
    if (shown.length === 0) complain('no phrase has that word.');
    return 0;
  },
};
