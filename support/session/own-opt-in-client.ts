import { optInPolicyWith } from '../api/client-faults.ts';
import { OptInClient } from '../api/opt-in-client.ts';
import type { Session } from './session.ts';
import { openStandIn, standIn } from './stand-in-platform.ts';

const CLIENT = "the harness's own client of the messaging app";
const CUSTOMER = '+46700000001';

/** The client of this example, with a platform of its own that takes every message. */
function clientOf(session: Session): OptInClient {
  if (session.handles.has(CLIENT)) return session.handles.get<OptInClient>(CLIENT);
  openStandIn(session, 3600);
  const platform = standIn(session);
  platform.calls.otherwise = { kind: 'status', status: 200, headers: {}, body: '{}' };
  const client = new OptInClient({
    url: platform.calls.url,
    send: session.http.send.bind(session.http),
    now: () => platform.now,
    policy: optInPolicyWith(session.run.faults),
  });
  return session.handles.put(CLIENT, client);
}

/** A customer writes to the client. */
export const customerWrites = (session: Session): void => clientOf(session).hearFrom(CUSTOMER);

/** A customer has opted in over another channel. */
export const customerOptsIn = (session: Session): void => clientOf(session).noteOptIn(CUSTOMER);

/** Lets the client write to the customer, if it would. */
export const writeToCustomer = (session: Session): Promise<void> => clientOf(session).write(CUSTOMER);

/** How many messages the client has sent. */
export async function messagesToCustomer(session: Session): Promise<number> {
  const { calls } = standIn(session);
  await session.settle();
  for (const arrival of calls.arrivals) arrival.looked = true;
  return calls.arrivals.length;
}
