import { text } from 'node:stream/consumers';
import { nearestSteps } from '../../support/cli/phrases/nearest-phrases.ts';
import { suiteSteps } from '../../support/cli/phrases/suite-steps.ts';
import { CucumberRunner } from '../../support/cli/run/cucumber-runner.ts';

const guesses: string[] = JSON.parse(await text(process.stdin));
const { phrasebook } = await CucumberRunner.load();
const steps = suiteSteps(phrasebook);

const found = guesses.map((guess) => {
  const [fitting] = phrasebook.fitting(guess);
  const suggested = nearestSteps(guess, steps).map(({ phrase, text: example }) => ({
    phrase: phrase.pattern,
    example,
  }));
  return { exists: fitting?.pattern, suggested };
});

process.stdout.write(JSON.stringify(found), () => process.exit(0));
