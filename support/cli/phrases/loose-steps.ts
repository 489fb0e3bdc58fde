import { UsageError } from '../../ground/problems/usage-error.ts';
import { nearestAmong } from './nearest-phrases.ts';
import { type UnknownWord, unknownWord } from './parameter-words.ts';
import { type LoadedDefinition, type Phrasebook, writtenAt } from './phrasebook.ts';
import { type SuiteStep, suiteSteps } from './suite-steps.ts';
import type { WrittenExample } from './written-examples.ts';

interface LooseStep {
  readonly place: string;
  readonly text: string;
  readonly phrases: readonly LoadedDefinition[];
}

const SHOWN = 5;

/** More words of a list than these are not spelled out. */
const SPELLED = 30;

function looseSteps(examples: readonly WrittenExample[], { fitting }: Phrasebook): LooseStep[] {
  const loose = new Map<string, LooseStep>();
  for (const { uri, steps } of examples)
    for (const { text, line } of steps) {
      const phrases = fitting(text);
      if (phrases.size !== 1) loose.set(`${uri}:${line}`, { place: `${uri}:${line}`, text, phrases: [...phrases] });
    }
  return [...loose.values()];
}

function ambiguity({ place, text, phrases }: LooseStep): string {
  const said: string[] = [];
  for (const phrase of phrases) {
    const { uri, line } = writtenAt(phrase);
    said.push(`"${phrase.pattern}" (${uri}:${line})`);
  }
  return `${place} "${text}" is said by ${said.length} phrases: ${said.join(' and ')}.`;
}

function inWords({ word, list, words, meant }: UnknownWord): string {
  const name = list.name.replace(/(?=[A-Z])/g, ' ').toLowerCase();
  const all = words.length > SPELLED ? `"plumbline steps ${list.name}" lists them` : `there are ${words.join(', ')}`;
  const asked = meant === undefined ? all : `did you mean "${meant}"? ${all.replace(/^t/, 'T')}`;
  return `"${word}" is not in the list ${name}; ${asked}.`;
}

function suggestion(
  { place, text }: LooseStep,
  { definitions }: Phrasebook,
  nearest: (text: string) => readonly SuiteStep[],
): string {
  const unknown = unknownWord(text, definitions);
  const why = unknown ? `"${text}": ${inWords(unknown)}` : `no phrase says "${text}".`;
  const near = nearest(text).map(({ text: example, uri, line }) => `    ${example}  (${uri}:${line})`);
  if (near.length > 0) near.unshift('  the nearest, each with the place of an example:');
  return [`${place} ${why}`, ...near].join('\n');
}

/** Requires that each step is said by exactly one phrase. Throws UsageError with what to write instead. */
export function requirePhrases(examples: readonly WrittenExample[], phrasebook: Phrasebook): void {
  const loose = looseSteps(examples, phrasebook);
  if (loose.length === 0) return;
  const nearest = nearestAmong(loose.some(({ phrases }) => phrases.length === 0) ? suiteSteps(phrasebook) : []);
  const texts = loose
    .slice(0, SHOWN)
    .map((step) => (step.phrases.length > 0 ? ambiguity(step) : suggestion(step, phrasebook, nearest)));
  const more = loose.length - texts.length;
  if (more > 0) texts.push(`${more} more ${more === 1 ? 'step' : 'steps'} of that kind.`);
  throw new UsageError(`${texts.join('\n')}\n"plumbline steps WORD" lists the phrases about a word.`);
}
