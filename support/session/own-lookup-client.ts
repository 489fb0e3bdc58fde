import { lookupPolicyWith } from '../api/client-faults.ts';
import { LookupClient, LookupFailed } from '../api/lookup-client.ts';
import type { LookupReading } from '../api/lookup-policy.ts';
import type { Answer } from '../callbacks/answer.ts';
import type { Mailslot } from '../callbacks/receiver.ts';
import type { Session } from './session.ts';

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
export function openLookupHosts(session: Session, primaries: readonly string[], backup: string): void {
  const open = (name: string): string => {
    const slot = session.openReceiver(hostCalled(name), '/lookup');
    slot.otherwise = lineAnswer('result=OK;imsi=24001;location=SE');
    return slot.url;
  };
  const pauses = session.handles.put<number[]>(PAUSES, []);
  session.handles.put<string[]>(READINGS, []);
  session.handles.put(
    CLIENT,
    new LookupClient({
      primaries: primaries.map(open),
      backup: open(backup),
      pair: { user: 'stand-in-user', password: 'stand-in-password' },
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

/** Lets a host answer with these lines in turn. */
export function answerLines(session: Session, name: string, lines: readonly string[]): void {
  hostNamed(session, name).answers.push(...lines.map(lineAnswer));
}

const shown = ({ result, imsi, location }: LookupReading): string =>
  [result, imsi, location].filter((part) => part !== undefined).join(' ');

/** Lets the client do `count` lookups one after the other, and keeps what it reads. */
export async function lookUpAsClient(session: Session, count: number): Promise<void> {
  const client = session.handles.get<LookupClient>(CLIENT);
  for (let made = 0; made < count; made += 1) {
    const reading = await client.lookUp(NUMBER).then(shown, (error: unknown) => {
      if (error instanceof LookupFailed) return error.message;
      throw error;
    });
    readingsOfClient(session).push(reading);
  }
}

/** What the client read of each lookup, in order: result, imsi and location as far as they were given. */
export const readingsOfClient = (session: Session): string[] => session.handles.get(READINGS);

/** The milliseconds that the client paused, in order. */
export const pausesOfClient = (session: Session): readonly number[] => session.handles.get(PAUSES);

/** How many lookups a host was asked for. */
export async function lookupsAt(session: Session, name: string): Promise<number> {
  return (await session.arrivals(hostCalled(name))).length;
}
