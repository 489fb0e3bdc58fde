import type { ItemCheck } from '../../messaging/item-checks.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around } from '../operators/decisions.ts';
import { inLetters, setting } from '../operators/letters.ts';
import { on } from '../operators/replies.ts';
import { replacing } from '../submission-stages.ts';

type Item = Parameters<ItemCheck['objects']>[0];

const objecting =
  (member: ItemCheck['member'], isWrong: (item: Item) => boolean) =>
  ({ messaging }: Decisions): void => {
    const objects = (item: Item) => (isWrong(item) ? 'is not allowed' : undefined);
    messaging.itemChecks = [...messaging.itemChecks, { name: 'otherKind', member, objects }];
  };

const objectOfMessages = ({ body }: { body: Buffer }): boolean => /"messages"\s*:\s*(\[\s*\]|\{)/.test(body.toString('utf8'));

/** What else can go wrong in submitting, reading and reporting messages: other fields, other neighbours, other types. */
export const faults = faultsOf({
  'MSG-OPT-01': {
    'messages.metadata-required': fault('A message without metadata is refused.', { decide: objecting('metadata', (item) => item.metadata === undefined) }),
  },
  'MSG-GET-02': {
    'messages.unknown-is-another': fault('An unknown message id is answered with the record of some other message.', {
      reply: on(
        'messages.read',
        ({ status }) => status >= 400 && status !== 401 && status !== 403,
        () => ({ status: 200, body: { content: 'Hello', status: 'delivered' } }),
      ),
    }),
  },
  'MSG-GET-03': {
    'messages.readable-within-parents': fault('A message can be read by every account that has no parent.', {
      decide: around('messaging', 'mayRead', (mayRead) => (account, message) => account.parent === undefined || mayRead(account, message)),
    }),
  },
  'MSG-BATCH-01': {
    'messages.last-text-for-all': fault('Messages to one number in a request all carry the text of the first.', {
      decide: replacing('sameText', (messages) =>
        messages.map((message) => {
          const first = messages.find(({ destination }) => destination === message.destination) ?? message;
          return Object.assign(Object.create(Object.getPrototypeOf(message)), message, { content: first.content });
        }),
      ),
    }),
  },
  'MSG-BATCH-02': {
    'messages.empty-array-accepted': fault('An empty list of messages, or an object in its place, is accepted.', {
      reply: on(
        'messages.submit',
        ({ status }, { request }) => status === 400 && objectOfMessages(request),
        () => ({ status: 202, body: { messages: [] } }),
      ),
    }),
  },
  'MSG-DR-01': {
    'messages.reports-under-another-name': fault('A pushed report names its message under id instead of message_id.', {
      notify: setting(({ message_id }) => ({ id: message_id, message_id: undefined })),
    }),
  },
  'MSG-META-03': {
    'messages.empty-becomes-marker': fault('The report of a message without metadata says so with a marker of its own.', {
      notify: inLetters((letter, report) =>
        Object.keys((report.metadata ?? {}) as object).length > 0 ? [letter] : [{ ...letter, body: JSON.stringify({ ...report, metadata: { none: 'none' } }) }],
      ),
    }),
  },
  'MSG-ID-01': {
    'messages.id-without-hyphens': fault('The message id of a report is written without hyphens.', {
      notify: setting(({ message_id }) => ({ message_id: String(message_id).replaceAll('-', '') })),
    }),
  },
  'MSG-STATUS-01': {
    'messages.submitted-untold': fault('The change to submitted is not told.', {
      notify: inLetters((letter, { status }) => (status === 'submitted' ? [] : [letter])),
    }),
  },
  'MSG-FEAT-01': {
    'messages.feature-for-the-unreported': fault('De-duplication counts for messages that ask for no report alone.', {
      decide: around(
        'messaging',
        'duplicateKey',
        (duplicateKey) => (message) => (message.wantsReports ? `${duplicateKey(message)}\n${message.id}` : duplicateKey(message)),
      ),
    }),
  },
  'MSG-FEAT-02': {
    'messages.links-always-shortened': fault('URLs are shortened and characters converted without any feature.', {
      decide: ({ messaging }) => {
        messaging.shortensLinks = () => true;
        messaging.convertsCharacters = () => true;
      },
    }),
  },
  'MSG-FEAT-03': {
    'messages.feature-from-then-on': fault('As soon as one account has de-duplication, all accounts have it.', {
      decide: ({ messaging }) => {
        let anybody = false;
        messaging.findsDuplicates = ({ features }) => {
          anybody ||= features.deDuplication;
          return anybody;
        };
      },
    }),
  },
  'MSG-BATCH-03': {
    'messages.batch-accepted-in-words': fault('A request with a mistake in it is told as accepted.', {
      reply: on(
        'messages.submit',
        ({ status }, { request }) => status === 400 && /\},\s*\{/.test(request.body.toString('utf8')),
        () => ({ status: 202, body: { messages: [] } }),
      ),
    }),
  },
});
