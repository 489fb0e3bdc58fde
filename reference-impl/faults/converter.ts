import type { Decisions, Fault } from './behaviour.ts';

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
    metadata: Object.fromEntries(
      Object.entries(report.message.metadata ?? {}).map(([name, value]) => [name, convertCharacters(value)]),
    ),
  });
}

/** Deviations of the character converter. */
export const converterFaults: readonly Fault[] = [
  {
    id: 'converter.off',
    rule: 'GSM-01',
    says: 'The converter changes nothing.',
    decide: converting(() => (text) => text),
  },
  {
    id: 'converter.spares-punctuation',
    rule: 'GSM-01',
    says: 'The converter lets typographic quotes, dashes and dots through.',
    decide: sparing(/[“”‘’–—…]/g),
  },
  {
    id: 'converter.spares-letters',
    rule: 'GSM-01',
    says: 'The converter lets accented letters of Latin-1 through.',
    decide: sparing(/[çêãõ]/g),
  },
  {
    id: 'converter.spares-joiners',
    rule: 'GSM-01',
    says: 'The converter lets through what joins and colours emojis.',
    decide: sparing(/[\u200d\ufe0f\u20e3]/g),
  },
  {
    id: 'converter.spares-halves',
    rule: 'GSM-01',
    says: 'The converter lets half an emoji through.',
    decide: sparing(/[\ud800-\udbff](?![\udc00-\udfff])/g),
  },
  {
    id: 'converter.strips-accents',
    rule: 'GSM-02',
    says: 'The converter takes the accents off letters that GSM-7 has.',
    decide: converting((convert) => (text) => convert(withoutAccents(text))),
  },
  {
    id: 'converter.ascii-only',
    rule: 'GSM-02',
    says: 'The converter takes ASCII for GSM-7.',
    decide: converting((convert) => (text) => convert(text).replace(/[^\n\r -~]/g, '?')),
  },
  {
    id: 'converter.drops-emojis',
    rule: 'GSM-03',
    says: 'The converter leaves nothing where an emoji was.',
    decide: converting(
      (convert) => (text) => convert(text.replace(/\p{Extended_Pictographic}/gu, '')).replace(/^\?$/, ''),
    ),
  },
  {
    id: 'converter.rejects-emojis',
    rule: 'GSM-03',
    says: 'A message with an emoji is rejected instead of converted.',
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
  },
  {
    id: 'converter.bills-what-was-submitted',
    rule: 'GSM-04',
    says: 'Billing units are counted for the text before it was converted.',
    decide: ({ messaging }) => {
      messaging.billedText = ({ content }) => content;
    },
  },
  {
    id: 'converter.always-on',
    rule: 'GSM-05',
    says: 'Texts are converted for accounts without the converter.',
    decide: ({ messaging }) => {
      messaging.convertsCharacters = () => true;
    },
  },
  {
    id: 'converter.takes-turns',
    rule: 'GSM-07',
    says: 'What stands in for an emoji differs from message to message.',
    decide: takeTurns,
  },
  {
    id: 'converter.in-metadata',
    rule: 'GSM-08',
    says: 'Metadata is converted as well.',
    decide: convertMetadata,
  },
  {
    id: 'converter.hides-repeats',
    rule: 'X-06',
    says: 'A repeat whose text had to be converted is let through.',
    decide: ({ messaging }) => {
      const { duplicateKey, convertCharacters } = messaging;
      messaging.duplicateKey = (message) =>
        convertCharacters(message.content) === message.content
          ? duplicateKey(message)
          : `${duplicateKey(message)}\n${message.id}`;
    },
  },
  {
    id: 'converter.before-links',
    rule: 'X-08',
    says: 'A text is converted before its links are shortened, so that links lose characters.',
    decide: ({ messaging }) => {
      messaging.textToSend = (message, world) =>
        messaging.replaceUrls(
          messaging.convertCharacters(message.content),
          (url) => messaging.linkTo(url, message, world).shortUrl,
        );
    },
  },
];
