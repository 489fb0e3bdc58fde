import { thereAre } from '../kernel/names.ts';
import { Problem } from '../kernel/problem.ts';
import { type DedicatedNumber, offer } from '../messaging/numbers/dedicated-number.ts';
import { CAPABILITIES, NUMBER_TYPES, type NumberFacts } from '../messaging/numbers/stock.data.ts';
import type { MessagingScope } from '../messaging/scope.ts';
import { approve, reject } from '../messaging/senders/approval.ts';
import { COUNTRY } from '../messaging/senders/request-operations.ts';
import { requestBody } from '../messaging/senders/sender-address.ts';
import { accountOperation } from './accounts.ts';
import { carrierOperations } from './carrier.ts';
import { type LabCall, type LabOperation, objectOf, phoneNumberOf, verb } from './lab-operation.ts';

const USUAL = { country: 'SE', type: 'MOBILE', capabilities: ['SMS'] } as const;

export type Offer = Partial<NumberFacts> & { readonly phone_number: string; readonly available_after?: string };

/** Offers a dedicated number, of the usual kind where nothing else is said. */
export function offerNumber(
  scope: MessagingScope,
  { available_after, phone_number, ...facts }: Offer,
): DedicatedNumber {
  const from = available_after === undefined ? 0 : Date.parse(available_after);
  return offer(scope, { ...USUAL, ...facts, phone_number: phone_number.replace('+', '') }, from);
}

export const OFFERED = {
  phone_number: { type: 'string', pattern: '^\\+?\\d{6,15}$', description: 'a phone number such as +46700000001' },
  'country?': COUNTRY,
  'type?': { enum: NUMBER_TYPES },
  'capabilities?': { type: 'array', items: { enum: CAPABILITIES } },
  'available_after?': { type: 'string', format: 'date-time' },
};

/** Accounts, carrier, handsets, reviewers and receivers of one world. */
export const messagingLabOperations: readonly LabOperation[] = [
  accountOperation,
  ...carrierOperations,
  verb('lab.dedicatedNumbers.offer', 'POST', '/worlds/:world/dedicated-numbers', {
    summary: 'Offers a dedicated number to accounts; returns its id.',
    schema: objectOf(OFFERED),
    run: ({ scope: world, body }: LabCall<Offer>) => ({
      status: 201,
      body: { id: offerNumber(world.scopes.messaging, body).id },
    }),
  }),
  verb('lab.links.click', 'POST', '/worlds/:world/links/:code/clicks', {
    summary: 'Opens a short link by the part after its host; returns its destination.',
    schema: objectOf({ 'user_agent?': { type: 'string' }, 'ip?': { type: 'string' } }),
    run: ({ scope: world, params, body }: LabCall<{ user_agent?: string; ip?: string }>) => {
      const found = world.scopes.messaging.state.findInRecords(({ shortLinks }) =>
        shortLinks.get(params.code as string),
      );
      if (!found) throw new Problem(404, `There is no short link ${params.code} in this world.`);
      const { user_agent: userAgent = 'handset', ip = '192.0.2.1' } = body;
      found.clicks.push({ at: world.clock.now(), userAgent, ip });
      world.ledger.record('links.click', 'message');
      return { status: 201, body: { location: found.target } };
    },
  }),
  verb('lab.senders.withdraw', 'DELETE', '/worlds/:world/sender-pool/:number', {
    summary: 'Removes a number from the pool of familiar senders.',
    run: ({ scope: world, params }) => {
      const { state: messaging } = world.scopes.messaging;
      const wanted = phoneNumberOf(params.number as string);
      const rest = messaging.senderPool.filter((number) => number !== wanted);
      if (rest.length === messaging.senderPool.length)
        throw new Problem(404, `There is no number ${wanted} in the pool; ${thereAre(rest)}.`);
      messaging.senderPool = rest;
      return { status: 200, body: { numbers: rest } };
    },
  }),
  verb('lab.review', 'POST', '/worlds/:world/review/:request', {
    summary: 'Approves or rejects a sender address request.',
    schema: objectOf({ approve: { type: 'boolean' } }),
    run: ({ scope: world, params, body }: LabCall<{ approve: boolean }>) => {
      const found = world.scopes.messaging.state.findInRecords((records) => {
        const request = records.senderRequests.get(params.request as string);
        return request && { records, request };
      });
      if (!found) throw new Problem(404, `There is no sender address request ${params.request}.`);
      const { records, request } = found;
      const address = body.approve
        ? approve(world.scopes.messaging, records, request)
        : reject(world.scopes.messaging, request);
      return { status: 200, body: { ...requestBody(request), ...(address ? { address_id: address.id } : {}) } };
    },
  }),
  verb('lab.mailbox.read', 'GET', '/worlds/:world/mailbox', {
    summary: 'Lists verification codes and expiry notices, oldest first.',
    run: ({ scope: world }) => ({ status: 200, body: { mails: world.scopes.messaging.state.mailbox } }),
  }),
];
