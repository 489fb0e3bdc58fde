import { policyWith } from '../../client/built-in/client-faults.ts';
import { LookupClient, LookupFailed } from '../../client/built-in/lookup-client.ts';
import type { LookupReading } from '../../client/built-in/lookup-policy.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import {
  askClient,
  beginClient,
  isDriven,
  jsonAnswer,
  openStandIn,
  standIn,
  trafficOf,
} from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { observe } from './observations.ts';
import {
  callAsClient,
  meetCustomer,
  noteReport,
  openSubprojectPlatform,
  openVoicePlatform,
  updateAsClient,
  useAsClient,
} from './own-clients.ts';

type Rows = Readonly<Record<string, string>>;

export async function preparePlatform(session: Session, rows: Rows): Promise<void> {
  for (const [habit, value] of Object.entries(rows)) await behave(session, habit, value, rows);
}

async function behave(session: Session, habit: string, value: string, rows: Rows): Promise<void> {
  switch (habit) {
    case 'token lifetime':
      openStandIn(session, spanOf(value) / 1000);
      return;
    case 'tokens end early by':
      standIn(session).early = spanOf(value);
      return;
    case 'members in every answer':
      standIn(session).additions = JSON.parse(value);
      return;
    case 'refused calls': {
      const challenge = rows['WWW-Authenticate'];
      const headers: Record<string, string> = challenge === undefined ? {} : { 'www-authenticate': challenge };
      const refusal = jsonAnswer(Number(rows['HTTP status']), {}, headers);
      standIn(session).calls.answers.push(...Array<Answer>(Number(value)).fill(refusal));
      return;
    }
    case 'HTTP status':
    case 'WWW-Authenticate':
      return;
    case 'answers':
      if (session.handles.has(HOSTS)) return answerLines(session, value.split(', '));
      return openVoicePlatform(session, value.split(', ').map(Number));
    case 'subprojects usable after':
      return openSubprojectPlatform(session, spanOf(value));
    case 'lookup hosts':
      return openLookupHosts(session, value);
    case 'lookup hosts down':
      for (const name of value.split(', '))
        session.handles.get<Mailslot>(hostCalled(name)).otherwise = { kind: 'reset' };
      return;
    case 'a customer':
      return meetCustomer(session, value === 'who has written to the client' ? 'hear-customer' : 'note-opt-in');
    default:
      throw new HarnessError(`the client's platform knows no ${habit}`);
  }
}

const CLIENT = "the harness's own client of number lookup";
const HOSTS = 'the lookup hosts';
export const PAUSES = 'how long the client paused';
const NUMBER = '46700000001';

const hostCalled = (name: string): string => `the lookup host ${name}`;

const lineAnswer = (line: string): Answer => ({
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/plain; charset=ISO-8859-1' },
  body: Buffer.from(line, 'latin1'),
});

export async function openLookupHosts(session: Session, names: string): Promise<void> {
  const all = session.handles.put<string[]>(HOSTS, names.split(', '));
  const pauses = session.handles.put<number[]>(PAUSES, []);
  const primaries: string[] = [];
  for (const name of all) {
    const slot = session.inbox.openPlatform(hostCalled(name), '/lookup');
    slot.otherwise = lineAnswer('result=OK;imsi=24001;location=SE');
    primaries.push(slot.url);
  }
  const hosts = { primaries, backup: primaries.pop() as string };
  const pair = { user: 'stand-in-user', password: 'stand-in-password' };
  const pause = async (span: number) => void pauses.push(span);
  if (isDriven(session)) return beginClient(session, { ...hosts, ...pair }, { waited: pause });
  const send = session.wire.http.send.bind(session.wire.http);
  const policy = policyWith('lookups', session.run.faults);
  session.handles.put(CLIENT, new LookupClient({ ...hosts, pair, send, pause, policy }));
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

export async function actAsClient(session: Session, what: string): Promise<void> {
  switch (what) {
    case 'call':
      return callAsClient(session);
    case 'call in a new subproject':
      return useAsClient(session);
    case 'customer message':
      return meetCustomer(session, 'write-to-customer');
    case 'lookup':
      return lookUpAsClient(session);
    case 'voice update':
      return updateAsClient(session);
    default:
      throw new HarnessError(`a client makes no ${what}`);
  }
}

async function lookUpAsClient(session: Session): Promise<void> {
  try {
    let reading: LookupReading;
    if (isDriven(session)) {
      const { result, error } = await askClient(session, 'look-up', { msisdn: NUMBER });
      if (!result) throw new LookupFailed(String(error?.message));
      reading = result as unknown as LookupReading;
    } else reading = await session.handles.get<LookupClient>(CLIENT).lookUp(NUMBER);
    const given: string[] = [];
    for (const part of [reading.result, reading.imsi, reading.location])
      if (part !== undefined && part !== null) given.push(part);
    noteReport(session, given.join(' '));
  } catch (error) {
    if (!(error instanceof LookupFailed)) throw error;
    noteReport(session, error.message);
  }
}

export const lookupsAt = async (session: Session, name: string): Promise<number> =>
  (await session.inbox.arrivals(hostCalled(name))).length;

/** Notes how long the client paused between lookups, in milliseconds, or which token each of its calls carried. */
export async function observeClient(session: Session): Promise<void> {
  if (!session.handles.has(PAUSES)) {
    const { tokensUsed } = await trafficOf(session);
    return observe(session, 'tokens used by call', tokensUsed);
  }
  observe(session, 'pauses of the client in milliseconds', session.handles.get<number[]>(PAUSES));
  for (const host of session.handles.get<string[]>(HOSTS)) await lookupsAt(session, host);
}
