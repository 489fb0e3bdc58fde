import type { SubmittedItem } from '../messaging/message.ts';
import { changed, without } from './alter.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { on } from './distort.ts';
import { lettingPass, refusing } from './letting-pass.ts';

type Submitted = { readonly messages: readonly SubmittedItem[] };

const TAKEN = { status: 202, body: { messages: [] } };

const passing = (pointer: string) => lettingPass('messages.submit', pointer, TAKEN);

/** Refuses a request with an item that is as `isUnwelcome` says. */
const refusingItems = (isUnwelcome: (item: SubmittedItem) => boolean) =>
  refusing<Submitted>('messages.submit', ({ messages }) => messages.some(isUnwelcome));

const withoutCheck =
  (name: string) =>
  ({ messaging }: Decisions): void => {
    messaging.itemChecks = without(messaging.itemChecks, name);
  };

const refusedSubmit = ({ status }: { readonly status: number }): boolean => status === 400;

/** Deviations in what is published of the limits and the form of messages. */
export const publishedMessageLimitFaults: readonly Fault[] = [
  {
    id: 'submits.any-number',
    rule: 'PUB-MSG-BATCH-01',
    says: 'A request can have any number of messages.',
    reply: passing('/messages: '),
  },
  {
    id: 'submits.fifty-at-most',
    rule: 'PUB-MSG-BATCH-01',
    says: 'A request can have 50 messages.',
    reply: refusing<Submitted>('messages.submit', ({ messages }) => messages.length > 50),
  },
  {
    id: 'submits.longer-texts',
    rule: 'PUB-MSG-CONTENT-01',
    says: 'A text can have any length.',
    reply: passing('/messages/0/content: '),
  },
  {
    id: 'submits.shorter-texts',
    rule: 'PUB-MSG-CONTENT-01',
    says: 'A text can have 1600 characters.',
    reply: refusingItems(({ content }) => content.length > 1600),
  },
  {
    id: 'submits.much-metadata',
    rule: 'PUB-MSG-META-01',
    says: 'Metadata can be of any size.',
    reply: passing('/messages/0/metadata'),
  },
  {
    id: 'submits.long-metadata-values',
    rule: 'PUB-MSG-META-01',
    says: 'A value of metadata can have any length.',
    reply: passing('/messages/0/metadata/note'),
  },
  {
    id: 'submits.little-metadata',
    rule: 'PUB-MSG-META-01',
    says: 'Metadata can have nine pairs.',
    reply: refusingItems(({ metadata }) => Object.keys(metadata ?? {}).length > 9),
  },
  {
    id: 'submits.long-subjects',
    rule: 'PUB-MSG-SUBJECT-01',
    says: 'A subject can have any length.',
    reply: passing('/messages/0/subject'),
  },
  {
    id: 'submits.short-subjects',
    rule: 'PUB-MSG-SUBJECT-01',
    says: 'A subject can have 40 characters.',
    reply: refusing<{ messages: Array<{ subject?: string }> }>('messages.submit', ({ messages }) =>
      messages.some(({ subject }) => (subject ?? '').length > 40),
    ),
  },
  {
    id: 'submits.odd-numbers',
    rule: 'PUB-MSG-NUMBER-01',
    says: 'A number can have any length.',
    reply: passing('/messages/0/destination_number'),
  },
  {
    id: 'submits.long-numbers-only',
    rule: 'PUB-MSG-NUMBER-01',
    says: 'A number has at least 10 digits.',
    reply: refusingItems(({ destination_number }) => destination_number.length < 11),
  },
  {
    id: 'submits.media-with-anything',
    rule: 'PUB-MSG-MEDIA-01',
    says: 'Media go with every format.',
    decide: withoutCheck('mediaOfFormat'),
  },
  {
    id: 'submits.any-media',
    rule: 'PUB-MSG-MEDIA-01',
    says: 'Media can be something else than web addresses.',
    decide: withoutCheck('mediaAddresses'),
  },
  {
    id: 'submits.type-without-number',
    rule: 'PUB-MSG-SOURCE-01',
    says: 'A sender number can have a type without being there.',
    decide: withoutCheck('sourceOfType'),
  },
  {
    id: 'submits.any-scheme',
    rule: 'PUB-MSG-URL-01',
    says: 'A callback URL can have any scheme.',
    decide: ({ messaging }) => {
      messaging.itemChecks = changed(messaging.itemChecks, 'callbackAddress', (check) => ({
        ...check,
        objects: (item) => (URL.canParse(item.callback_url ?? 'a:b') ? undefined : check.objects(item)),
      }));
    },
  },
  {
    id: 'submits.any-callback',
    rule: 'PUB-MSG-URL-01',
    says: 'A callback URL is only looked at when it is called.',
    reply: passing('/messages/0/callback_url'),
  },
  {
    id: 'submits.any-format',
    rule: 'PUB-MSG-INVALID-01',
    says: 'A message can have any format.',
    reply: passing('/messages/0/format'),
  },
  {
    id: 'submits.days-that-roll-over',
    rule: 'PUB-MSG-INVALID-01',
    says: 'A day that no calendar has is taken for the day after.',
    decide: withoutCheck('scheduledInstant'),
  },
  {
    id: 'submits.refused-without-place',
    rule: 'PUB-MSG-INVALID-01',
    says: 'A refusal does not say where the mistake is.',
    reply: on('messages.submit', refusedSubmit, (reply) => ({
      ...reply,
      body: { message: 'Bad Request', details: ['Something is wrong with your request.'] },
    })),
  },
  {
    id: 'submits.break-on-mistakes',
    rule: 'PUB-MSG-INVALID-01',
    says: 'A request with a mistake breaks the platform.',
    reply: on('messages.submit', refusedSubmit, () => ({ status: 500, body: { message: 'Oops' } })),
  },
  {
    id: 'submits.in-part',
    rule: 'PUB-MSG-WHOLE-01',
    says: 'A request is taken when its first message is good.',
    reply: passing('/messages/1/'),
  },
  {
    id: 'submits.first-mistake-only',
    rule: 'PUB-MSG-WHOLE-01',
    says: 'Every mistake is said to be in the first message.',
    reply: on('messages.submit', refusedSubmit, ({ body, ...reply }) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(body).replaceAll('/messages/1/', '/messages/0/')),
    })),
  },
];
