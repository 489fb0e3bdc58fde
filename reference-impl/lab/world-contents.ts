import type { Reply } from '../http/operation.ts';
import { mistakesOf } from '../http/validate.ts';
import { thereAre } from '../kernel/names.ts';
import { Problem } from '../kernel/problem.ts';
import { isoOf } from '../kernel/time.ts';
import type { MessagingOperation } from '../messaging/part.ts';
import { messageOperations } from '../messaging/submit/operations.ts';
import { webhookOperations } from '../messaging/webhooks/operations.ts';
import type { KeyedAccount } from '../worlds/parts.ts';
import type { World } from '../worlds/registry.ts';
import { objectOf } from './lab-operation.ts';
import { OFFERED, type Offer, offerNumber } from './messaging.ts';

/** A dedicated number; one with an account, by its role, is assigned to it. */
type NumberCopy = Offer & {
  readonly account?: string;
  readonly label?: string;
  readonly metadata?: Readonly<Record<string, string>>;
};

/** What accounts have, each by the role of its account; the main one where none is named. */
export interface WorldContents {
  readonly numbers?: readonly NumberCopy[];
  readonly webhooks?: ReadonlyArray<object & { readonly account?: string }>;
  readonly messages?: ReadonlyArray<object & { readonly account?: string }>;
}

const ROLE = { type: 'string' };
const OWNED = { type: 'array', maxItems: 1000, items: { type: 'object', properties: { account: ROLE } } };

/** The schemas of these members; the operations of clients check what webhooks and messages are. */
export const CONTENTS = {
  'numbers?': {
    type: 'array',
    maxItems: 1000,
    items: objectOf({
      ...OFFERED,
      'account?': ROLE,
      'label?': { type: 'string', maxLength: 100 },
      'metadata?': { type: 'object', additionalProperties: { type: 'string' } },
    }),
  },
  'webhooks?': OWNED,
  'messages?': OWNED,
};

/** The account with a role. Throws a Problem that names the roles there are. */
export function accountOfRole({ accounts }: World, role: string): KeyedAccount {
  const all = [...accounts.values()];
  const found = all.find(({ account }) => account.role === role);
  if (found) return found;
  const roles = all.map(({ account }) => account.role);
  throw new Problem(400, `A world has no account with the role ${role.slice(0, 100)}; ${thereAre(roles)}.`);
}

/** Runs an operation as a client of an account would. Throws a Problem whose details begin with `at`. */
async function performAs(world: World, role: string, operation: MessagingOperation, body: object, at: string) {
  const { account } = accountOfRole(world, role);
  const refuse = (message: string, details: Problem['details']): never => {
    throw new Problem(
      400,
      message,
      details.map((each) => ({ ...each, pointer: `${at}${each.pointer.replace(/^\/messages\/0/, '')}` })),
    );
  };
  const mistakes = mistakesOf(operation.schema as object, body);
  if (mistakes.length > 0) refuse('Bad Request', mistakes);
  const caller = { own: account, account };
  const request = { method: operation.method, target: operation.path, headers: {}, body: Buffer.alloc(0) };
  const call = { scope: world.scopes.messaging, caller, body, params: {}, query: {} };
  try {
    return (await operation.run({ ...call, request: { ...request, params: {}, query: {} } })) as Reply;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refuse(`${at}: ${error.message}`, error.details);
  }
}

const operationNamed = (operations: readonly MessagingOperation[], id: string): MessagingOperation =>
  operations.find((each) => each.id === id) as MessagingOperation;

/** Gives the accounts of a new world what a copy says. Throws a Problem for what cannot be. */
export async function fillWorld(
  world: World,
  { numbers = [], webhooks = [], messages = [] }: WorldContents,
): Promise<void> {
  for (const { account: role, label = '', metadata = {}, ...offer } of numbers) {
    const { messaging } = world.scopes;
    const keeper = role === undefined ? undefined : accountOfRole(world, role).account.id;
    const number = offerNumber(messaging, offer);
    if (keeper !== undefined) number.assignment = { id: messaging.ids.opaque(), keeper, label, metadata };
  }
  const create = operationNamed(webhookOperations, 'webhooks.create');
  for (const [place, { account = 'main', ...body }] of webhooks.entries())
    await performAs(world, account, create, body, `/webhooks/${place}`);
  const submit = operationNamed(messageOperations, 'messages.submit');
  for (const [place, { account = 'main', ...message }] of messages.entries())
    await performAs(world, account, submit, { messages: [message] }, `/messages/${place}`);
}

/** The numbers and webhooks of a world, as `fillWorld` takes them. Messages are no part of a copy. */
export function contentsOf(world: World): Required<Pick<WorldContents, 'numbers' | 'webhooks'>> {
  const { state } = world.scopes.messaging;
  return {
    numbers: [...state.dedicatedNumbers.values()].map(({ id: _, availableAfter, assignment, ...facts }) => ({
      ...facts,
      available_after: isoOf(availableAfter),
      ...(assignment && {
        account: world.accounts.get(assignment.keeper)?.account.role as string,
        label: assignment.label,
        metadata: assignment.metadata,
      }),
    })),
    webhooks: [...world.accounts.values()].flatMap(({ account }) =>
      [...state.recordsOf(account.id).webhooks.values()].map(({ id: _, ...webhook }) => ({
        account: account.role,
        ...webhook,
      })),
    ),
  };
}
