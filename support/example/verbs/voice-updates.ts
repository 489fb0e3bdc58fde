import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Burst } from '../../wire/http/burst.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { UpdateOptions } from '../session/api/voice-api.ts';
import type { Credential } from '../session/credential.ts';
import type { Session } from '../session/session.ts';
import { asSent } from './document-gaps.ts';
import { unseen } from './fresh-text.ts';
import { heldToken } from './held-tokens.ts';
import { type ServiceRole, serviceCalled, serviceFact } from './voice-services.ts';

/** Who asks for an update, and how it shows who it is: with good or wrong credentials, with none, or with a token. */
export interface Caller {
  readonly project: 'main' | 'other';
  readonly proof: 'good' | 'wrong' | 'none';
  readonly token?: string | undefined;
  /** Where the token is, if not in the Authorization header. */
  readonly place?: 'query' | 'body' | undefined;
}

/** What an update is about: a service, or a path as a feature writes it. */
export type Updated = ServiceRole | { readonly path: string };

/** An Idempotency-Key: a name that stands for a fresh one, or the text itself. */
export type KeyChoice = { readonly name: string } | { readonly literal: string };

const THE_CLIENT: Caller = { project: 'main', proof: 'good' };

/** One update as a step describes it; `members` is the body unchanged, `key` the value of its header. */
export interface Update {
  readonly service: ServiceRole;
  readonly members: string;
  readonly caller?: Caller;
  readonly key?: string | undefined;
  /** The burst that it leaves with. */
  readonly together?: Burst | undefined;
}

const ANSWERS = 'the answers to the updates';

/** The answers to the updates of this example in the order they were asked for; reading and setting up do not count. */
export const updateAnswers = (session: Session): Exchange[] =>
  session.handles.has(ANSWERS)
    ? session.handles.get<Exchange[]>(ANSWERS)
    : session.handles.put<Exchange[]>(ANSWERS, []);

const KEYS = 'the keys of this example';

/** Another key with the same beginning: only its last two characters differ. */
const likewise = (key: string, place: number): string =>
  key.slice(0, -2) + ((Number.parseInt(key.slice(-2), 16) + place) % 256).toString(16).padStart(2, '0');

/** The key that an example calls `name`: a fresh one at the first mention, the same one afterwards. */
export function keyNamed(session: Session, name: string): string {
  const { handles } = session;
  const keys = handles.has(KEYS) ? handles.get<Map<string, string>>(KEYS) : handles.put(KEYS, new Map());
  const [first] = keys.values();
  const key = keys.get(name) ?? (first === undefined ? unseen(session) : likewise(first, keys.size));
  keys.set(name, key);
  return key;
}

/** The text of an Idempotency-Key. */
export const keyOf = (session: Session, choice: KeyChoice): string =>
  'name' in choice ? keyNamed(session, choice.name) : choice.literal;

function credentialOf(session: Session, { project, proof, token }: Caller): Credential {
  const { keyId, keySecret } = session.project(project);
  if (token !== undefined) return { scheme: 'bearer', token: heldToken(session, token).value };
  if (proof === 'none') return { scheme: 'none' };
  const password = proof === 'wrong' ? `${keySecret}x` : keySecret;
  return { scheme: 'basic', pair: { user: keyId, password } };
}

/** What differs where a token is in the query or in the body instead of the Authorization header. */
function tokenElsewhere(session: Session, { service, members, caller }: Update): UpdateOptions {
  const { token, place } = caller ?? THE_CLIENT;
  if (token === undefined || place === undefined) return {};
  const { value } = heldToken(session, token);
  const path = `/v2/projects/${session.project(service.project).id}/services/${serviceFact(session, service).id}`;
  const as: Credential = { scheme: 'none' };
  if (place === 'query') return { as, path: `${path}?access_token=${encodeURIComponent(value)}` };
  return { as, raw: JSON.stringify({ ...(JSON.parse(members) as object), access_token: value }) };
}

/** Sends an update as its caller would; the path is the service's own, also for other callers. */
export async function update(session: Session, wanted: Update): Promise<Exchange> {
  const { service, members, caller = THE_CLIENT, key, together } = wanted;
  const options: UpdateOptions = {
    project: service.project,
    as: credentialOf(session, caller),
    raw: asSent(session, members),
    key,
    together,
    ...tokenElsewhere(session, wanted),
  };
  const exchange = await session.voice.update(serviceFact(session, service).id, undefined, options);
  updateAnswers(session).push(exchange);
  return exchange;
}

/** Asks for different updates under as many keys. How many requests a platform takes is open: throws Inconclusive where it refuses one. */
export async function updateUnderManyKeys(
  session: Session,
  { caller, service }: Required<Pick<Update, 'caller' | 'service'>>,
  times: number,
): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    const members = JSON.stringify({ description: `Change ${time}` });
    const { status } = await update(session, { caller, service, members, key: keyNamed(session, `change ${time}`) });
    if (status !== 200) throw new Inconclusive('precondition-unmet', `update ${time} in a row was not taken`);
  }
}

/** The answers to all updates of this example, all of them looked at. */
export function lookedAnswers(session: Session): readonly Exchange[] {
  for (const answer of updateAnswers(session)) answer.looked = true;
  return updateAnswers(session);
}

/** The answer to update number `place`, counted from 1. */
export function answerNumber(session: Session, place: number): Exchange {
  const answer = lookedAnswers(session)[place - 1];
  if (!answer) throw new HarnessError(`there was no update number ${place}`);
  return answer;
}

/** The updates that a table with the columns SERVICE, BODY, KEY and TIMES describes. */
export function updatesOf(session: Session, rows: ReadonlyArray<Record<string, string>>): Update[] {
  return rows.flatMap(({ SERVICE, BODY = '{}', KEY = '', TIMES = '1' }) => {
    const key = KEY === '' ? undefined : keyNamed(session, KEY);
    return Array<Update>(Number(TIMES)).fill({ service: serviceCalled(SERVICE), members: BODY, key });
  });
}
