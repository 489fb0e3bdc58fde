import { optInPolicyWith } from '../../client/built-in/client-faults.ts';
import { OptInClient } from '../../client/built-in/opt-in-client.ts';
import { beginClient, isDriven, resultOf } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { openStandIn, type StandInPlatform, standIn } from './stand-in-platform.ts';

const CLIENT = "the harness's own client of the messaging app";
const CUSTOMER = '+46700000001';

/** Opens a platform that takes every message, for a client that lives in its time. */
function openMessagingApp(session: Session): StandInPlatform {
  openStandIn(session, 3600);
  const platform = standIn(session);
  platform.calls.otherwise = { kind: 'status', status: 200, headers: {}, body: '{}' };
  return platform;
}

/** The client of this example. */
function clientOf(session: Session): OptInClient {
  if (session.handles.has(CLIENT)) return session.handles.get<OptInClient>(CLIENT);
  const platform = openMessagingApp(session);
  const client = new OptInClient({
    url: platform.calls.url,
    send: session.http.send.bind(session.http),
    now: () => platform.now,
    policy: optInPolicyWith(session.run.faults),
  });
  return session.handles.put(CLIENT, client);
}

/** Asks the client under test, which starts at the first question. */
async function askDriven(session: Session, task: string): Promise<void> {
  if (!session.handles.has(CLIENT)) {
    const platform = session.handles.put(CLIENT, openMessagingApp(session));
    const { tokens, calls } = platform;
    const key = { keyId: 'stand-in-key', keySecret: 'stand-in-secret' };
    const details = { tokenUrl: tokens.url, messagesUrl: calls.url, ...key };
    await beginClient(session, details, { time: platform });
  }
  await resultOf(session, task, { customer: CUSTOMER });
}

/** A customer writes to the client. */
export async function customerWrites(session: Session): Promise<void> {
  if (isDriven(session)) return askDriven(session, 'hear-customer');
  clientOf(session).hearFrom(CUSTOMER);
}

/** A customer has opted in over another channel. */
export async function customerOptsIn(session: Session): Promise<void> {
  if (isDriven(session)) return askDriven(session, 'note-opt-in');
  clientOf(session).noteOptIn(CUSTOMER);
}

/** Lets the client write to the customer, if it would. */
export const writeToCustomer = (session: Session): Promise<void> =>
  isDriven(session) ? askDriven(session, 'write-to-customer') : clientOf(session).write(CUSTOMER);

/** How many messages the client has sent. */
export async function messagesToCustomer(session: Session): Promise<number> {
  const { calls, tokens } = standIn(session);
  await session.settle();
  for (const arrival of [...calls.arrivals, ...tokens.arrivals]) arrival.looked = true;
  return calls.arrivals.length;
}
