import { whereOffered } from '../../ground/problems/facility-missing.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Burst } from '../../wire/http/burst.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { LookupOptions } from '../session/api/lookup-api.ts';
import type { UpdateOptions } from '../session/api/project-apis.ts';
import type { Session } from '../session/session.ts';
import { objectOf } from '../session/written-members.ts';
import { atOnce, holdAt, letGo } from './bursts.ts';
import { heldToken } from './credentials.ts';
import { unseen } from './operation-request.ts';
import { VOICE_NAMES } from './voice-names.data.ts';
import { asSent, serviceFact, serviceNamed, withCommands } from './voice-services.ts';

/** Who asks, and how it shows who it is: with good or wrong credentials, with none, or with a token. */
export interface Caller {
  readonly project: 'main' | 'other';
  readonly proof: 'good' | 'wrong' | 'none';
  readonly token?: string | undefined;
  readonly place?: 'query' | 'body' | undefined;
  /** The lookup service that it is a client of; whichever the target has when absent. */
  readonly service?: LookupOptions['service'];
}

export interface Update {
  readonly service: string;
  readonly members: string;
  readonly caller?: Caller;
  readonly key?: string | undefined;
  readonly together?: Burst | undefined;
}

type Asker = Required<Pick<Update, 'caller' | 'service'>>;

const THE_CLIENT: Caller = { project: 'main', proof: 'good' };
const ANSWERS = 'the answers to the updates';
const KEYS = 'the keys of this example';

/** The answers to the updates of this example in the order they were asked for; reading and setting up do not count. */
export const updateAnswers = ({ handles }: Session): Exchange[] =>
  handles.has(ANSWERS) ? handles.get<Exchange[]>(ANSWERS) : handles.put<Exchange[]>(ANSWERS, []);

export function lookedAnswers(session: Session): readonly Exchange[] {
  const answers = updateAnswers(session);
  for (const answer of answers) answer.looked = true;
  return answers;
}

export function answerNumber(session: Session, place: number): Exchange {
  const answer = lookedAnswers(session)[place - 1];
  if (!answer) throw new HarnessError(`there was no update number ${place}`);
  return answer;
}

/** The key an example calls `name`, new at its first mention; keys differ in their last three characters alone. */
export function keyNamed(session: Session, name: string): string {
  const { handles } = session;
  const keys = handles.has(KEYS) ? handles.get<Map<string, string>>(KEYS) : handles.put(KEYS, new Map());
  if (keys.has(name)) return keys.get(name) as string;
  const [first = unseen(session)] = keys.values();
  const last = (Number.parseInt(first.slice(-3), 16) + keys.size) % 4096;
  const key = keys.size === 0 ? first : first.slice(0, -3) + last.toString(16).padStart(3, '0');
  keys.set(name, key);
  return key;
}

/** How an update shows who asks; a token may be in the query or in the body instead of the Authorization header. */
function proofOf(session: Session, { service, members, caller = THE_CLIENT }: Update): UpdateOptions {
  const { proof, token, place } = caller;
  const { keyId, keySecret } = session.cast.project(caller.project);
  if (token === undefined) {
    if (proof === 'none') return { as: { scheme: 'none' } };
    const password = proof === 'wrong' ? `${keySecret}x` : keySecret;
    return { as: { scheme: 'basic', pair: { user: keyId, password } } };
  }
  const { value } = heldToken(session, token);
  if (place === undefined) return { as: { scheme: 'bearer', token: value } };
  const role = serviceNamed(session, service);
  const path = `/v2/projects/${session.cast.project(role.project).id}/services/${serviceFact(session, role).id}`;
  if (place === 'query') return { as: { scheme: 'none' }, path: `${path}?access_token=${encodeURIComponent(value)}` };
  return { as: { scheme: 'none' }, raw: JSON.stringify({ ...(JSON.parse(members) as object), access_token: value }) };
}

/** Sends an update as its caller would; the path is the service's own, also for other callers. */
export async function update(session: Session, wanted: Update): Promise<Exchange> {
  const { service, members, key, together } = wanted;
  const raw = asSent(session, members);
  const role = serviceNamed(session, service);
  const options = { project: role.project, raw, key, together, ...proofOf(session, wanted) };
  const exchange = await session.wire.voice.update(serviceFact(session, role).id, undefined, options);
  updateAnswers(session).push(exchange);
  return exchange;
}

