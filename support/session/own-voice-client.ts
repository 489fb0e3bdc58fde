import { keyPolicyWith } from '../api/client-faults.ts';
import { RetryingClient } from '../api/retrying-client.ts';
import type { Session } from './session.ts';
import { unseen } from './unseen.ts';

const PLATFORM = 'the platform the client talks to';
const CLIENT = "the harness's own voice client";

/** Opens an address that plays the platform for the harness's own client and gives these statuses in turn. */
export function openPlatform(session: Session, statuses: readonly number[]): void {
  const answers = statuses.map((status) => ({ kind: 'status', status, body: '{}' }) as const);
  session.openReceiver(PLATFORM, '/v2/projects/p/services/s', answers);
  const send = session.http.send.bind(session.http);
  const policy = keyPolicyWith(session.run.faults);
  session.handles.put(CLIENT, new RetryingClient({ send, newKey: () => unseen(session), policy }));
}

/** Lets the client do one update of the service it is configured for. */
export async function updateAsClient(session: Session, members: string): Promise<void> {
  const { url } = session.handles.get<{ url: string }>(PLATFORM);
  await session.handles.get<RetryingClient>(CLIENT).update(url, members);
}

/** The Idempotency-Key of each request the client sent, in order. */
export async function keysSent(session: Session): Promise<string[]> {
  const arrivals = await session.arrivals(PLATFORM);
  return arrivals.map(({ headers }) => headers['idempotency-key'] ?? '');
}
