import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { setting } from '../operators/letters.ts';

type Convert = (text: string) => string;

/** Converts in another way, given the documented one. */
const converting =
  (change: (documented: Convert) => Convert) =>
  ({ messaging }: Decisions): void => {
    messaging.convertCharacters = change(messaging.convertCharacters);
  };

/** Converts a text but for the characters that `spared` matches. */
const sparing = (spared: RegExp): ((decisions: Decisions) => void) =>
  converting((convert) => (text) => {
    const kept = text.match(spared) ?? [];
    const parts = text.split(spared);
    return parts.map((part, place) => (part && convert(part)) + (kept[place] ?? '')).join('');
  });

const withoutAccents: Convert = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Takes turns with what stands in for the unknown. */
function takeTurns({ messaging }: Decisions): void {
  const { convertCharacters } = messaging;
  let turn = 0;
  messaging.convertCharacters = (text) => {
    const converted = convertCharacters(text);
    turn += converted === text ? 0 : 1;
    return turn % 2 === 0 && converted !== text ? converted.replaceAll('?', '*') : converted;
  };
}

/** Echoes metadata as a converter leaves it. */
function convertMetadata({ messaging }: Decisions): void {
  const { reportBody, convertCharacters } = messaging;
  messaging.reportBody = (report, vendorId) => ({
    ...reportBody(report, vendorId),
    metadata: Object.fromEntries(Object.entries(report.message.metadata ?? {}).map(([name, value]) => [name, convertCharacters(value)])),
  });
}

/** TODO */
export const faults = faultsOf({
  'GSM-01': {
    'converter.off': fault('The converter changes nothing.', { decide: converting(() => (text) => text) }),
    'converter.spares-punctuation': fault('The converter lets typographic quotes, dashes and dots through.', { decide: sparing(/[“”‘’–—…]/g) }),
    'converter.spares-letters': fault('The converter lets accented letters of Latin-1 through.', { decide: sparing(/[çêãõ]/g) }),
    'converter.spares-joiners': fault('The converter lets through what joins and colours emojis.', { decide: sparing(/[\u200d\ufe0f\u20e3]/g) }),
    'converter.spares-halves': fault('The converter lets half an emoji through.', { decide: sparing(/[\ud800-\udbff](?![\udc00-\udfff])/g) }),
  },
  'GSM-02': {
    'converter.strips-accents': fault('The converter takes the accents off letters that GSM-7 has.', {
      decide: converting((convert) => (text) => convert(withoutAccents(text))),
    }),
    'converter.ascii-only': fault('The converter takes ASCII for GSM-7.', {
      decide: converting((convert) => (text) => convert(text).replace(/[^\n\r -~]/g, '?')),
    }),
  },
  'GSM-03': {
    'converter.drops-emojis': fault('The converter leaves nothing where an emoji was.', {
      decide: converting((convert) => (text) => convert(text.replace(/\p{Extended_Pictographic}/gu, '')).replace(/^\?$/, '')),
    }),
    'converter.rejects-emojis': fault('A message with an emoji is rejected instead of converted.', {
      decide: ({ messaging }) => {
        messaging.sendingRules = [
          ...messaging.sendingRules,
          {
            name: 'noEmojis',
            judge: ({ account, content }) =>
              account.features.characterConverter && /\p{Extended_Pictographic}/u.test(content)
                ? { kind: 'discard', status: 'rejected', code: '301' }
                : undefined,
          },
        ];
      },
    }),
  },
  'GSM-04': {
    'converter.bills-what-was-submitted': fault('Billing units are counted for the text before it was converted.', {
      decide: decision('messaging', 'billedText', ({ content }) => content),
    }),
    'converter.flat-price': fault('Every message costs two billing units.', { notify: setting({ billing_units: 2 }, (report) => 'billing_units' in report) }),
  },
  'GSM-05': {
    'converter.always-on': fault('Texts are converted for accounts without the converter.', {
      decide: decision('messaging', 'convertsCharacters', () => true),
    }),
    'converter.emojis-at-least': fault('Emojis are converted for accounts without the converter, letters are not.', {
      decide: around('messaging', 'textToSend', (textToSend) => (message, world) => textToSend(message, world).replace(/\p{Extended_Pictographic}/gu, '?')),
    }),
  },
  'GSM-07': {
    'converter.takes-turns': fault('What stands in for an emoji differs from message to message.', { decide: takeTurns }),
    'converter.tires': fault('What stands in for an emoji is left out when a text comes again.', {
      decide: ({ messaging }) => {
        const { convertCharacters } = messaging;
        const seen = new Set<string>();
        messaging.convertCharacters = (text) => {
          const converted = convertCharacters(text);
          const again = seen.has(text);
          seen.add(text);
          return again ? converted.replaceAll('?', '') : converted;
        };
      },
    }),
  },
  'GSM-08': {
    'converter.in-metadata': fault('Metadata is converted as well.', { decide: convertMetadata }),
    'converter.metadata-dropped': fault('Metadata with characters beyond GSM-7 is left out of reports.', {
      notify: setting(
        () => ({ metadata: {} }),
        ({ metadata }) => /[^ -~]/.test(JSON.stringify(metadata ?? {})),
      ),
    }),
  },
  'X-06': {
    'converter.hides-repeats': fault('A repeat whose text had to be converted is let through.', {
      decide: around(
        'messaging',
        'duplicateKey',
        (duplicateKey, { convertCharacters }) =>
          (message) =>
            convertCharacters(message.content) === message.content ? duplicateKey(message) : `${duplicateKey(message)}\n${message.id}`,
      ),
    }),
    'converter.before-comparing': fault('A repeat whose text had to be converted has report code 301.', {
      notify: setting({ error_code: '301' }, ({ error_code }) => error_code === '305'),
    }),
  },
});
