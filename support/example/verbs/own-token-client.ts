import { AccessRefused, BearerClient, UnreadableAnswer } from '../../client/built-in/bearer-client.ts';
import { clientPolicyWith } from '../../client/built-in/client-faults.ts';
import { askClient, beginClient, isDriven, reportIn } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { standIn } from './stand-in-platform.ts';

const CLIENT = "the harness's own client of the bearer interfaces";
const DRIVEN = 'the client under test of the bearer interfaces';
const REPORTS = 'what the client reported';

const KEY = { keyId: 'stand-in-key', keySecret: 'stand-in-secret' };

/** The client of this example; it lives in the time of its platform. */
function clientOf(session: Session): BearerClient {
  if (session.handles.has(CLIENT)) return session.handles.get<BearerClient>(CLIENT);
  const platform = standIn(session);
  const client = new BearerClient({
    tokenUrl: platform.tokens.url,
    ...KEY,
    send: session.http.send.bind(session.http),
    now: () => platform.now,
    policy: clientPolicyWith(session.run.faults),
  });
  return session.handles.put(CLIENT, client);
}

async function report(client: BearerClient, url: string): Promise<string> {
  try {
    const { status } = await client.call({ method: 'GET', url, headers: {} });
    return status < 300 ? 'success' : `HTTP status ${status}`;
  } catch (error) {
    if (error instanceof AccessRefused) return 'wrong credentials or scope';
    if (error instanceof UnreadableAnswer) return error.message;
    throw error;
  }
}

/** Keeps what a client of this example reports. */
export function noteReport(session: Session, reported: string): void {
  session.handles.put(REPORTS, [...reportsOfClient(session), reported]);
}

/** Makes the client under test do one call; it starts at its first. */
async function callAsDriven(session: Session): Promise<string> {
  const platform = standIn(session);
  if (!session.handles.has(DRIVEN)) {
    const { tokens, calls } = platform;
    const addresses = { tokenUrl: tokens.url, callUrl: calls.url, ...KEY };
    session.handles.put(DRIVEN, beginClient(session, addresses, { time: platform }));
  }
  await session.handles.get<Promise<void>>(DRIVEN);
  return reportIn(await askClient(session, 'call'));
}

/** Lets the client make one call and keeps what it reports. */
export async function callAsClient(session: Session): Promise<void> {
  if (isDriven(session)) return noteReport(session, await callAsDriven(session));
  noteReport(session, await report(clientOf(session), standIn(session).calls.url));
}

/** What the client reported of each call so far. */
export const reportsOfClient = (session: Session): readonly string[] =>
  session.handles.has(REPORTS) ? session.handles.get<string[]>(REPORTS) : [];
