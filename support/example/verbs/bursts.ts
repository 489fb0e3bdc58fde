import { operationNamed } from '../../ground/operations/loader.ts';
import { whereOffered } from '../../ground/problems/facility-missing.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Burst } from '../../wire/http/burst.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { ownCredential } from '../session/credential.ts';
import { memberAt } from '../session/json-members.ts';
import type { Request } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { idsMadeBy, keepMade } from './effects.ts';
import { operationRequest } from './operation-request.ts';
import { type Requester, subjectOf } from './requests.ts';

/** Round trips to the lab after which every request sent before them has reached the platform. */
const BREATHS = 10;

/** Parks the next `count` requests at `point`; the last one releases all. Returns the id of the hold. */
export async function holdAt(session: Session, point: string, count: number): Promise<string> {
  return ((await session.facilities.named('holds').request('POST', '/holds', { point, count })) as { id: string }).id;
}

/** Waits until every request that was sent has reached the platform, as far as its lab can show that. */
export async function breathe(session: Session): Promise<void> {
  for (let breath = 0; breath < BREATHS; breath += 1) await session.facilities.named('clock').request('GET', '/clock');
}

/** Frees what is still parked: a platform that lets only the first request in never fills the hold. */
export async function letGo(session: Session, hold: string): Promise<void> {
  await breathe(session);
  await whereOffered(() => session.facilities.named('holds').request('POST', `/holds/${hold}/release`));
}

/** Does something many times, so that the one request of each leaves together with those of the others. */
export async function atOnce<T>(session: Session, count: number, act: (together: Burst, place: number) => Promise<T>) {
  const burst = new Burst(count);
  const acts: Promise<T>[] = [];
  for (let place = 0; place < count; place += 1) acts.push(act(burst, place));
  for (const each of acts) each.catch(burst.abandon.bind(burst));
  const results = await Promise.all(acts);
  if (burst.open > 0)
    session.journal.witness.push(`${burst.open} connections were open before the first of ${count} requests left`);
  return results;
}

const HOLD_POINTS: Readonly<Record<string, string>> = {
  'submit a message': 'messages.submit',
  'cancel a message': 'messages.cancel',
  'create a webhook': 'webhooks.create',
  'enable a signature key': 'keys.enable',
  'assign a number': 'numbers.assign',
  'request a sender address': 'senders.request',
  'verify a number': 'senders.verify',
  'create a custom field': 'customFields.create',
  'create a voice service': 'voice.create',
  'update a voice service': 'voice.update',
  'create a subproject': 'subprojects.create',
  'request a token': 'token.issue',
  'look up a number': 'lookup.query',
};

/** Makes the platform hold requests just before it decides, until so many have arrived. */
export function holdRequests(session: Session, operation: string, count: number): Promise<string> {
  const point = HOLD_POINTS[operation];
  if (!point) throw new HarnessError(`nothing holds requests to ${operation}`);
  return holdAt(session, point, count);
}

const ANSWERS = 'the answers to the burst';

/** Asks for an operation many times at once; every request is the same, byte for byte. */
export async function askAtOnce(session: Session, requester: Requester, operation: string, count: number) {
  const plain = operationRequest(session, operation, await subjectOf(session, operation, requester));
  await sendAtOnce(session, requester, operation, Array<Request>(count).fill(plain));
}

/** The same with another value of a member of the body, at a JSON pointer such as `/name`, in each request. */
export async function askAtOnceEach(
  session: Session,
  requester: Requester,
  operation: string,
  count: number,
  pointer: string,
): Promise<void> {
  const plain = operationRequest(session, operation, await subjectOf(session, operation, requester));
  const body = JSON.parse(String(plain.raw)) as Record<string, unknown>;
  const member = pointer.slice(1);
  const requests: Request[] = [];
  for (let place = 1; place <= count; place += 1) {
    const altered = { ...body, [member]: `${String(body[member])}${place}` };
    requests.push({ ...plain, raw: JSON.stringify(altered) });
  }
  await sendAtOnce(session, requester, operation, requests);
}

/** The same about each thing that another operation made, in turn. */
export async function askAtOnceInTurn(
  session: Session,
  requester: Requester,
  operation: string,
  count: number,
  madeBy: string,
): Promise<void> {
  const ids = idsMadeBy(session, madeBy);
  const requests: Request[] = [];
  for (let place = 0; place < count; place += 1)
    requests.push(operationRequest(session, operation, { id: String(ids[place % ids.length]), code: '' }));
  await sendAtOnce(session, requester, operation, requests);
}

async function sendAtOnce(session: Session, requester: Requester, operation: string, requests: readonly Request[]) {
  const answers = await atOnce(session, requests.length, (together, place) => {
    const request = requests[place] as Request;
    return session.wire.send({ ...request, as: ownCredential(session, request.interface, requester.role), together });
  });
  session.handles.put(ANSWERS, answers);
  const member = operationNamed(operation).made ?? 'id';
  const taken: unknown[] = [];
  for (const { status, json } of answers) if (status < 300) taken.push(memberAt(json, member));
  keepMade(session, operation, taken);
}

const TOO_MANY = 429;

/** The answers to a burst, all looked at. Throws Inconclusive (insufficient-evidence) on one that was held off. */
export function answersToBurst(session: Session, refusal: number | undefined): readonly Exchange[] {
  const answers = session.handles.get<Exchange[]>(ANSWERS);
  let heldOff = 0;
  for (const answer of answers) {
    answer.looked = true;
    if (answer.status === TOO_MANY) heldOff += 1;
  }
  if (refusal === TOO_MANY || heldOff === 0) return answers;
  const told = `${heldOff} of ${answers.length} requests at once were answered with HTTP status ${TOO_MANY}`;
  throw new Inconclusive('insufficient-evidence', told);
}

export function servedAnswers(session: Session): readonly Exchange[] {
  return answersToBurst(session, undefined);
}
