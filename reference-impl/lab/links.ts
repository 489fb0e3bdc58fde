import type { Reply } from '../http/operation.ts';
import { thereAre } from '../kernel/not-known.ts';
import { Problem } from '../kernel/problem.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';
import { phoneNumberOf } from './phone-number.ts';

interface Opening {
  readonly user_agent?: string;
  readonly ip?: string;
}

/** Opens a short link as a recipient does; the answer has its destination. */
function click({ scope: world, params, body }: LabCall<Opening>): Reply {
  const found = world.scopes.messaging.state.findInRecords(({ shortLinks }) => {
    const link = shortLinks.get(params.code as string);
    return link && { link, links: shortLinks.values() };
  });
  if (!found) throw new Problem(404, `There is no short link ${params.code} in this world.`);
  const { user_agent: userAgent = 'handset', ip = '192.0.2.1' } = body;
  const { countClick } = world.scopes.messaging.decisions;
  countClick(found.link, { at: world.clock.now(), userAgent, ip }, found.links);
  world.ledger.record('links.click', 'message');
  return { status: 201, body: { location: found.link.target } };
}

function withdraw({ scope: world, params }: LabCall): Reply {
  const { state: messaging } = world.scopes.messaging;
  const wanted = phoneNumberOf(params.number as string);
  const rest = messaging.senderPool.filter((number) => number !== wanted);
  if (rest.length === messaging.senderPool.length)
    throw new Problem(404, `There is no number ${wanted} in the pool; ${thereAre(rest)}.`);
  messaging.senderPool = rest;
  return { status: 200, body: { numbers: rest } };
}

const OPENING = objectOf({}, { user_agent: { type: 'string' }, ip: { type: 'string' } });

/** What recipients do with short links, and the pool of sender numbers. */
export const linkOperations: readonly LabOperation[] = [
  {
    id: 'lab.links.click',
    method: 'POST',
    path: '/worlds/:world/links/:code/clicks',
    summary: 'Opens a short link by the part after its host; returns its destination.',
    schema: OPENING,
    run: click,
  },
  {
    id: 'lab.senders.withdraw',
    method: 'DELETE',
    path: '/worlds/:world/sender-pool/:number',
    summary: 'Removes a number from the pool of familiar senders.',
    run: withdraw,
  },
];
