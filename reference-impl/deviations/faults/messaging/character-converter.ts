import { fault, faultsOf } from '../../fault.ts';
import { setting } from '../../operators/letters.ts';
import { around, behind, decision, result } from '../../operators/messaging.ts';

type Convert = (text: string) => string;

/** Changes how texts are converted. */
const converting = (change: (documented: Convert) => Convert) => around('convertCharacters', change);

/** Converts a text except for the characters that `spared` matches. */
const sparing = (spared: RegExp) =>
  converting((convert) => (text) => {
    const kept = text.match(spared) ?? [];
    const parts = text.split(spared);
    return parts.map((part, place) => (part && convert(part)) + (kept[place] ?? '')).join('');
  });

/** Deviations of the character converter. */
export const faults = faultsOf({
  'GSM-01': {
    'converter.spares-joiners': fault('The converter ignores joiners and skin tones of emojis.', {
      decide: sparing(/[\u200d\ufe0f\u20e3]/g),
    }),
    'converter.spares-what-waited': fault('A message that waited for its time is not converted.', {
      decide: result('textToSend', (text, { status, content }) => (status === 'scheduled' ? content : text)),
    }),
    'converter.spares-halves': fault('The converter ignores half an emoji.', {
      decide: sparing(/[\ud800-\udbff](?![\udc00-\udfff])/g),
    }),
  },
  'GSM-02': {
    'converter.strips-accents': fault('The converter removes accents from letters that GSM-7 has.', {
      decide: converting((convert) => (text) => convert(text.normalize('NFD').replace(/\p{M}/gu, ''))),
    }),
  },
  'GSM-03': {
    'converter.drops-emojis': fault('The converter removes emojis instead of replacing them.', {
      decide: converting(
        (convert) => (text) => convert(text.replace(/\p{Extended_Pictographic}/gu, '')).replace(/^\?$/, ''),
      ),
    }),
    'converter.rejects-emojis': fault('A message with an emoji is rejected instead of converted.', {
      decide: behind('sendingRules', {
        name: 'noEmojis',
        judge: ({ account, content }) =>
          account.features.characterConverter && /\p{Extended_Pictographic}/u.test(content)
            ? { kind: 'discard', status: 'rejected', code: '301' }
            : undefined,
      }),
    }),
  },
  'GSM-04': {
    'converter.bills-what-was-submitted': fault('Billing units are counted before conversion.', {
      decide: decision('billedText', ({ content }) => content),
    }),
  },
  'GSM-05': {
    'converter.emojis-at-least': fault('Emojis are converted for accounts without the converter.', {
      decide: result('textToSend', (usual) => usual.replace(/\p{Extended_Pictographic}/gu, '?')),
    }),
  },
  'X-06': {
    'converter.hides-repeats': fault('A duplicate whose text was converted is delivered.', {
      decide: around('duplicateKey', (duplicateKey, { convertCharacters }) => (message) => {
        const key = duplicateKey(message);
        return convertCharacters(message.content) === message.content ? key : `${key}\n${message.id}`;
      }),
    }),
    'converter.before-comparing': fault('A duplicate whose text was converted has report code 301.', {
      notify: setting({ error_code: '301' }, ({ error_code }) => error_code === '305'),
    }),
  },
});
