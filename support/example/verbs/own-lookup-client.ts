import { lookupPolicyWith } from '../../client/built-in/client-faults.ts';
import { LookupClient, LookupFailed } from '../../client/built-in/lookup-client.ts';
import type { LookupReading } from '../../client/built-in/lookup-policy.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import { askClient, beginClient, isDriven } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';

const CLIENT = "the harness's own client of number lookup";
const READINGS = 'what the client read';
const PAUSES = 'how long the client paused';
const NUMBER = '46700000001';

const hostCalled = (name: string): string => `the lookup host ${name}`;

/** A host's answer: a line of ISO-8859-1. */
export const lineAnswer = (line: string): Answer => ({
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/plain; charset=ISO-8859-1' },
  body: Buffer.from(line, 'latin1'),
});

const hostNamed = (session: Session, name: string): Mailslot => session.handles.get(hostCalled(name));

/** Opens addresses that play lookup hosts, and a client that knows them by their parts. */
export async function openLookupHosts(
  session: Session,
  primaries: readonly string[],
  backup: string,
): Promise<void> {
  const open = (name: string): string => {
    const slot = session.openReceiver(hostCalled(name), '/lookup');
    slot.otherwise = lineAnswer('result=OK;imsi=24001;location=SE');
    return slot.url;
  };
  const pauses = session.handles.put<number[]>(PAUSES, []);
  session.handles.put<string[]>(READINGS, []);
  const hosts = { primaries: primaries.map(open), backup: open(backup) };
  const pair = { user: 'stand-in-user', password: 'stand-in-password' };
  if (isDriven(session))
    return beginClient(session, { ...hosts, ...pair }, { waited: (span) => pauses.push(span) });
  session.handles.put(
    CLIENT,
    new LookupClient({
      ...hosts,
      pair,
      send: session.http.send.bind(session.http),
      pause: async (milliseconds) => void pauses.push(milliseconds),
      policy: lookupPolicyWith(session.run.faults),
    }),
  );
}

/** Lets a host break every connection. */
export function takeDown(session: Session, name: string): void {
  hostNamed(session, name).otherwise = { kind: 'reset' };
}

/** Lets the next lookups be answered with these lines in turn, whichever host each of them asks. */
export function answerLines(session: Session, names: readonly string[], lines: readonly string[]): void {
  const answers = lines.map(lineAnswer);
  for (const name of names) {
    const host = hostNamed(session, name);
    const usual = host.otherwise as Answer;
    host.otherwise = () => answers.shift() ?? usual;
  }
}

const shown = ({ result, imsi, location }: LookupReading): string =>
  [result, imsi, location].filter((part) => part !== undefined && part !== null).join(' ');

/** What the harness's own client reads of one lookup. */
const readByOwn = (session: Session): Promise<string> =>
  session.handles
    .get<LookupClient>(CLIENT)
    .lookUp(NUMBER)
    .then(shown, (error: unknown) => {
      if (error instanceof LookupFailed) return error.message;
      throw error;
    });

/** What somebody else's client reads of one lookup. */
async function readByDriven(session: Session): Promise<string> {
  const { result, error } = await askClient(session, 'look-up', { msisdn: NUMBER });
  return result ? shown(result as unknown as LookupReading) : String(error?.message);
}

/** Lets the client do `count` lookups one after the other, and keeps what it reads. */
export async function lookUpAsClient(session: Session, count: number): Promise<void> {
  const read = isDriven(session) ? readByDriven : readByOwn;
  for (let made = 0; made < count; made += 1) readingsOfClient(session).push(await read(session));
}

/** What the client read of each lookup, in order: result, imsi and location as far as they were given. */
export const readingsOfClient = (session: Session): string[] => session.handles.get(READINGS);

/** The milliseconds that the client paused, in order. */
export const pausesOfClient = (session: Session): readonly number[] => session.handles.get(PAUSES);

/** How many lookups a host was asked for. */
export async function lookupsAt(session: Session, name: string): Promise<number> {
  return (await session.arrivals(hostCalled(name))).length;
}
