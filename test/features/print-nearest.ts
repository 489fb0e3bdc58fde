import { text } from 'node:stream/consumers';
import { nearestAmong } from '../../support/cli/phrases/nearest-phrases.ts';
import { suiteSteps } from '../../support/cli/phrases/written-examples.ts';
import { CucumberRunner } from '../../support/cli/run/cucumber-runner.ts';

const guesses: string[] = JSON.parse(await text(process.stdin));
const { phrasebook } = await CucumberRunner.load();
const nearest = nearestAmong(suiteSteps(phrasebook));

const found = guesses.map((guess) => {
  const [fitting] = phrasebook.fitting(guess);
  const suggested = nearest(guess).map(({ phrase, text: example }) => ({
    phrase: phrase.pattern,
    example,
  }));
  return { exists: fitting?.pattern, suggested };
});

process.stdout.write(JSON.stringify(found), () => process.exit(0));
