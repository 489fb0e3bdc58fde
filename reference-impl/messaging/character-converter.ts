import { isGsm7, LOOKALIKES } from './gsm-7.ts';

/** What a character becomes that nothing in GSM-7 resembles. */
const UNKNOWN = '?';

/** Splits a text into what a reader takes for single characters, so that one emoji of many parts becomes one sign. */
const readers = new Intl.Segmenter('en', { granularity: 'grapheme' });

const known = (character: string): string | undefined =>
  isGsm7(character) ? character : LOOKALIKES.get(character);

/** The letters below the accents, or undefined when one of them is unknown. */
function plain(cluster: string): string | undefined {
  let text = '';
  for (const character of cluster.normalize('NFKD').replace(/\p{M}/gu, '')) {
    const replacement = known(character);
    if (replacement === undefined) return undefined;
    text += replacement;
  }
  return text;
}

const downgrade = (cluster: string): string => known(cluster.normalize('NFC')) ?? plain(cluster) ?? UNKNOWN;

/**
 * The text in GSM-7: what is in it already stays, accents and typography give way to their plain forms, everything
 * else becomes a question mark. A text never vanishes altogether. Section "Optional account features".
 */
export function convertCharacters(text: string): string {
  if (isGsm7(text)) return text;
  let converted = '';
  for (const { segment } of readers.segment(text)) converted += downgrade(segment);
  return converted === '' ? UNKNOWN : converted;
}
