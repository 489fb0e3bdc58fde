import { isGsm7 } from '../../../messaging/gsm-7.ts';
import { alternativesOf } from '../../alternative.ts';
import { around, decision } from '../../operators/messaging.ts';

const eachCharacter =
  (stand: (character: string) => string) =>
  (text: string): string =>
    [...text].map((one) => (isGsm7(one) ? one : stand(one))).join('');

const hex = (one: string): string => (one.codePointAt(0) ?? 0).toString(16).toUpperCase();

/** A character without its marks, and nothing for one that cannot be seen. */
const bare = (one: string): string => one.normalize('NFKD').replace(/[\p{M}\p{C}]/gu, '');

/** Other texts in the place of characters that GSM-7 has not. */
export const alternatives = alternativesOf({
  'texts.named-characters': {
    rows: ['SIL-MSG-26'],
    says: 'A character that is converted becomes its number in square brackets.',
    decide: decision(
      'convertCharacters',
      eachCharacter((one) => `[U+${hex(one)}]`),
    ),
  },
  'texts.one-by-one': {
    rows: ['SIL-MSG-26'],
    says: 'Every code point is converted by itself, marks and joiners too.',
    decide: decision(
      'convertCharacters',
      eachCharacter(() => '?'),
    ),
  },
  'texts.marks-left-out': {
    rows: ['SIL-MSG-26'],
    says: 'Accents and invisible characters are left out, whatever is left of the text.',
    decide: decision('convertCharacters', (text) =>
      eachCharacter((one) => eachCharacter(() => '*')(bare(one)))(text.normalize('NFC')),
    ),
  },
  'texts.reported-as-converted': {
    rows: ['GSM-06'],
    says: 'A report repeats the text as it was converted.',
    decide: around('reportBody', (reportBody, { convertsCharacters, convertCharacters }) => (report, vendorId) => {
      const { account, content } = report.message;
      const body = reportBody(report, vendorId);
      return convertsCharacters(account) ? { ...body, original_text: convertCharacters(content) } : body;
    }),
  },
});
