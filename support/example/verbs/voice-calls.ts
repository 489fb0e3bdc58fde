import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';
import { asSent, type ServiceRole, serviceFact, wordsForService } from './voice-services.ts';

interface SimulatedCall {
  readonly id: string;
  readonly serviceId: string;
}

export type Entry = Readonly<Record<'at' | 'leg' | 'what' | 'name', string>>;

export interface CallState {
  readonly legs: ReadonlyArray<{ name: string; state: string }>;
  readonly bridges: ReadonlyArray<{ name: string; legs: string[] }>;
  readonly recordings: ReadonlyArray<{ name: string | null; leg: string; state: string }>;
  readonly record: readonly Entry[];
}

/** What happens in a call, as a feature writes it; AFTER counts from its beginning. */
export type HappeningRow = Readonly<Partial<Record<'AFTER' | 'LEG' | 'HAPPENS' | 'COMMANDS' | 'KEYS', string>>>;

const CALL = 'the call';

/** Lets calls come in for the project one after the other, and `rows` happen in each; without `service` they name none. */
export async function placeCalls(
  session: Session,
  count: number,
  service?: ServiceRole,
  rows: readonly HappeningRow[] = [],
): Promise<void> {
  const named = service ? { service: serviceFact(session, service).id } : {};
  const steps: object[] = [];
  let last = 0;
  for (const { AFTER = '', LEG: leg = 'incoming', HAPPENS: happens, COMMANDS, KEYS } of rows) {
    const commands = COMMANDS ? { commands: JSON.parse(asSent(session, COMMANDS)) } : {};
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
  return (await session.facilities.named('calls').request('GET', `/calls/${id}`)) as CallState;
}

/** The service, legs, bridges or recordings of the latest call in the words of a feature: `incoming connected, b ended`. */
export async function partOfCall(session: Session, part: string): Promise<string> {
  if (part === 'service') return wordsForService(session, session.handles.get<SimulatedCall>(CALL).serviceId);
  return inOrder(partsOf(await currentCall(session), part));
}

function partsOf({ legs, bridges, recordings }: CallState, part: string): string[] {
  if (part === 'legs') return legs.map(({ name, state }) => `${name} ${state}`);
  if (part === 'bridges') return bridges.map((each) => `${each.name} with ${each.legs.join(' and ')}`);
  const parts: string[] = [];
  if (part.startsWith('leg ')) {
    for (const { name, state } of legs) if (part === `leg "${name}"`) parts.push(state);
    return parts;
  }
  for (const { name, state } of recordings)
    if (part === 'recordings' || state === 'active') parts.push(`${name ?? 'nameless'} ${state}`);
  return parts;
}

export const sortedParts = (words: string): string => inOrder(words.split(', '));

/** In alphabetical order, and so are the legs of a bridge: a platform may list them in any. */
function inOrder(parts: readonly string[]): string {
  const sorted: string[] = [];
  for (const part of parts) {
    const [bridge = '', legs] = part.split(' with ');
    sorted.push(legs === undefined ? part : `${bridge} with ${legs.split(' and ').sort().join(' and ')}`);
  }
  return sorted.sort().join(', ');
}

/** The entries of the record that are about the same kinds of things as `rows`, with the members that these have. */
export function entriesLike({ record }: CallState, rows: ReadonlyArray<Partial<Entry>>): object[] {
  const members = Object.keys(rows[0] ?? {}) as Array<keyof Entry>;
  const entries: object[] = [];
  for (const entry of record)
    if (rows.some(({ what }) => what === entry.what))
      entries.push(Object.fromEntries(members.map((member) => [member, entry[member]])));
  return entries;
}
