import { fault, faultsOf, rowsOf } from '../../fault.ts';
import { reporting, result } from '../../operators/messaging.ts';
import { withRoundedNumbers } from '../../operators/texts.ts';

/** What a platform may make of a text by mistake: a name, the sentence's end, and the change. */
const MISTAKES: Readonly<Record<string, readonly [says: string, change: (text: string) => string]>> = {
  'blanks-collapsed': ['several blanks as one', (text) => text.replace(/ {2,}/g, ' ')],
  'percent-decoded': ['percent signs decoded', (text) => text.replace(/%20/g, ' ')],
  'backslashes-lost': ['no backslashes', (text) => text.replaceAll('\\', '')],
  composed: ['its letters composed', (text) => text.normalize('NFC')],
  'emojis-apart': ['no joined emojis', (text) => text.replace(/\u200d/g, '')],
  'numbers-rounded': ['its long numbers rounded', withRoundedNumbers],
  'braces-filled': ['nothing in braces', (text) => text.replace(/\{\w+\}/g, '')],
};

type Entry = readonly [key: string, value: string];

const keeping = (isKept: (entry: Entry, at: number, all: readonly Entry[]) => boolean) =>
  reporting(({ message }) => ({ metadata: Object.fromEntries(Object.entries(message.metadata ?? {}).filter(isKept)) }));

/** Deviations in the texts of messages, reports and metadata. */
export const faults = faultsOf({
  ...rowsOf(MISTAKES, 'MSG-CONTENT-01 every-text.sent', 'A text as it is sent has', (change) => ({
    decide: result('textToSend', (text) => change(text)),
  })),
  ...rowsOf(MISTAKES, 'DR-TEXT-01 every-text.reported', 'A text in a report has', (change) => ({
    decide: reporting(({ message }) => ({ original_text: change(message.content) })),
  })),
  ...rowsOf(MISTAKES, 'DR-META-01 every-text.metadata', 'A value of metadata has', (change) => ({
    decide: reporting(({ message }) => {
      const entries = Object.entries(message.metadata ?? {}).map(([key, value]) => [key, change(value)]);
      return { metadata: Object.fromEntries(entries) };
    }),
  })),
  'MSG-CONTENT-01 every-text.sent-line-ends-shortened': {
    says: 'Line ends of two characters become one as they are sent.',
    decide: result('textToSend', (text) => text.replaceAll('\r\n', '\n')),
  },
  'DR-META-01 every-text.empty-metadata-lost': fault('Empty values of metadata are lost.', {
    decide: keeping(([, value]) => value !== ''),
  }),
  'DR-META-01 every-text.metadata-keys-in-one-case': fault('Of keys of metadata that differ in case one is kept.', {
    decide: keeping(
      ([key], at, all) => !all.slice(at + 1).some(([later]) => later.toLowerCase() === key.toLowerCase()),
    ),
  }),
  'DR-META-01 every-text.metadata-keys-without-dots': fault('Keys of metadata with a dot are lost.', {
    decide: keeping(([key]) => !key.includes('.')),
  }),
  'DR-META-01 every-text.metadata-keys-of-objects-lost': fault('Keys of metadata that every object has are lost.', {
    decide: keeping(([key]) => !(key in {})),
  }),
});
