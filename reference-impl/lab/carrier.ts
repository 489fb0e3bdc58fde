import type { Reply } from '../http/operation.ts';
import { isoOf } from '../kernel/instant.ts';
import { Problem } from '../kernel/problem.ts';
import { arrivedAt, type CarrierStep, type HandOver } from '../messaging/carrier.ts';
import type { Message } from '../messaging/message.ts';
import type { MessagingScope } from '../messaging/part.ts';
import { type InboundReply, receiveReply, receiveUnasked } from '../messaging/reply.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';
import { spanAt } from './span.ts';

interface Script {
  readonly number: string;
  readonly steps: ReadonlyArray<{ after?: string; status: CarrierStep['status']; code: string }> | null;
}

function writeScript({ scope: world, body: { number, steps } }: LabCall<Script>): Reply {
  const { scripts } = world.scopes.messaging.state;
  if (steps === null) scripts.delete(number);
  else scripts.set(number, steps.map(readStep));
  return { status: 201, body: { number, steps } };
}

const readStep = (
  { after = 'PT0S', status, code }: NonNullable<Script['steps']>[number],
  place: number,
): CarrierStep => ({ after: spanAt(`/steps/${place}/after`, after), status, code });

const show = ({ message, content, source }: HandOver, at: number): Record<string, unknown> => ({
  message_id: message.id,
  content,
  source_number: source ?? null,
  at: isoOf(at),
  account: message.account.id,
});

const readLog = ({ scope: world }: LabCall): Reply => ({
  status: 200,
  body: {
    handOvers: world.scopes.messaging.state.handOvers.map((each) => ({
      ...show(each, each.at),
      number: each.message.destination,
    })),
  },
});

function readHandset({ scope: world, params, query }: LabCall): Reply {
  const arrived = arrivedAt(world.scopes.messaging.state.handsets, params.number as string);
  const latest = Number(query.latest ?? arrived.length);
  if (!Number.isInteger(latest) || latest < 0) throw new Problem(400, 'latest must be a whole number.');
  const shown = arrived.slice(Math.max(0, arrived.length - latest));
  return { status: 200, body: { messages: shown.map((each) => show(each, each.arrivedAt as number)) } };
}

function answeredMessage({ state }: MessagingScope, number: string, id: string | undefined): Message {
  const message = id === undefined ? state.handsets.get(number)?.message : state.messages.get(id);
  if (!message || message.destination !== number)
    throw new Problem(404, `No message ${id ?? ''} went to ${number} that could be answered.`.replace('  ', ' '));
  return message;
}

interface Text {
  readonly content: string;
  readonly message_id?: string;
  readonly account?: string;
}

function receive(scope: MessagingScope, number: string, { content, message_id, account: id }: Text) {
  if (id === undefined) return receiveReply(scope, answeredMessage(scope, number, message_id), content);
  const account = scope.accounts.get(id)?.account;
  if (!account) throw new Problem(404, `There is no account ${id} in this world.`);
  return receiveUnasked(scope, account, number, content);
}

function reply({ scope: world, params, body }: LabCall<Text>): Reply {
  const received: InboundReply | undefined = receive(world.scopes.messaging, params.number as string, body);
  return { status: 201, body: { reply_id: received?.id, message_id: received?.message?.id } };
}

const NUMBER = { type: 'string', pattern: '^(\\*|\\+\\d{5,15})$' };
const STATUS = { enum: ['enroute', 'submitted', 'delivered', 'expired', 'rejected', 'failed'] };

const SCRIPT = objectOf({
  number: NUMBER,
  steps: {
    type: ['array', 'null'],
    items: objectOf({ status: STATUS, code: { type: 'string', pattern: '^\\d{3}$' } }, { after: { type: 'string' } }),
  },
});

const REPLY = objectOf(
  { content: { type: 'string' } },
  { message_id: { type: 'string' }, account: { type: 'string' } },
);

/** What happens behind the platform: the carrier, and the handsets of the recipients. */
export const carrierOperations: readonly LabOperation[] = [
  {
    id: 'lab.carrier.script',
    method: 'POST',
    path: '/worlds/:world/carrier/scripts',
    summary:
      'Scripts what the carrier does with messages to a number (or *): steps in order, each `after` the previous one; null removes the script.',
    schema: SCRIPT,
    run: writeScript,
  },
  {
    id: 'lab.carrier.log',
    method: 'GET',
    path: '/worlds/:world/carrier/log',
    summary: 'Lists every message that was handed to the carrier, oldest first.',
    run: readLog,
  },
  {
    id: 'lab.handset.read',
    method: 'GET',
    path: '/worlds/:world/handsets/:number/messages',
    summary: 'Lists what reached a handset, oldest first; ?latest=N only the latest.',
    run: readHandset,
  },
  {
    id: 'lab.handset.reply',
    method: 'POST',
    path: '/worlds/:world/handsets/:number/replies',
    summary:
      'Sends a reply to the latest message the number got, or to a named one; with an account, an unsolicited text to that account.',
    schema: REPLY,
    run: reply,
  },
];
