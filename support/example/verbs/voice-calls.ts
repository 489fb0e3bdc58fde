import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';
import { asSent } from './document-gaps.ts';
import { type ServiceRole, serviceFact, wordsForService } from './voice-services.ts';

/** What the platform says about a simulated call: who handles it. */
interface SimulatedCall {
  readonly id: string;
  readonly serviceId: string;
}

/** One thing that happened in a call, as the lab tells it. */
export type Entry = Readonly<Record<'at' | 'leg' | 'what' | 'name', string>>;

/** A call as the lab shows it. */
export interface CallState {
  readonly legs: ReadonlyArray<{ name: string; state: string }>;
  readonly bridges: ReadonlyArray<{ name: string; legs: string[] }>;
  readonly recordings: ReadonlyArray<{ name: string | null; leg: string; state: string }>;
  readonly record: readonly Entry[];
}

/** What happens in a call, as a feature writes it; AFTER counts from its beginning. */
export type HappeningRow = Readonly<Partial<Record<'AFTER' | 'LEG' | 'HAPPENS' | 'COMMANDS' | 'KEYS', string>>>;

const CALL = 'the call';

function stepOf(session: Session, { AFTER = '', LEG = 'incoming', HAPPENS, COMMANDS, KEYS }: HappeningRow): object {
  const commands = COMMANDS ? { commands: JSON.parse(asSent(session, COMMANDS)) } : {};
  return {
    after: `PT${spanOf(AFTER) / 1000}S`,
    leg: LEG,
    happens: HAPPENS,
    ...commands,
    ...(KEYS ? { keys: KEYS } : {}),
  };
}

/** Lets a call come in for the project and `rows` happen in it; without `service` the request names none. */
async function placeCall(session: Session, service?: ServiceRole, rows: readonly HappeningRow[] = []): Promise<void> {
  const named = service ? { service: serviceFact(session, service).id } : {};
  const script = rows.length > 0 ? { script: rows.map((row) => stepOf(session, row)) } : {};
  const project = session.project('main').id;
  const call = await session.facility('calls').request('POST', '/calls', { project, ...named, ...script });
  session.handles.put(CALL, call as SimulatedCall);
  if (!session.hasLab && rows.length > 0)
    await session.time.pass(Math.max(...rows.map(({ AFTER = '' }) => spanOf(AFTER))));
  await session.time.settle();
}

/** Lets several calls come in, one after the other. */
export async function placeCalls(
  session: Session,
  count: number,
  service?: ServiceRole,
  rows: readonly HappeningRow[] = [],
): Promise<void> {
  for (let made = 0; made < count; made += 1) await placeCall(session, service, rows);
}

/** The latest call of this example. */
const simulatedCall = (session: Session): SimulatedCall => session.handles.get<SimulatedCall>(CALL);

/** The current state of the latest call, once nothing is in progress. */
export async function currentCall(session: Session): Promise<CallState> {
  await session.time.settle();
  return (await session.facility('calls').request('GET', `/calls/${simulatedCall(session).id}`)) as CallState;
}

/** The service, legs, bridges or recordings of the latest call in the words of a feature: `incoming connected, b ended`. */
export async function partOfCall(session: Session, part: string): Promise<string> {
  if (part === 'service') return wordsForService(session, simulatedCall(session).serviceId);
  return inOrder(partsOf(await currentCall(session), part));
}

/** The legs, bridges or recordings of a call, each in words. */
function partsOf({ legs, bridges, recordings }: CallState, part: string): string[] {
  const [, leg] = /^leg "(.*)"$/.exec(part) ?? [];
  if (leg !== undefined) return legs.filter(({ name }) => name === leg).map(({ state }) => state);
  if (part === 'legs') return legs.map(({ name, state }) => `${name} ${state}`);
  if (part === 'bridges') return bridges.map((each) => `${each.name} with ${each.legs.join(' and ')}`);
  const meant = part === 'recordings' ? recordings : recordings.filter(({ state }) => state === 'active');
  return meant.map(({ name, state }) => `${name ?? 'nameless'} ${state}`);
}

/** Parts of a call in alphabetical order, and so are the legs of a bridge: a platform may list them in any. */
const inOrder = (parts: readonly string[]): string =>
  parts
    .map((part) => {
      const [bridge = '', legs] = part.split(' with ');
      return legs === undefined ? part : `${bridge} with ${legs.split(' and ').sort().join(' and ')}`;
    })
    .sort()
    .join(', ');

/** Parts of a call as a feature writes them, in the order of `partOfCall`. */
export const sortedParts = (words: string): string => inOrder(words.split(', '));

/** The entries of the record that are about the same kinds of things as `rows`, with the members that these have. */
export function entriesLike({ record }: CallState, rows: ReadonlyArray<Partial<Entry>>): object[] {
  const kinds = new Set(rows.map(({ what }) => what));
  const members = Object.keys(rows[0] ?? {});
  return record
    .filter(({ what }) => kinds.has(what))
    .map((entry) => Object.fromEntries(members.map((member) => [member, entry[member as keyof Entry]])));
}
