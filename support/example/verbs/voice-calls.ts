import { FacilityMissing } from '../../ground/problems/facility-missing.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';
import { objectOf } from '../session/written-members.ts';
import { asSent, type ServiceRole, serviceFact, serviceNamed } from './voice-services.ts';

type SimulatedCall = Readonly<Record<'id' | 'serviceId', string>>;

export type Entry = Readonly<Record<'at' | 'leg' | 'what' | 'name', string>>;

export interface CallState {
  readonly legs: ReadonlyArray<{ name: string; state: string }>;
  readonly bridges: ReadonlyArray<{ name: string; legs: string[] }>;
  readonly recordings: ReadonlyArray<{ name: string | null; leg: string; state: string }>;
  readonly record: readonly Entry[];
}

export type HappeningRow = Readonly<Record<string, string>>;

export const CALL = 'the call';

/** The words of who shows a call; docs/lab.md lists them, and the document does not. */
const WORDS = {
  'state of a leg': ['ringing', 'connected', 'ended'],
  'state of a recording': ['active', 'stopped'],
  'kind of entry': 'command, event, played, dialled, caller shown, refused, interruption, menu, keys'.split(', '),
  interruption: ['signalled', 'playback stopped'],
};

/** Throws FacilityMissing for a word that docs/lab.md does not have, but of a lab: it is none of the platform's. */
function requireKnown<Name extends string>(
  { hasLab }: Session,
  what: keyof typeof WORDS,
  things: ReadonlyArray<Readonly<Record<Name, string>>>,
  name: Name,
): void {
  for (const thing of hasLab ? [] : things) {
    const said = String(thing[name]);
    if (WORDS[what].includes(said)) continue;
    const says = `it calls ${what === 'interruption' ? 'an' : 'a'} ${what} ${JSON.stringify(said)}, which is none of ${WORDS[what].join(', ')}`;
    throw new FacilityMissing('calls', `who shows the calls speaks in words of its own: ${says}`);
  }
}

/** Lets calls come in for the project one after the other, and `rows` happen in each; they name none where its name begins with "No". */
export async function placeCalls(session: Session, count: number, service: string, rows: readonly HappeningRow[] = []) {
  const named = service.startsWith('No ') ? {} : { service: serviceFact(session, serviceNamed(session, service)).id };
  const steps: object[] = [];
  let last = 0;
  for (const { AFTER = '', LEG: leg = 'incoming', HAPPENS: happens, COMMANDS, KEYS, ...members } of rows) {
    const told = COMMANDS || (members.command ? `[${objectOf(Object.entries(members))}]` : '');
    const commands = told ? { commands: JSON.parse(asSent(session, told)) } : {};
    const keys = KEYS ? { keys: KEYS } : {};
    steps.push({ after: `PT${spanOf(AFTER) / 1000}S`, leg, happens, ...commands, ...keys });
    last = Math.max(last, spanOf(AFTER));
  }
  const script = steps.length > 0 ? { script: steps } : {};
  const project = session.cast.project('main').id;

  for (let made = 0; made < count; made += 1) {
    const call = await session.facilities.named('calls').request('POST', '/calls', { project, ...named, ...script });
    session.handles.put(CALL, call as SimulatedCall);
    if (!session.hasLab && steps.length > 0) await session.time.pass(last);
    await session.time.settle();
  }
}

export async function currentCall(session: Session): Promise<CallState> {
  await session.time.settle();
  const { id } = session.handles.get<SimulatedCall>(CALL);
  const call = (await session.facilities.named('calls').request('GET', `/calls/${id}`)) as CallState;
  requireKnown(session, 'state of a leg', call.legs, 'state');
  requireKnown(session, 'state of a recording', call.recordings, 'state');
  return call;
}

export const serviceOfCall = (session: Session): string => {
  // The name of the service with an id, or the id of one that the example gave no name.
  const id = session.handles.get<SimulatedCall>(CALL).serviceId;
  const { facts } = session.cast;
  const isMeant = (thing: unknown): boolean => {
    const { project, place } = (thing ?? {}) as Partial<ServiceRole>;
    return facts.projects.find((each) => each.role === project)?.services[(place ?? 0) - 1]?.id === id;
  };
  return session.handles.nameOf(isMeant)?.split('"')[1] ?? id;
};

export type CallPart = 'legs' | 'bridges' | 'recordings' | 'active recordings';

/** What a call has several of, in the words of a feature: `incoming connected, b ended`. */
export async function partsOfCall(session: Session, part: CallPart): Promise<string> {
  const call = await currentCall(session);
  const parts: string[] = [];
  if (part === 'legs') {
    for (const { name, state } of call.legs) parts.push(`${name} ${state}`);
  } else if (part === 'bridges') {
    for (const { name, legs } of call.bridges) parts.push(`${name} with ${legs.join(' and ')}`);
  } else {
    for (const { name, state } of call.recordings)
      if (part === 'recordings' || state === 'active') parts.push(`${name ?? 'nameless'} ${state}`);
  }
  return inOrder(parts);
}

/** In alphabetical order, and so are the legs of a bridge: a platform may list them in any. */
export function inOrder(parts: readonly string[]): string {
  const sorted: string[] = [];
  for (const part of parts) {
    const [bridge = '', legs] = part.split(' with ');
    sorted.push(legs === undefined ? part : `${bridge} with ${legs.split(' and ').sort().join(' and ')}`);
  }
  return sorted.sort().join(', ');
}

/** The entries of the record that are about the same kinds of things as `rows`, with the members that these have. */
export async function entriesLike(session: Session, rows: ReadonlyArray<Partial<Entry>>): Promise<object[]> {
  const { record } = await currentCall(session);
  const kinds = new Set<string | undefined>();
  for (const { what } of rows) kinds.add(what);
  const entries: object[] = [];
  for (const entry of record) {
    if (!kinds.has(entry.what)) continue;
    const shown: Partial<Record<keyof Entry, string>> = {};
    for (const member of Object.keys(rows[0] ?? {}) as Array<keyof Entry>) shown[member] = entry[member];
    entries.push(shown);
  }
  // What is missing may be there under another word.
  if (entries.length < rows.length) requireKnown(session, 'kind of entry', record, 'what');
  for (const entry of record) if (entry.what === 'interruption') requireKnown(session, 'interruption', [entry], 'name');
  return entries;
}
