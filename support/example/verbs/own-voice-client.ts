import { keyPolicyWith } from '../../client/built-in/client-faults.ts';
import { RetryingClient } from '../../client/built-in/retrying-client.ts';
import { askClient, beginClient, isDriven } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { unseen } from './fresh-text.ts';
import { openStandIn, standIn, trafficOf } from './stand-in-platform.ts';

const PLATFORM = 'the platform the client talks to';
const CLIENT = "the harness's own voice client";
const MEMBERS = { description: 'Weekdays' };

/** Starts the client under test, which may want a token too. */
function beginDriven(session: Session, serviceUrl: string): Promise<void> {
  openStandIn(session, 3600);
  const { tokens } = standIn(session);
  const key = { keyId: 'stand-in-key', keySecret: 'stand-in-secret' };
  return beginClient(session, { tokenUrl: tokens.url, serviceUrl, ...key });
}

/** Opens an address that plays the platform for the harness's own client and gives these statuses in turn. */
export async function openPlatform(session: Session, statuses: readonly number[]): Promise<void> {
  const answers = statuses.map((status) => ({ kind: 'status', status, body: '{}' }) as const);
  const { url } = session.openReceiver(PLATFORM, '/v2/projects/p/services/s', answers);
  if (isDriven(session)) return beginDriven(session, url);
  const send = session.http.send.bind(session.http);
  const policy = keyPolicyWith(session.run.faults);
  session.handles.put(CLIENT, new RetryingClient({ send, newKey: () => unseen(session), policy }));
}

/** Lets the client do one update of the service it is configured for. */
export async function updateAsClient(session: Session): Promise<void> {
  if (isDriven(session)) return void (await askClient(session, 'update-service', { members: MEMBERS }));
  const { url } = session.handles.get<{ url: string }>(PLATFORM);
  await session.handles.get<RetryingClient>(CLIENT).update(url, JSON.stringify(MEMBERS));
}

/** The Idempotency-Key of each request the client sent, in order. */
export async function keysSent(session: Session): Promise<string[]> {
  if (isDriven(session)) await trafficOf(session);
  const arrivals = await session.arrivals(PLATFORM);
  return arrivals.map(({ headers }) => headers['idempotency-key'] ?? '');
}
