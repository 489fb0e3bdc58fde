import type { ItemCheck } from '../../messaging/item-checks.ts';
import type { Decisions, Fault } from '../behaviour.ts';
import { on } from '../distort.ts';
import { inLetters, setting } from '../pushed-reports.ts';
import { replacing } from '../submission-stages.ts';

type Item = Parameters<ItemCheck['objects']>[0];

const objecting =
  (member: ItemCheck['member'], isWrong: (item: Item) => boolean) =>
  ({ messaging }: Decisions): void => {
    const objects = (item: Item) => (isWrong(item) ? 'is not allowed' : undefined);
    messaging.itemChecks = [...messaging.itemChecks, { name: 'otherKind', member, objects }];
  };

const objectOfMessages = ({ body }: { body: Buffer }): boolean =>
  /"messages"\s*:\s*(\[\s*\]|\{)/.test(body.toString('utf8'));

/** What else can go wrong in submitting, reading and reporting messages: other fields, other neighbours, other types. */
export const otherMessageFaults: readonly Fault[] = [
  {
    id: 'messages.metadata-required',
    rule: 'MSG-OPT-01',
    says: 'A message without metadata is refused.',
    decide: objecting('metadata', (item) => item.metadata === undefined),
  },
  {
    id: 'messages.unknown-is-another',
    rule: 'MSG-GET-02',
    says: 'An unknown message id is answered with the record of some other message.',
    reply: on(
      'messages.read',
      ({ status }) => status >= 400 && status !== 401 && status !== 403,
      () => ({ status: 200, body: { content: 'Hello', status: 'delivered' } }),
    ),
  },
  {
    id: 'messages.readable-within-parents',
    rule: 'MSG-GET-03',
    says: 'A message can be read by every account that has no parent.',
    decide: ({ messaging }) => {
      const { mayRead } = messaging;
      messaging.mayRead = (account, message) => account.parent === undefined || mayRead(account, message);
    },
  },
  {
    id: 'messages.last-text-for-all',
    rule: 'MSG-BATCH-01',
    says: 'Messages to one number in a request all carry the text of the first.',
    decide: replacing('sameText', (messages) =>
      messages.map((message) => {
        const first = messages.find(({ destination }) => destination === message.destination) ?? message;
        return Object.assign(Object.create(Object.getPrototypeOf(message)), message, {
          content: first.content,
        });
      }),
    ),
  },
  {
    id: 'messages.empty-array-accepted',
    rule: 'MSG-BATCH-02',
    says: 'An empty list of messages, or an object in its place, is accepted.',
    reply: on(
      'messages.submit',
      ({ status }, { request }) => status === 400 && objectOfMessages(request),
      () => ({ status: 202, body: { messages: [] } }),
    ),
  },
  {
    id: 'messages.reports-under-another-name',
    rule: 'MSG-DR-01',
    says: 'A pushed report names its message under id instead of message_id.',
    notify: setting(({ message_id }) => ({ id: message_id, message_id: undefined })),
  },
  {
    id: 'messages.empty-becomes-marker',
    rule: 'MSG-META-03',
    says: 'The report of a message without metadata says so with a marker of its own.',
    notify: inLetters((letter, report) =>
      Object.keys((report.metadata ?? {}) as object).length > 0
        ? [letter]
        : [{ ...letter, body: JSON.stringify({ ...report, metadata: { none: 'none' } }) }],
    ),
  },
  {
    id: 'messages.id-without-hyphens',
    rule: 'MSG-ID-01',
    says: 'The message id of a report is written without hyphens.',
    notify: setting(({ message_id }) => ({ message_id: String(message_id).replaceAll('-', '') })),
  },
  {
    id: 'messages.submitted-untold',
    rule: 'MSG-STATUS-01',
    says: 'The change to submitted is not told.',
    notify: inLetters((letter, { status }) => (status === 'submitted' ? [] : [letter])),
  },
  {
    id: 'messages.feature-for-the-unreported',
    rule: 'MSG-FEAT-01',
    says: 'De-duplication counts for messages that ask for no report alone.',
    decide: ({ messaging }) => {
      const { duplicateKey } = messaging;
      messaging.duplicateKey = (message) =>
        message.wantsReports ? `${duplicateKey(message)}\n${message.id}` : duplicateKey(message);
    },
  },
  {
    id: 'messages.links-always-shortened',
    rule: 'MSG-FEAT-02',
    says: 'URLs are shortened and characters converted without any feature.',
    decide: ({ messaging }) => {
      messaging.shortensLinks = () => true;
      messaging.convertsCharacters = () => true;
    },
  },
  {
    id: 'messages.feature-from-then-on',
    rule: 'MSG-FEAT-03',
    says: 'As soon as one account has de-duplication, all accounts have it.',
    decide: ({ messaging }) => {
      let anybody = false;
      messaging.findsDuplicates = ({ features }) => {
        anybody ||= features.deDuplication;
        return anybody;
      };
    },
  },
  {
    id: 'messages.batch-accepted-in-words',
    rule: 'MSG-BATCH-03',
    says: 'A request with a mistake in it is told as accepted.',
    reply: on(
      'messages.submit',
      ({ status }, { request }) => status === 400 && /\},\s*\{/.test(request.body.toString('utf8')),
      () => ({ status: 202, body: { messages: [] } }),
    ),
  },
];
