import type { Message } from '../../../messaging/message.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { copyOf, judging, reporting } from '../../operators/messages.ts';
import { ahead, around, onlyWhen, result } from '../../operators/messaging.ts';

type Decide = NonNullable<Fault['decide']>;

type Kind = (message: Message) => boolean;

/** Something that is not done for messages of a kind. */
type Omission = (isMeant: Kind) => Decide;

/** Leaves one sending rule out for messages of a kind. */
const ignoring =
  (rule: string): Omission =>
  (isMeant) =>
    judging(rule, (judge) => (message, context) => (isMeant(message) ? undefined : judge(message, context)));

/** Sends messages of a kind as if a feature of their account were off. */
const without =
  (feature: 'characterConverter' | 'shortTrackableLinks'): Omission =>
  (isMeant) =>
    around('textToSend', (textToSend) => (message, scope) => {
      const { account } = message;
      const plain = { ...account, features: { ...account.features, [feature]: false } };
      return textToSend(isMeant(message) ? copyOf(message, { account: plain }) : message, scope);
    });

/** Sends messages of a kind from a new number each time. */
const fromAnywhere: Omission = (isMeant) => {
  let used = 0;
  return result('senderOf', (sender, message) => {
    if (sender === undefined || !isMeant(message)) return sender;
    used += 1;
    return `+4670009${String(used).padStart(4, '0')}`;
  });
};

const reportedWith =
  (members: Readonly<Record<string, unknown>>): Omission =>
  (isMeant) =>
    reporting(({ message }) => (isMeant(message) ? members : undefined));

/** What a platform may leave out, by the rule that says it is done: a name, a sentence and the change. */
const OMISSIONS: Readonly<Record<string, readonly [name: string, says: string, omit: Omission]>> = {
  'MSG-DEDUP-01': ['not-de-duplicated', 'takes no part in de-duplication', ignoring('duplicateContent')],
  'MSG-SOCIAL-02': ['not-held', 'does not wait for the sending hours', ignoring('socialHours')],
  'MSG-FAM-01': ['from-anywhere', 'comes from a new number each time', fromAnywhere],
  'GSM-01': ['not-converted', 'keeps its characters', without('characterConverter')],
  'LINK-01': ['links-not-shortened', 'keeps its links', without('shortTrackableLinks')],
  'BL-03': ['sent-in-spite-of-an-opt-out', 'goes to a recipient who opted out', ignoring('destinationBlocked')],
  'MSG-DR-01': [
    'not-reported',
    'is never reported',
    (isMeant) => onlyWhen('isReported', (message) => !isMeant(message)),
  ],
  'DR-META-01': ['reported-without-metadata', 'is reported without its metadata', reportedWith({ metadata: {} })],
  'DR-TEXT-01': ['reported-without-text', 'is reported without its text', reportedWith({ original_text: '' })],
  'DR-BILL-01': [
    'reported-without-units',
    'is reported without billing units',
    reportedWith({ billing_units: undefined }),
  ],
  'MSG-GET-01': [
    'not-found',
    'cannot be retrieved',
    (isMeant) => onlyWhen('mayRead', (_account, message) => !isMeant(message)),
  ],
  'MSG-CONTENT-01': [
    'cut',
    'loses its last character',
    (isMeant) => result('textToSend', (text, message) => (isMeant(message) ? text.slice(0, -1) : text)),
  ],
  'MSG-SUBMIT-01': [
    'not-sent',
    'is not sent',
    (isMeant) =>
      around('handOver', (handOver) => (scope, message) => (isMeant(message) ? undefined : handOver(scope, message))),
  ],
  'BL-01': [
    'opt-out-ignored',
    'leads to no opt-out when it is answered with one',
    (isMeant) =>
      around(
        'recordOptOut',
        (recordOptOut) => (scope, reply) =>
          reply.message && isMeant(reply.message) ? undefined : recordOptOut(scope, reply),
      ),
  ],
};

/** Messages that are not the first of their request. */
function laterInRequest(omit: Omission): Decide {
  const later = new WeakSet<object>();
  const note = ahead('submitStages', {
    name: 'notingLaterMessages',
    run: ({ messages }) => {
      for (const message of messages.slice(1)) later.add(message);
      return undefined;
    },
  });
  return all(
    note,
    omit((message) => later.has(message)),
  );
}

/** Messages that are the first of several in their request. */
function firstOfSeveral(omit: Omission): Decide {
  const firsts = new WeakSet<object>();
  const note = ahead('submitStages', {
    name: 'notingFirstMessages',
    run: ({ messages }) => {
      if (messages.length > 1) firsts.add(messages[0] as Message);
      return undefined;
    },
  });
  return all(
    note,
    omit((message) => firsts.has(message)),
  );
}

const ofKind =
  (isMeant: Kind) =>
  (omit: Omission): Decide =>
    omit(isMeant);

/** The kinds of messages that a platform may have forgotten, each with the sentence's subject. */
const KINDS: Readonly<Record<string, readonly [subject: string, apply: (omit: Omission) => Decide]>> = {
  later: ['A message that is not the first of its request', laterInRequest],
  first: ['The first of several messages in a request', firstOfSeveral],
  'of-a-sub-account': ['A message of a sub-account', ofKind(({ account }) => account.parent !== undefined)],
  'with-metadata': ['A message with metadata', ofKind(({ metadata }) => metadata !== undefined)],
  abroad: ['A message to another country than Sweden', ofKind(({ destination }) => !destination.startsWith('+46'))],
  'in-another-script': [
    'A message with letters that are not Latin',
    ofKind(({ content }) => /(?!\p{Script=Latin})\p{L}/u.test(content)),
  ],
  long: ['A message of more than one part', ofKind(({ content }) => content.length > 160)],
};

const rowsFor = ([name, says, omit]: readonly [string, string, Omission]): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    Object.entries(KINDS).map(([kind, [subject, apply]]) => [
      `every-message.${kind}-${name}`,
      fault(`${subject} ${says}.`, { decide: (decisions) => apply(omit)(decisions) }),
    ]),
  );

/** Deviations that concern messages of one kind only. */
export const faults = faultsOf(
  Object.fromEntries(Object.entries(OMISSIONS).map(([rule, omission]) => [rule, rowsFor(omission)])),
);
