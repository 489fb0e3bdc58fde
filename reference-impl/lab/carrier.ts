import { Problem } from '../kernel/problem.ts';
import { isoOf } from '../kernel/time.ts';
import type { CarrierStep, HandOver } from '../messaging/carrier/script.ts';
import { receiveReply, receiveUnasked } from '../messaging/replies/receive.ts';
import type { Written } from '../messaging/replies/reply.ts';
import type { MessagingScope } from '../messaging/scope.ts';
import type { Message } from '../messaging/submit/message.ts';
import type { LabCall, LabOperation } from './lab-operation.ts';
import { accountNamed, objectOf, phoneNumberOf, verb, writeScript } from './lab-operation.ts';

type Steps = ReadonlyArray<Omit<CarrierStep, 'after'> & { readonly after?: string }>;

const show = ({ message, content, source }: HandOver, at: number): Record<string, unknown> => ({
  message_id: message.id,
  content,
  source_number: source ?? null,
  at: isoOf(at),
  account: message.account.id,
});

function answeredMessage({ state }: MessagingScope, number: string, id: string | undefined): Message {
  const latest = state.handOvers.findLast(({ message }) => message.destination === number)?.message;
  const message = id === undefined ? latest : state.messages.get(id);
  if (!message || message.destination !== number)
    throw new Problem(404, `No message ${id ?? ''} went to ${number} that could be answered.`.replace('  ', ' '));
  return message;
}

const NUMBER = { type: 'string', maxLength: 20 };
const STATUS = { enum: ['enroute', 'submitted', 'delivered', 'expired', 'rejected', 'failed'] };

const CODE = { type: 'string', pattern: '^\\d{3}$', description: 'a report code of three digits, such as 220' };

/** What happens behind the platform: the carrier, and the handsets of the recipients. */
export const carrierOperations: readonly LabOperation[] = [
  verb('lab.carrier.script', 'POST', '/worlds/:world/carrier/scripts', {
    summary:
      'Scripts what the carrier does with messages to a number (or *): steps in order, each `after` the previous one; null removes the script.',
    schema: objectOf({
      number: NUMBER,
      steps: {
        type: ['array', 'null'],
        items: objectOf({ status: STATUS, code: CODE, 'after?': { type: 'string' } }),
      },
    }),
    run: ({ scope: world, body: { number: given, steps } }: LabCall<{ number: string; steps: Steps | null }>) => {
      const number = given === '*' ? given : phoneNumberOf(given);
      writeScript(world.scopes.messaging.state.scripts, number, steps);
      return { status: 201, body: { number, steps } };
    },
  }),
  verb('lab.carrier.log', 'GET', '/worlds/:world/carrier/log', {
    summary: 'Lists every message that was handed to the carrier, oldest first.',
    run: ({ scope: world }) => {
      const { handOvers } = world.scopes.messaging.state;
      const shown = handOvers.map((each) => ({ ...show(each, each.at), number: each.message.destination }));
      return { status: 200, body: { handOvers: shown } };
    },
  }),
  verb('lab.handset.read', 'GET', '/worlds/:world/handsets/:number/messages', {
    summary: 'Lists what reached a handset, oldest first; ?latest=N only the latest.',
    run: ({ scope: world, params, query }) => {
      const number = phoneNumberOf(params.number as string);
      const arrived = world.scopes.messaging.state.handOvers.filter(
        ({ message, arrivedAt }) => message.destination === number && arrivedAt !== undefined,
      );
      const latest = Number(query.latest ?? arrived.length);
      if (!Number.isInteger(latest) || latest < 0) throw new Problem(400, 'latest must be a whole number.');
      const shown = arrived.slice(Math.max(0, arrived.length - latest));
      return { status: 200, body: { messages: shown.map((each) => show(each, each.arrivedAt as number)) } };
    },
  }),
  verb('lab.handset.reply', 'POST', '/worlds/:world/handsets/:number/replies', {
    summary:
      'Sends a reply to the latest message the number got, or to a named one; with an account, an unsolicited text to that account. With attachments it is an MMS.',
    schema: objectOf({
      content: { type: 'string' },
      'message_id?': { type: 'string' },
      'account?': { type: 'string' },
      'attachments?': {
        type: 'array',
        maxItems: 10,
        items: objectOf({
          contentType: {
            type: 'string',
            pattern: '^[a-z]+/[\\w.+-]{1,100}$',
            description: 'a media type in small letters, such as image/png',
          },
          base64: {
            type: 'string',
            minLength: 1,
            maxLength: 1_000_000,
            pattern: '^[A-Za-z0-9+/]+={0,2}$',
            description: 'the content in base64, of at most 1,000,000 characters',
          },
          originalName: { type: 'string', minLength: 1, maxLength: 200 },
        }),
      },
    }),
    run: ({ scope: world, params, body }: LabCall<Written & { message_id?: string; account?: string }>) => {
      const { messaging } = world.scopes;
      const number = phoneNumberOf(params.number as string);
      const { message_id, account: named, ...written } = body;
      const { id, message, account, from, content } =
        named === undefined
          ? receiveReply(messaging, answeredMessage(messaging, number, message_id), written)
          : receiveUnasked(messaging, accountNamed(messaging.accounts, named).account, number, written);
      const { decisions, settings, state } = messaging;
      const isBlocked =
        decisions.isOptOut(content, settings.optOutWords) &&
        decisions.obeysBlacklist(account) &&
        state.recordsOf(account.id).blacklist.has(from);
      const optedOut = isBlocked ? { opted_out: true } : {};
      return { status: 201, body: { reply_id: id, message_id: message?.id, ...optedOut } };
    },
  }),
];
