import { UsageError } from '../../ground/problems/usage-error.ts';
import { nearestAmong } from './nearest-phrases.ts';
import { unknownWord } from './parameter-words.ts';
import { type LoadedDefinition, type Phrasebook, writtenAt } from './phrasebook.ts';
import { type SuiteStep, suiteSteps, type WrittenExample } from './written-examples.ts';

interface LooseStep {
  readonly place: string;
  readonly text: string;
  readonly phrases: readonly LoadedDefinition[];
}

const SHOWN = 5;

const SPELLED = 30;

function suggestion(
  { place, text }: LooseStep,
  { definitions }: Phrasebook,
  nearest: (text: string) => readonly SuiteStep[],
): string {
  let why = `no phrase says "${text}".`;
  const unknown = unknownWord(text, definitions);
  if (unknown) {
    const { word, list, words, meant } = unknown;
    const name = list.name.replace(/(?=[A-Z])/g, ' ').toLowerCase();
    const all = words.length > SPELLED ? `"plumbline steps ${list.name}" lists them` : `there are ${words.join(', ')}`;
    const asked = meant === undefined ? all : `did you mean "${meant}"? ${all.replace(/^t/, 'T')}`;
    why = `"${text}": "${word}" is not in the list ${name}; ${asked}.`;
  }
  const lines = [`${place} ${why}`];
  const near = nearest(text);
  if (near.length > 0) lines.push('  the nearest, each with the place of an example:');
  for (const { text: example, uri, line } of near) lines.push(`    ${example}  (${uri}:${line})`);
  return lines.join('\n');
}

/** Requires that each step is said by exactly one phrase. Throws UsageError with what to write instead. */
export function requirePhrases(examples: readonly WrittenExample[], phrasebook: Phrasebook): void {
  const loose = new Map<string, LooseStep>();
  let isUnsaid = false;
  for (const { uri, steps } of examples)
    for (const { text, line } of steps) {
      const phrases = phrasebook.fitting(text);
      if (phrases.size !== 1) loose.set(`${uri}:${line}`, { place: `${uri}:${line}`, text, phrases: [...phrases] });
      isUnsaid ||= phrases.size === 0;
    }
  if (loose.size === 0) return;
  const nearest = nearestAmong(isUnsaid ? suiteSteps(phrasebook) : []);
  const texts: string[] = [];
  for (const step of [...loose.values()].slice(0, SHOWN)) {
    const { place, text, phrases } = step;
    const said: string[] = [];
    for (const phrase of phrases) {
      const { uri, line } = writtenAt(phrase);
      said.push(`"${phrase.pattern}" (${uri}:${line})`);
    }
    if (said.length === 0) texts.push(suggestion(step, phrasebook, nearest));
    else texts.push(`${place} "${text}" is said by ${said.length} phrases: ${said.join(' and ')}.`);
  }
  const more = loose.size - texts.length;
  if (more > 0) texts.push(`${more} more ${more === 1 ? 'step' : 'steps'} of that kind.`);
  throw new UsageError(`${texts.join('\n')}\n"plumbline steps WORD" lists the phrases about a word.`);
}
