import type { SubmittedItem } from '../../../messaging/message.ts';
import { fault, faultsOf } from '../../fault.ts';
import { inRule, leaveOut } from '../../operators/messaging.ts';
import { lettingPass, members, on, refusing } from '../../operators/replies.ts';

type Submitted = { readonly messages: readonly SubmittedItem[] };

const TAKEN = { status: 202, body: { messages: [] } };

const passing = (pointer: string) => lettingPass('messages.submit', pointer, TAKEN);

/** Refuses a request with an item that `isUnwelcome`. */
const refusingItems = (isUnwelcome: (item: SubmittedItem) => boolean) =>
  refusing<Submitted>('messages.submit', ({ messages }) => messages.some(isUnwelcome));

const withoutCheck = (name: string) => leaveOut('itemChecks', name);

/** Deviations from the published limits of messages. */
export const faults = faultsOf({
  'PUB-MSG-BATCH-01': {
    'submits.any-number': fault('A request can have any number of messages.', { reply: passing('/messages: ') }),
    'submits.fifty-at-most': fault('A request can have at most 50 messages.', {
      reply: refusing<Submitted>('messages.submit', ({ messages }) => messages.length > 50),
    }),
  },
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
    'submits.short-subjects': fault('A subject can have at most 40 characters.', {
      reply: refusingItems((item) => ((item as { subject?: string }).subject ?? '').length > 40),
    }),
  },
  'PUB-MSG-NUMBER-01': {
    'submits.odd-numbers': fault('A number can have any length.', { reply: passing('/messages/0/destination_number') }),
    'submits.long-numbers-only': fault('A number has at least 10 digits.', {
      reply: refusingItems(({ destination_number }) => destination_number.length < 11),
    }),
  },
  'PUB-MSG-MEDIA-01': {
    'submits.media-with-anything': fault('Media are accepted with every format.', {
      decide: withoutCheck('mediaOfFormat'),
    }),
    'submits.any-media': fault('Media can be anything, not only URLs.', { decide: withoutCheck('mediaAddresses') }),
  },
  'PUB-MSG-SOURCE-01': {
    'submits.type-without-number': fault('The type of a sender number is accepted without the number.', {
      decide: withoutCheck('sourceOfType'),
    }),
  },
  'PUB-MSG-URL-01': {
    'submits.any-scheme': fault('A callback URL can have any scheme.', {
      decide: inRule('itemChecks', 'callbackAddress', 'objects', (objects) => (item) => {
        return URL.canParse(item.callback_url ?? 'a:b') ? undefined : objects(item);
      }),
    }),
    'submits.any-callback': fault('A callback URL is only checked when it is called.', {
      reply: passing('/messages/0/callback_url'),
    }),
  },
  'PUB-MSG-INVALID-01': {
    'submits.any-format': fault('A message can have any format.', { reply: passing('/messages/0/format') }),
    'submits.days-that-roll-over': fault('A date that does not exist counts as the next day.', {
      decide: withoutCheck('scheduledInstant'),
    }),
    'submits.refused-without-place': fault('A refusal does not say where the error is.', {
      reply: on('messages.submit', 400, members({ details: ['Something is wrong with your request.'] })),
    }),
    'submits.break-on-mistakes': fault('An invalid request crashes the platform.', {
      reply: on('messages.submit', 400, { status: 500, body: { message: 'Oops' } }),
    }),
  },
  'PUB-MSG-WHOLE-01': {
    'submits.in-part': fault('A request is accepted when its first message is valid.', {
      reply: passing('/messages/1/'),
    }),
    'submits.first-mistake-only': fault('Every error is reported for the first message.', {
      reply: on('messages.submit', 400, (reply) => ({
        ...reply,
        body: JSON.parse(JSON.stringify(reply.body).replaceAll('/messages/1/', '/messages/0/')),
      })),
    }),
  },
});
