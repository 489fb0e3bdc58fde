import type { SubmittedItem } from '../../../messaging/message.ts';
import { fault, faultsOf } from '../../fault.ts';
import { inRule } from '../../operators/messaging.ts';
import { lettingPass, refusing } from '../../operators/replies.ts';

type Submitted = { readonly messages: readonly SubmittedItem[] };

const TAKEN = { status: 202, body: { messages: [] } };

const passing = (pointer: string) => lettingPass('messages.submit', pointer, TAKEN);

/** Refuses a request with an item that `isUnwelcome`. */
const refusingItems = (isUnwelcome: (item: SubmittedItem) => boolean) =>
  refusing<Submitted>('messages.submit', ({ messages }) => messages.some(isUnwelcome));

/** Deviations from the published limits of messages. */
export const faults = faultsOf({
  'PUB-MSG-CONTENT-01': {
    'submits.longer-texts': fault('A text can have any length.', { reply: passing('/messages/0/content: ') }),
    'submits.shorter-texts': fault('A text can have at most 1600 characters.', {
      reply: refusingItems(({ content }) => content.length > 1600),
    }),
  },
  'PUB-MSG-META-01': {
    'submits.much-metadata': fault('Metadata can have any size.', { reply: passing('/messages/0/metadata') }),
    'submits.long-metadata-values': fault('A metadata value can have any length.', {
      reply: passing('/messages/0/metadata/note'),
    }),
    'submits.little-metadata': fault('Metadata can have at most nine pairs.', {
      reply: refusingItems(({ metadata }) => Object.keys(metadata ?? {}).length > 9),
    }),
  },
  'PUB-MSG-SUBJECT-01': {
    'submits.long-subjects': fault('A subject can have any length.', { reply: passing('/messages/0/subject') }),
  },
  'PUB-MSG-NUMBER-01': {
    'submits.odd-numbers': fault('A number can have any length.', { reply: passing('/messages/0/destination_number') }),
    'submits.long-numbers-only': fault('A number has at least 10 digits.', {
      reply: refusingItems(({ destination_number }) => destination_number.length < 11),
    }),
  },
  'PUB-MSG-URL-01': {
    'submits.any-scheme': fault('A callback URL can have any scheme.', {
      decide: inRule('itemChecks', 'callbackAddress', 'objects', (objects) => (item) => {
        return URL.canParse(item.callback_url ?? 'a:b') ? undefined : objects(item);
      }),
    }),
  },
  'PUB-MSG-INVALID-01': {
    'submits.any-format': fault('A message can have any format.', { reply: passing('/messages/0/format') }),
  },
});
