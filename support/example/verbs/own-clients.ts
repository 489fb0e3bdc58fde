import { AccessRefused, BearerClient, UnreadableAnswer } from '../../client/built-in/bearer-client.ts';
import { policyWith } from '../../client/built-in/client-faults.ts';
import { OptInClient } from '../../client/built-in/opt-in-client.ts';
import { RetryingClient } from '../../client/built-in/retrying-client.ts';
import { SubprojectClient } from '../../client/built-in/subproject-client.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import {
  askClient,
  beginClient,
  clientTime,
  FIRST_MOMENT,
  isDriven,
  jsonAnswer,
  openStandIn,
  reportIn,
  resultOf,
  STAND_IN_KEY,
  standIn,
  trafficOf,
} from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { unseen } from './operation-request.ts';

const CLIENT = 'the client of the bearer interfaces';
const REPORTS = 'what the client reported';
const VOICE = 'the platform the client talks to';
const VOICE_CLIENT = "the harness's own voice client";
const MEMBERS = { description: 'Weekdays' };
const APP_CLIENT = "the harness's own client of the messaging app";
const CUSTOMER = '+46700000001';
const MAKING = 'where the client makes subprojects';
const USING = 'where the client uses its subproject';
const SUBPROJECT_CLIENT = "the harness's own client of subprojects";

export function noteReport(session: Session, reported: string): void {
  session.handles.put(REPORTS, [...reportsOfClient(session), reported]);
}

export const reportsOfClient = (session: Session): readonly string[] =>
  session.handles.has(REPORTS) ? session.handles.get<string[]>(REPORTS) : [];

export async function callAsClient(session: Session): Promise<void> {
  const { handles } = session;
  const platform = standIn(session);
  const { tokens, calls } = platform;
  if (isDriven(session)) {
    const details = { tokenUrl: tokens.url, callUrl: calls.url, ...STAND_IN_KEY };
    if (!handles.has(CLIENT)) handles.put(CLIENT, beginClient(session, details, { time: platform }));
    await handles.get<Promise<void>>(CLIENT);
    return noteReport(session, reportIn(await askClient(session, 'call')));
  }
  if (!handles.has(CLIENT)) {
    const send = session.wire.http.send.bind(session.wire.http);
    const policy = policyWith('policy', session.run.faults);
    const known = { tokenUrl: tokens.url, ...STAND_IN_KEY };
    handles.put(CLIENT, new BearerClient({ ...known, send, now: () => platform.now, policy }));
  }
  try {
    const { status } = await handles.get<BearerClient>(CLIENT).call({ method: 'GET', url: calls.url, headers: {} });
    noteReport(session, status < 300 ? 'success' : `HTTP status ${status}`);
  } catch (error) {
    if (error instanceof AccessRefused) noteReport(session, 'wrong credentials or scope');
    else if (error instanceof UnreadableAnswer) noteReport(session, error.message);
    else throw error;
  }
}

/** Opens a voice platform that gives these statuses in turn. A client under test may want a token too. */
export async function openVoicePlatform(session: Session, statuses: readonly number[]): Promise<void> {
  const answers: Answer[] = [];
  for (const status of statuses) answers.push({ kind: 'status', status, body: '{}' });
  const { url } = session.inbox.openPlatform(VOICE, '/v2/projects/p/services/s', answers);
  if (isDriven(session)) {
    const { tokens } = openStandIn(session, 3600);
    return beginClient(session, { tokenUrl: tokens.url, serviceUrl: url, ...STAND_IN_KEY });
  }
  const send = session.wire.http.send.bind(session.wire.http);
  const policy = policyWith('keys', session.run.faults);
  session.handles.put(VOICE_CLIENT, new RetryingClient({ send, newKey: () => unseen(session), policy }));
}

export async function updateAsClient(session: Session): Promise<void> {
  if (isDriven(session)) return void (await askClient(session, 'update-service', { members: MEMBERS }));
  const { url } = session.handles.get<{ url: string }>(VOICE);
  await session.handles.get<RetryingClient>(VOICE_CLIENT).update(url, JSON.stringify(MEMBERS));
}

