import type { PhrasedStep } from './nearest-phrases.ts';
import type { LoadedDefinition, Phrasebook } from './phrasebook.ts';
import { suiteExamples } from './written-examples.ts';

export interface SuiteStep extends PhrasedStep<LoadedDefinition> {
  readonly uri: string;
  readonly line: number;
}

export function suiteSteps({ fitting }: Phrasebook): SuiteStep[] {
  const steps = new Map<string, SuiteStep>();
  for (const { uri, steps: written } of suiteExamples())
    for (const { text, line } of written) {
      const [phrase] = steps.has(text) ? [] : fitting(text);
      if (phrase) steps.set(text, { text, uri, line, phrase });
    }
  return [...steps.values()].sort((one, other) => one.text.length - other.text.length);
}
