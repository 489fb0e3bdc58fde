import { subprojectPolicyWith } from '../api/client-faults.ts';
import { SubprojectClient } from '../api/subproject-client.ts';
import type { Notification } from '../callbacks/notification.ts';
import { noteReport } from './own-token-client.ts';
import type { Session } from './session.ts';

const MAKING = 'where the client makes subprojects';
const USING = 'where the client uses its subproject';
const CLIENT = "the harness's own client of subprojects";

/** The stand-in stands at noon of 2024-01-15 UTC, like a fresh world. */
const FIRST_MOMENT = Date.UTC(2024, 0, 15, 12);

const json = (status: number, body: object) =>
  ({
    kind: 'status',
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }) as const;

/** Opens a platform on which a new subproject can be used `delay` milliseconds after the first attempt. */
export function openSubprojectPlatform(session: Session, delay: number): void {
  let now = FIRST_MOMENT;
  const made = session.openReceiver(MAKING, '/v1/projects/p/subprojects');
  made.otherwise = json(200, { subprojectId: 's', parentProjectId: 'p', displayName: 'Branch' });
  const used = session.openReceiver(USING, '/v2/projects/s/services');
  used.otherwise = () => (now - FIRST_MOMENT < delay ? json(403, {}) : json(200, { services: [] }));
  const client = new SubprojectClient({
    createUrl: made.url,
    useUrl: used.url,
    pair: { user: 'stand-in-key', password: 'stand-in-secret' },
    send: session.http.send.bind(session.http),
    now: () => now,
    pause: async (milliseconds) => {
      now += milliseconds;
    },
    policy: subprojectPolicyWith(session.run.faults),
  });
  session.handles.put(CLIENT, client);
}

/** Lets the client make a subproject and use it, and keeps what it reports. */
export async function useAsClient(session: Session): Promise<void> {
  const { status } = await session.handles.get<SubprojectClient>(CLIENT).createAndUse('Branch');
  noteReport(session, status < 300 ? 'success' : `HTTP status ${status}`);
}

/** Every request that the client has sent: the ones that make subprojects first. */
export async function subprojectRequests(session: Session): Promise<Notification[]> {
  return [...(await session.arrivals(MAKING)), ...(await session.arrivals(USING))];
}