export async function keysSent(session: Session): Promise<string[]> {
  if (isDriven(session)) await trafficOf(session);
  const keys: string[] = [];
  for (const { headers } of await session.inbox.arrivals(VOICE)) keys.push(headers['idempotency-key'] ?? '');
  return keys;
}

/** Something between the client and a customer, by the driver's word for it; the client starts at the first. */
export async function meetCustomer(session: Session, task: 'hear-customer' | 'note-opt-in' | 'write-to-customer') {
  if (!session.handles.has(APP_CLIENT)) {
    const platform = openStandIn(session, 3600);
    const { tokens, calls } = platform;
    calls.otherwise = { kind: 'status', status: 200, headers: {}, body: '{}' };
    if (isDriven(session)) {
      session.handles.put(APP_CLIENT, platform);
      const details = { tokenUrl: tokens.url, messagesUrl: calls.url, ...STAND_IN_KEY };
      await beginClient(session, details, { time: platform });
    } else {
      const send = session.wire.http.send.bind(session.wire.http);
      const policy = policyWith('optIns', session.run.faults);
      session.handles.put(APP_CLIENT, new OptInClient({ url: calls.url, send, now: () => platform.now, policy }));
    }
  }
  if (isDriven(session)) return void (await resultOf(session, task, { customer: CUSTOMER }));
  const client = session.handles.get<OptInClient>(APP_CLIENT);
  if (task === 'hear-customer') client.hearFrom(CUSTOMER);
  else if (task === 'note-opt-in') client.noteOptIn(CUSTOMER);
  else await client.write(CUSTOMER);
}

export async function messagesToCustomer(session: Session): Promise<number> {
  const { calls, tokens } = standIn(session);
  await session.inbox.settle();
  for (const arrival of [...calls.arrivals, ...tokens.arrivals]) arrival.looked = true;
  return calls.arrivals.length;
}

/** Opens a platform on which a new subproject can be used `delay` milliseconds after it was made. */
export async function openSubprojectPlatform(session: Session, delay: number): Promise<void> {
  const time = clientTime(session, FIRST_MOMENT);
  let since = Number.POSITIVE_INFINITY;
  const made = session.inbox.openPlatform(MAKING, '/v1/projects/p/subprojects');
  made.otherwise = () => {
    since = Math.min(since, time.now);
    return jsonAnswer(200, { subprojectId: 's', parentProjectId: 'p', displayName: 'Branch' });
  };
  const used = session.inbox.openPlatform(USING, '/v2/projects/s/services');
  used.otherwise = () => (time.now - since < delay ? jsonAnswer(403, {}) : jsonAnswer(200, { services: [] }));

  const addresses = { createUrl: made.url, useUrl: used.url };
  if (isDriven(session)) return beginClient(session, { ...addresses, ...STAND_IN_KEY }, { time });
  const client = new SubprojectClient({
    ...addresses,
    pair: { user: STAND_IN_KEY.keyId, password: STAND_IN_KEY.keySecret },
    send: session.wire.http.send.bind(session.wire.http),
    now: () => time.now,
    pause: async (milliseconds) => {
      time.now += milliseconds;
    },
    policy: policyWith('subprojects', session.run.faults),
  });
  session.handles.put(SUBPROJECT_CLIENT, client);
}

export async function useAsClient(session: Session): Promise<void> {
  if (isDriven(session))
    return noteReport(session, reportIn(await askClient(session, 'use-subproject', { displayName: 'Branch' })));
  const { status } = await session.handles.get<SubprojectClient>(SUBPROJECT_CLIENT).createAndUse('Branch');
  noteReport(session, status < 300 ? 'success' : `HTTP status ${status}`);
}

export async function subprojectRequests(session: Session): Promise<Notification[]> {
  return [...(await session.inbox.arrivals(MAKING)), ...(await session.inbox.arrivals(USING))];
}
