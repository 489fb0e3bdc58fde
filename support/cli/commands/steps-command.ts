import { Option } from 'commander';
import { nearestAmong } from '../phrases/nearest-phrases.ts';
import { parametersOf } from '../phrases/parameter-words.ts';
import { phrasesOf, phrasesText, phrasesWith, writtenAt } from '../phrases/phrasebook.ts';
import { suiteSteps } from '../phrases/written-examples.ts';
import type { CommandFile } from '../terminal/options.ts';
import { complain, fitted, print, printJson } from '../terminal/streams.ts';

export const command: CommandFile<{ json?: boolean }> = {
  options: [new Option('--json', 'as JSON')],
  examples: [
    ['steps', 'every phrase of the feature files, with an example and what its parameters may be'],
    ['steps webhook', 'the phrases about webhooks'],
    ['steps "the client renames the service"', 'the phrases that say most nearly the same'],
  ],
  async run({ json }, [word]) {
    const { CucumberRunner } = await import('../run/cucumber-runner.ts');
    const { phrasebook } = await CucumberRunner.load();
    const steps = suiteSteps(phrasebook);
    const phrases = phrasesOf(
      phrasebook.definitions.map((definition) => {
        const own = steps.filter(({ phrase }) => phrase === definition);
        return {
          ...writtenAt(definition),
          pattern: definition.pattern,
          example: own[0]?.text,
          parameters: parametersOf(definition, own),
        };
      }),
    );
    const found = word === undefined ? phrases : phrasesWith(phrases, word);
    const near = nearestAmong(steps)(found.length > 0 ? '' : (word ?? '')).map(({ phrase }) => String(phrase.pattern));
    const shown = found.length > 0 ? found : phrases.filter(({ phrase }) => near.includes(phrase));
    if (found.length === 0) complain(`no phrase says "${word}"; the nearest are these.`);
    if (json) printJson(JSON.stringify(shown, null, 2));
    else print(fitted(phrasesText(shown)));
    return 0;
  },
};
