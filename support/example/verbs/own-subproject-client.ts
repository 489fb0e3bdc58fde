import { subprojectPolicyWith } from '../../client/built-in/client-faults.ts';
import { SubprojectClient } from '../../client/built-in/subproject-client.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { askClient, beginClient, clientTime, isDriven, reportIn } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { noteReport } from './own-token-client.ts';

const MAKING = 'where the client makes subprojects';
const USING = 'where the client uses its subproject';
const KEY = { keyId: 'stand-in-key', keySecret: 'stand-in-secret' };
const CLIENT = "the harness's own client of subprojects";

/** The stand-in's time is noon of 2024-01-15 UTC, as in a fresh world. */
const FIRST_MOMENT = Date.UTC(2024, 0, 15, 12);

const json = (status: number, body: object) =>
  ({
    kind: 'status',
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }) as const;

/** Opens a platform on which a new subproject can be used `delay` milliseconds after it was made. */
export async function openSubprojectPlatform(session: Session, delay: number): Promise<void> {
  const time = clientTime(session, FIRST_MOMENT);
  let since = Number.POSITIVE_INFINITY;
  const made = session.openReceiver(MAKING, '/v1/projects/p/subprojects');
  made.otherwise = () => {
    since = Math.min(since, time.now);
    return json(200, { subprojectId: 's', parentProjectId: 'p', displayName: 'Branch' });
  };
  const used = session.openReceiver(USING, '/v2/projects/s/services');
  used.otherwise = () => (time.now - since < delay ? json(403, {}) : json(200, { services: [] }));
  const addresses = { createUrl: made.url, useUrl: used.url };
  if (isDriven(session)) return beginClient(session, { ...addresses, ...KEY }, { time });
  const client = new SubprojectClient({
    ...addresses,
    pair: { user: KEY.keyId, password: KEY.keySecret },
    send: session.http.send.bind(session.http),
    now: () => time.now,
    pause: async (milliseconds) => {
      time.now += milliseconds;
    },
    policy: subprojectPolicyWith(session.run.faults),
  });
  session.handles.put(CLIENT, client);
}

/** Lets the client make a subproject and use it, and keeps what it reports. */
export async function useAsClient(session: Session): Promise<void> {
  if (isDriven(session)) {
    const outcome = await askClient(session, 'use-subproject', { displayName: 'Branch' });
    return noteReport(session, reportIn(outcome));
  }
  const { status } = await session.handles.get<SubprojectClient>(CLIENT).createAndUse('Branch');
  noteReport(session, status < 300 ? 'success' : `HTTP status ${status}`);
}

/** Every request that the client has sent: the ones that make subprojects first. */
export async function subprojectRequests(session: Session): Promise<Notification[]> {
  return [...(await session.arrivals(MAKING)), ...(await session.arrivals(USING))];
}