/** Asks for different updates under as many keys. How many requests a platform takes is open: throws Inconclusive where it refuses one. */
export async function updateUnderManyKeys(session: Session, { caller, service }: Asker, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    const members = JSON.stringify({ description: `${time} updates` });
    const { status } = await update(session, { caller, service, members, key: keyNamed(session, `change ${time}`) });
    if (status !== 200) throw new Inconclusive('precondition-unmet', `update ${time} in a row was not taken`);
  }
}

/** A large update under a key. Throws Inconclusive where the first use is refused for its size, which is left open. */
export async function updateWithManyCommands(session: Session, { caller, service }: Asker, count: number, key: string) {
  const commands: object[] = [];
  for (let place = 1; place <= count; place += 1)
    commands.push({ command: 'stopMessages', messagesName: `announcement-${place}` });
  const members = withCommands(JSON.stringify(commands));
  const { status } = await update(session, { caller, service, members, key: keyNamed(session, key) });
  if (![400, 413, 422].includes(status)) return;
  const message = `an update with ${count} commands is refused with HTTP status ${status}`;
  throw new Inconclusive('precondition-unmet', message, { leftOpen: true });
}

/** Sets behaviours that dial a relay with every published voice, `size` voices in each; answers how many there are. */
export async function useEveryVoice(session: Session, service: string, size: number): Promise<number> {
  const usual = { sttLanguage: 'en-US', enableInterruptions: true };
  for (let start = 0; start < VOICE_NAMES.length; start += size) {
    const commands = [];
    for (const ttsVoice of VOICE_NAMES.slice(start, start + size)) {
      const voiceRelay = { endpoint: 'wss://relay.example.com/talk', ttsVoice, ...usual };
      commands.push({ command: 'dial', to: { type: 'VOICE_RELAY', voiceRelay } });
    }
    const members = JSON.stringify({ callBehavior: { type: 'STATIC', static: { commands } } });
    await update(session, { service, members });
  }
  return VOICE_NAMES.length;
}

export function updatesOf(session: Session, rows: ReadonlyArray<Record<string, string>>): Update[] {
  const updates: Update[] = [];
  for (const { SERVICE: service = '', MEMBER = '', VALUE = '', KEY = '', TIMES = '1' } of rows) {
    const key = KEY ? keyNamed(session, KEY) : undefined;
    const members = objectOf([[MEMBER, VALUE]]);
    updates.push(...Array<Update>(Number(TIMES)).fill({ service, members, key }));
  }
  return updates;
}

/** What differs between two refusals for the same cause, if it has a digit: ids, instants, counters, all that looks like a token. */
const VARYING = [
  /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)/g,
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi,
  /[\w.~+/-]{16,}=*/g,
  /\d+/g,
];

/** The WWW-Authenticate header of each refused update of this example, without what varies from request to request. */
export function challengesOf(session: Session): string[] {
  const challenges: string[] = [];
  for (const { status, headers } of lookedAnswers(session)) {
    if (status !== 401) continue;
    let challenge = headers['www-authenticate'] ?? '';
    for (const each of VARYING) challenge = challenge.replace(each, (found) => (/\d/.test(found) ? '#' : found));
    challenges.push(challenge);
  }
  return challenges;
}

/** Sends updates in a burst, where nothing but the time they take makes them meet. */
export async function updateInBurst(session: Session, updates: readonly Update[]): Promise<void> {
  await atOnce(session, updates.length, (together, place) =>
    update(session, { ...(updates[place] as Update), together }),
  );
}

/** Sends updates so that they meet inside the platform: where requests can be held, they are parked and let go together. */
export async function updateTogether(session: Session, updates: readonly Update[]): Promise<void> {
  const point = updates.every(({ key }) => key === undefined) ? 'voice.default' : 'voice.update';
  const hold = await whereOffered(() => holdAt(session, point, updates.length));
  const flying = Promise.all(updates.map((each) => update(session, each)));
  if (hold !== undefined) await letGo(session, hold);
  await flying;
}
