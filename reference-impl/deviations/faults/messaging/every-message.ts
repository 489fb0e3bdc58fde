import type { Message } from '../../../messaging/submit/message.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { ahead, copyOf, instead, judging, onlyWhen, reporting, result } from '../../operators/messaging.ts';

type Decide = NonNullable<Fault['decide']>;

type Kind = (message: Message) => boolean;

type Omission = (isMeant: Kind) => Decide;

const ignoring =
  (rule: string): Omission =>
  (isMeant) =>
    judging(rule, (judge, message, context) => (isMeant(message) ? undefined : judge(message, context)));

const without =
  (feature: 'characterConverter' | 'shortTrackableLinks'): Omission =>
  (isMeant) =>
    instead('textToSend', (textToSend, message, scope) => {
      const { account } = message;
      const plain = { ...account, features: { ...account.features, [feature]: false } };
      return textToSend(isMeant(message) ? copyOf(message, { account: plain }) : message, scope);
    });

const fromAnywhere: Omission = (isMeant) => {
  let used = 0;
  return result('senderOf', (sender, message) => {
    if (sender === undefined || !isMeant(message)) return sender;
    used += 1;
    return `+4670009${String(used).padStart(4, '0')}`;
  });
};

const told =
  (members: Readonly<Record<string, unknown>>): Omission =>
  (isMeant) =>
    reporting(({ message }) => (isMeant(message) ? members : undefined));

const unreported: Omission = (isMeant) => onlyWhen('isReported', (message) => !isMeant(message));

const unread: Omission = (isMeant) => onlyWhen('mayRead', (_account, message) => !isMeant(message));

const cut: Omission = (isMeant) =>
  result('textToSend', (text, message) => (isMeant(message) ? text.slice(0, -1) : text));

const unsent: Omission = (isMeant) => result('carrierScript', (script, message) => (isMeant(message) ? [] : script));

const optOutIgnored: Omission = (isMeant) =>
  instead('recordOptOut', (recordOptOut, scope, reply) =>
    reply.message && isMeant(reply.message) ? undefined : recordOptOut(scope, reply),
  );

const placed =
  (chosen: (messages: readonly Message[]) => readonly Message[]) =>
  (omit: Omission): Decide => {
    const meant = new WeakSet<object>();
    return all(
      ahead('submitStages', {
        name: 'notingPlaces',
        run: ({ messages }) => {
          for (const message of chosen(messages)) meant.add(message);
          return undefined;
        },
      }),
      omit((message) => meant.has(message)),
    );
  };

const ofKind = (isMeant: Kind) => (omit: Omission) => omit(isMeant);

/** The kinds of messages that a platform may have forgotten, each with the sentence's subject. */
const KINDS = {
  'of-a-sub-account': ['A message of a sub-account', ofKind(({ account }) => account.parent !== undefined)],
  'with-metadata': ['A message with metadata', ofKind(({ metadata }) => metadata !== undefined)],
  abroad: ['A message to another country than Sweden', ofKind(({ destination }) => !destination.startsWith('+46'))],
  'in-another-script': [
    'A message with letters that are not Latin',
    ofKind(({ content }) => /(?!\p{Script=Latin})\p{L}/u.test(content)),
  ],
  long: ['A message of more than one part', ofKind(({ content }) => content.length > 160)],
  first: [
    'The first of several messages in a request',
    placed((messages) => (messages.length > 1 ? messages.slice(0, 1) : [])),
  ],
  later: ['A message that is not the first of its request', placed((messages) => messages.slice(1))],
} as const;

const OWN = ['of-a-sub-account', 'with-metadata'] as const;
const UNUSUAL = [...OWN, 'abroad', 'in-another-script', 'long'] as const;
const ALL = [...UNUSUAL, 'first', 'later'] as const;

const rowsFor = (rule: string, kinds: ReadonlyArray<keyof typeof KINDS>, name: string, says: string, omit: Omission) =>
  Object.fromEntries(
    kinds.map((kind) => {
      const [subject, apply] = KINDS[kind];
      const decide: Decide = (decisions) => apply(omit)(decisions);
      return [`${rule} every-message.${kind}-${name}`, fault(`${subject} ${says}.`, { decide })];
    }),
  );

/** Deviations that concern messages of one kind only: what a platform may leave out for them. */
export const faults = faultsOf({
  ...rowsFor('MSG-DEDUP-01', OWN, 'not-de-duplicated', 'takes no part in de-duplication', ignoring('duplicateContent')),
  ...rowsFor('MSG-SOCIAL-02', OWN, 'not-held', 'does not wait for the sending hours', ignoring('socialHours')),
  ...rowsFor('MSG-FAM-01', ALL, 'from-anywhere', 'comes from a new number each time', fromAnywhere),
  ...rowsFor('GSM-01', UNUSUAL, 'not-converted', 'keeps its characters', without('characterConverter')),
  ...rowsFor('LINK-01', UNUSUAL, 'links-not-shortened', 'keeps its links', without('shortTrackableLinks')),
  ...rowsFor(
    'BL-03',
    OWN,
    'sent-in-spite-of-an-opt-out',
    'goes to a recipient who opted out',
    ignoring('destinationBlocked'),
  ),
  ...rowsFor('MSG-DR-01', ALL, 'not-reported', 'is never reported', unreported),
  ...rowsFor(
    'DR-META-01',
    UNUSUAL,
    'reported-without-metadata',
    'is reported without its metadata',
    told({ metadata: {} }),
  ),
  ...rowsFor('DR-TEXT-01', ALL, 'reported-without-text', 'is reported without its text', told({ original_text: '' })),
  ...rowsFor(
    'DR-BILL-01',
    ALL,
    'reported-without-units',
    'is reported without billing units',
    told({ billing_units: undefined }),
  ),
  ...rowsFor('MSG-GET-01', UNUSUAL, 'not-found', 'cannot be retrieved', unread),
  ...rowsFor('MSG-CONTENT-01', UNUSUAL, 'cut', 'loses its last character', cut),
  ...rowsFor('MSG-SUBMIT-01', UNUSUAL, 'not-sent', 'is not sent', unsent),
  ...rowsFor('BL-01', ALL, 'opt-out-ignored', 'leads to no opt-out when it is answered with one', optOutIgnored),
});
