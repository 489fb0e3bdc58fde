import { nounsOf, type Phrase, phrasesOf } from '../../support/cli/phrases/phrasebook.ts';
import { loadDefinitions } from '../features/step-definitions.ts';

/** The document that shows the phrases. */
export const PHRASES = 'features/README.md';

const cell = ({ phrase }: Phrase): string => `\`${phrase.replaceAll('|', '\\|')}\``;

/** The text with the table of phrases between its markers updated. */
export async function withPhrases(text: string): Promise<string> {
  const phrases = phrasesOf(await loadDefinitions());
  const rows = nounsOf(phrases).map(([noun, own]) => `| ${noun} | ${own.map(cell).join('<br>')} |`);
  const table = ['| about | phrases |', '|---|---|', ...rows].join('\n');
  return text.replace(
    /(<!-- phrases:start -->\n)[\s\S]*?(\n<!-- phrases:end -->)/,
    (_, start: string, end: string) => `${start}${table}${end}`,
  );
}
