import { lookupPolicyWith } from '../../client/built-in/client-faults.ts';
import { LookupClient, LookupFailed } from '../../client/built-in/lookup-client.ts';
import type { LookupReading } from '../../client/built-in/lookup-policy.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import { askClient, beginClient, isDriven } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { observe } from './observations.ts';
import { noteReport, reportsOfClient } from './own-clients.ts';

const CLIENT = "the harness's own client of number lookup";
const HOSTS = 'the lookup hosts';
const PAUSES = 'how long the client paused';
const NUMBER = '46700000001';

const hostCalled = (name: string): string => `the lookup host ${name}`;

/** A host answers with a line of ISO-8859-1. */
const lineAnswer = (line: string): Answer => ({
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/plain; charset=ISO-8859-1' },
  body: Buffer.from(line, 'latin1'),
});

/** Opens addresses that play lookup hosts, the last one the backup, and a client that knows them by their parts. */
export async function openLookupHosts(session: Session, names: string): Promise<void> {
  const all = session.handles.put<string[]>(HOSTS, names.split(', '));
  const pauses = session.handles.put<number[]>(PAUSES, []);
  const primaries: string[] = [];
  for (const name of all) {
    const slot = session.inbox.open(hostCalled(name), '/lookup');
    slot.otherwise = lineAnswer('result=OK;imsi=24001;location=SE');
    primaries.push(slot.url);
  }
  const hosts = { primaries, backup: primaries.pop() as string };
  const pair = { user: 'stand-in-user', password: 'stand-in-password' };
  if (isDriven(session)) return beginClient(session, { ...hosts, ...pair }, { waited: (span) => pauses.push(span) });
  const client = new LookupClient({
    ...hosts,
    pair,
    send: session.wire.http.send.bind(session.wire.http),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    policy: lookupPolicyWith(session.run.faults),
  });
  session.handles.put(CLIENT, client);
}

export function takeDown(session: Session, names: readonly string[]): void {
  for (const name of names) session.handles.get<Mailslot>(hostCalled(name)).otherwise = { kind: 'reset' };
}

/** Lets the next lookups be answered with these lines in turn, whichever host each of them asks. */
export function answerLines(session: Session, lines: readonly string[]): void {
  const answers = lines.map(lineAnswer);
  for (const name of session.handles.get<string[]>(HOSTS)) {
    const host = session.handles.get<Mailslot>(hostCalled(name));
    const usual = host.otherwise as Answer;
    host.otherwise = () => answers.shift() ?? usual;
  }
}

/** Lets the client do one lookup and keeps what it reads: result, imsi and location as far as they were given. */
export async function lookUpAsClient(session: Session): Promise<void> {
  try {
    const reading = isDriven(session)
      ? await readByDriven(session)
      : await session.handles.get<LookupClient>(CLIENT).lookUp(NUMBER);
    const parts = [reading.result, reading.imsi, reading.location];
    noteReport(session, parts.filter((part) => part !== undefined && part !== null).join(' '));
  } catch (error) {
    if (!(error instanceof LookupFailed)) throw error;
    noteReport(session, error.message);
  }
}

async function readByDriven(session: Session): Promise<LookupReading> {
  const { result, error } = await askClient(session, 'look-up', { msisdn: NUMBER });
  if (!result) throw new LookupFailed(String(error?.message));
  return result as unknown as LookupReading;
}

export const lookupsAt = async (session: Session, name: string): Promise<number> =>
  (await session.inbox.arrivals(hostCalled(name))).length;

/** Notes the milliseconds that the client paused, in order. Answers how many lookups it reports. */
export async function observePauses(session: Session): Promise<number> {
  observe(session, 'pauses of the client in milliseconds', session.handles.get<number[]>(PAUSES));
  for (const host of session.handles.get<string[]>(HOSTS)) await lookupsAt(session, host);
  return reportsOfClient(session).length;
}
