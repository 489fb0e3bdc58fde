import { fault, faultsOf } from '../../fault.ts';
import { setting } from '../../operators/letters.ts';
import { seenBefore } from '../../operators/memory.ts';
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
    'converter.off': fault('The converter does nothing.', { decide: converting(() => (text) => text) }),
    'converter.spares-punctuation': fault('The converter ignores typographic quotes, dashes and dots.', {
      decide: sparing(/[“”‘’–—…]/g),
    }),
    'converter.spares-letters': fault('The converter ignores accented letters of Latin-1.', {
      decide: sparing(/[çêãõ]/g),
    }),
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
    'converter.ascii-only': fault('The converter replaces every character beyond ASCII.', {
      decide: result('convertCharacters', (text) => text.replace(/[^\n\r -~]/g, '?')),
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
    'converter.flat-price': fault('Every message costs two billing units.', {
      notify: setting({ billing_units: 2 }, (report) => 'billing_units' in report),
    }),
  },
  'GSM-05': {
    'converter.always-on': fault('Texts are converted for accounts without the converter.', {
      decide: decision('convertsCharacters', () => true),
    }),
    'converter.emojis-at-least': fault('Emojis are converted for accounts without the converter.', {
      decide: result('textToSend', (usual) => usual.replace(/\p{Extended_Pictographic}/gu, '?')),
    }),
  },
  'GSM-07': {
    'converter.takes-turns': fault('The replacement of an emoji differs from message to message.', {
      decide: converting((convert) => {
        let turn = 0;
        return (text) => {
          const converted = convert(text);
          turn += converted === text ? 0 : 1;
          return turn % 2 === 0 && converted !== text ? converted.replaceAll('?', '*') : converted;
        };
      }),
    }),
    'converter.tires': fault('Emojis are removed when a text is sent again.', {
      decide: converting((convert) => {
        const isKnown = seenBefore();
        return (text) => (isKnown(text) ? convert(text).replaceAll('?', '') : convert(text));
      }),
    }),
  },
  'GSM-08': {
    'converter.in-metadata': fault('Metadata is converted too.', {
      decide: around('reportBody', (reportBody, { convertCharacters }) => (report, vendorId) => ({
        ...reportBody(report, vendorId),
        metadata: Object.fromEntries(
          Object.entries(report.message.metadata ?? {}).map(([name, value]) => [name, convertCharacters(value)]),
        ),
      })),
    }),
    'converter.metadata-dropped': fault('Metadata with characters beyond GSM-7 is missing from reports.', {
      notify: setting({ metadata: {} }, ({ metadata }) => /[^ -~]/.test(JSON.stringify(metadata ?? {}))),
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
