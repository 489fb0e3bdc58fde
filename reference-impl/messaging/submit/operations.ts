import { LARGEST_SUBMIT } from '../../http/bounds.ts';
import { guarded } from '../../http/check-then-act.ts';
import type { Reply } from '../../http/operation.ts';
import { objectOf } from '../../kernel/json.ts';
import { badRequest, found, objectionsTo, Problem, refuse } from '../../kernel/problem.ts';
import { runStages } from '../../kernel/stages.ts';
import { stopWaiting } from '../carrier/hand-over.ts';
import type { MessagingCall, MessagingOperation } from '../part.ts';
import type { Submission } from '../scope.ts';
import { type Message, messageRecord, type SubmittedItem } from './message.ts';
import { MOST_BYTES } from './room.ts';

const INSTANT = {
  type: ['string', 'null'],
  pattern: '^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?([Zz]|[+-]\\d\\d:?\\d\\d)$',
  description: 'an instant with its offset from UTC, such as 2024-01-15T12:00:00Z',
};

const METADATA = {
  type: ['object', 'null'],
  maxProperties: 10,
  propertyNames: { maxLength: 100 },
  additionalProperties: { type: 'string', maxLength: 256 },
};

const DESTINATION = {
  type: 'string',
  pattern: '^\\+[1-9]\\d{7,14}$',
  description: 'a phone number in international form with its plus, such as +46700000001',
};

const ITEM = objectOf(
  { content: { type: 'string', minLength: 1, maxLength: 5000 }, destination_number: DESTINATION },
  {
    format: { enum: ['SMS', 'MMS', 'TTS', null] },
    delivery_report: { type: ['boolean', 'null'] },
    callback_url: { type: ['string', 'null'] },
    scheduled: INSTANT,
    message_expiry_timestamp: INSTANT,
    metadata: METADATA,
    source_number: { type: ['string', 'null'] },
    source_number_type: { enum: ['INTERNATIONAL', 'ALPHANUMERIC', 'SHORTCODE', null] },
    media: { type: ['array', 'null'], items: { type: 'string' } },
    subject: { type: ['string', 'null'], maxLength: 64 },
  },
);

/** The body of a submit: 1 to 100 messages; other members are ignored. */
export const SUBMIT_SCHEMA = objectOf({ messages: { type: 'array', minItems: 1, maxItems: 100, items: ITEM } });

/** The only change to a message. Rules: PUB-MSG-CONTENT-01, PUB-MSG-META-01, PUB-MSG-NUMBER-01, PUB-MSG-SUBJECT-01. */
const CANCEL_SCHEMA = objectOf({ status: { enum: ['cancelled'] } });

function find({ scope, caller, params }: MessagingCall): Message {
  const message = found(scope.state.messages.get(params.messageId as string));
  const { mayRead, retention } = scope.decisions;
  const isShown = mayRead(caller.account, message) && scope.clock.now() <= message.submittedAt + retention;
  return found(isShown ? message : undefined);
}

function findWaiting(call: MessagingCall): Message {
  const message = find(call);
  if (call.scope.decisions.mayCancel(message)) return message;
  throw badRequest('/status', `A message that is ${message.status} cannot be cancelled`);
}

/** Gives up a message that still waits for its time. Rules: MSG-SOCIAL-09, PUB-MSG-CANCEL-01, X-20, X-51. */
function cancel({ scope }: MessagingCall, message: Message): Reply {
  stopWaiting(scope, message);
  message.status = 'cancelled';
  message.changedAt = scope.clock.now();
  scope.ledger.record('messages.cancel', 'message');
  return { status: 200, body: {} };
}

const ALL = '/v1/messages';
const ONE = `${ALL}/:messageId`;
const cancelling = guarded('messages.cancel', findWaiting, cancel);

/**
 * Messages: submit, retrieve, cancel.
 * Rules: ACCT-08, MSG-DEST-01, MSG-GET-01, MSG-GET-02, MSG-GET-03, PUB-MSG-BATCH-01, PUB-MSG-CANCEL-02,
 * PUB-MSG-CANCEL-03, PUB-MSG-CREDENTIALS-01, PUB-MSG-FORM-01, PUB-MSG-INVALID-01, PUB-MSG-QUEUED-01,
 * PUB-MSG-RACE-01, PUB-MSG-RACE-02, PUB-MSG-RETENTION-01, PUB-MSG-UNKNOWN-01, PUB-MSG-WHOLE-01, X-40.
 */
export const messageOperations: readonly MessagingOperation[] = [
  {
    id: 'messages.submit',
    method: 'POST',
    path: ALL,
    schema: SUBMIT_SCHEMA,
    largestBody: LARGEST_SUBMIT,
    // Messages are never forgotten while their world lasts: a full world takes no more, as a full disk does not.
    makeRoom: ({ state: { messageBytes }, outbox: { held } }) => {
      const full =
        'Nothing was done: messages and pending callbacks fill this world; try again, or reset it in the lab.';
      if (messageBytes + held.bytes >= MOST_BYTES) throw new Problem(503, full, [], { 'retry-after': '60' });
    },
    // All messages of a request are accepted, or none. Section "Message (submit request)".
    run: ({ scope, caller, body }: MessagingCall<{ messages: SubmittedItem[] }>) => {
      const { itemChecks, messageOf, submitStages } = scope.decisions;
      refuse(body.messages.flatMap((item, i) => objectionsTo(itemChecks, item, `/messages/${i}`)));
      const { account } = caller;
      const now = scope.clock.now();
      const messages = body.messages.map((item) => messageOf(scope.ids.uuid(), account, item, now));
      const submission: Submission = { scope, account, messages, decisions: [] };
      const told = body.messages.map((item, i) =>
        Object.assign(item, { message_id: messages[i]?.id, status: 'queued' }),
      );
      const reply: Reply = { status: 202, body: { messages: told } };
      const wait = runStages(submitStages, submission);
      return wait ? wait.then(() => reply) : reply;
    },
  },
  { id: 'messages.read', method: 'GET', path: ONE, run: (call) => ({ status: 200, body: messageRecord(find(call)) }) },
  { ...cancelling, method: 'PUT', path: ONE, admit: find, schema: CANCEL_SCHEMA },
];
