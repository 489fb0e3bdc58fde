import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { spanOf } from '../../ground/time/span.ts';
import { holderOf, objectOf } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { numberLike } from './blacklist.ts';
import { breathe, holdRequests, letGo } from './bursts.ts';
import { type CredentialTemplate, credentialFrom } from './credentials.ts';
import { idsMadeBy } from './effects.ts';
import { rawBody } from './named-values.ts';
import { operationRequest } from './operation-request.ts';
import { ask, type Manner, type Requester, reuseProof, subjectOf } from './requests.ts';
import { type Thing, thingOf } from './things.ts';

export type Change =
  | { readonly to: 'nothing' | 'reports' }
  | { readonly to: 'length' | 'entries' | 'different entries' | 'name'; readonly count: number }
  | { readonly to: 'value'; readonly json: string }
  | { readonly to: 'list'; readonly rows: ReadonlyArray<Readonly<Record<string, string>>> }
  | { readonly to: 'thing'; readonly kind: Thing; readonly count: number }
  | { readonly to: 'objects made' | 'ids made'; readonly by: string };

type Holder = Record<string, unknown>;

/** Asks for an operation with one member of its good body changed; the objects around it are made where they are missing. */
export async function askWithMember(
  session: Session,
  requester: Requester,
  operation: string,
  pointer: string,
  change: Change,
) {
  const about = await subjectOf(session, operation, requester);
  const { raw } = operationRequest(session, operation, about);
  if (typeof raw !== 'string') throw new HarnessError(`to ${operation} takes no body that could be altered`);
  const body = JSON.parse(raw) as Holder;

  const [, ...names] = pointer.split('/');
  const name = names.at(-1);
  if (name === undefined) throw new HarnessError(`"${pointer}" is not a JSON pointer to a member`);
  const holder = holderOf(body, names);

  const changed = await changedMember(session, holder[name], change);
  if (changed === undefined) delete holder[name];
  else holder[name] = changed;
  return ask(session, requester, operation, { about, raw: JSON.stringify(body) });
}

const ADDRESS = /^(https?|sips?|wss?):/;

/** What a member becomes; it is left out when it becomes nothing. */
async function changedMember(session: Session, before: unknown, change: Change): Promise<unknown> {
  switch (change.to) {
    case 'nothing':
      return undefined;
    case 'length': {
      // An address grows at its end, everything else is made of one letter.
      const start = typeof before === 'string' && ADDRESS.test(before) ? before : '';
      return start.padEnd(change.count, 'a').slice(0, change.count);
    }
    case 'name':
      return { ['a'.repeat(change.count)]: 'x' };
    case 'entries':
      if (Array.isArray(before)) return Array(change.count).fill(before[0]);
      return Object.fromEntries(Array.from({ length: change.count }, (_, place) => [`entry ${place}`, 'x']));
    case 'different entries': {
      const first = (before as unknown[])[0];
      const entries: unknown[] = [];
      for (let place = 0; place < change.count; place += 1) {
        if (String(first).startsWith('+')) entries.push(numberLike(place));
        else entries.push(place === 0 ? first : `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`);
      }
      return entries;
    }
    case 'thing':
      return Array(change.count).fill((await thingOf(session, change.kind, { role: 'main' })).id);
    case 'objects made':
      return idsMadeBy(session, change.by).map((id) => ({ id }));
    case 'ids made':
      return idsMadeBy(session, change.by);
    case 'reports': {
      const { delivery_reports: reports = [] } = (session.wire.last.json ?? {}) as { delivery_reports?: Holder[] };
      return reports.map(({ delivery_report_id: id }) => id);
    }
    case 'list':
      return change.rows.map(objectOf);
    case 'value':
      return JSON.parse(change.json);
  }
}

/** How a request differs from the usual one, by the words of a table; what is not in capitals is a header. */
type Wishes = Readonly<Record<string, string>>;

const INSTANCES: Readonly<Record<string, Manner['at']>> = { EU: 'messaging', APAC: 'messagingApac' };

/** Performs an operation in an unusual way. Throws Inconclusive (precondition-unmet) where an instance has no key. */
export async function askUnusually(session: Session, requester: Requester, operation: string, wishes: Wishes) {
  const { METHOD, INSTANCE, BODY, QUERY, CREDENTIALS, DELAY, SIGNATURE } = wishes;
  if (DELAY !== undefined) {
    const span = spanOf(DELAY);
    const about = await subjectOf(session, operation, requester);
    const hold = await holdRequests(session, operation, 2);
    const answer = ask(session, requester, operation, { about });
    await breathe(session);
    await session.time.pass(span);
    await letGo(session, hold);
    return void (await answer);
  }
  if (SIGNATURE !== undefined) return void (await reuseProof(session, operation));
  if (CREDENTIALS !== undefined && CREDENTIALS !== 'none')
    throw new HarnessError(`CREDENTIALS can be none, not "${CREDENTIALS}"`);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(wishes))
    if (name !== name.toUpperCase()) headers[name.toLowerCase()] = value;
  const { status } = await ask(session, requester, operation, {
    method: METHOD,
    at: INSTANCES[INSTANCE ?? ''],
    raw: BODY === undefined ? undefined : rawBody(session, BODY),
    query: QUERY,
    credential: CREDENTIALS === undefined ? undefined : chosenCredentials(session, requester.role, 'none'),
    headers,
  });
  if (INSTANCE === 'APAC' && CREDENTIALS === undefined && status === 401)
    throw new Inconclusive('precondition-unmet', 'the APAC instance does not know the key of the account');
}

export type CredentialChoice = 'none' | CredentialTemplate;

export function chosenCredentials(session: Session, role: string, choice: CredentialChoice): Manner['credential'] {
  return ({ interface: at }) => (choice === 'none' ? { scheme: 'none' } : credentialFrom(session, at, role, choice));
}
