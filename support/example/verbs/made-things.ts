import { operationNamed } from '../../ground/operations/loader.ts';
import { idShown } from '../session/json-members.ts';
import { requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import type { SentMessage } from './delivery-reports.ts';
import { idsMadeBy, keepMade } from './effects.ts';
import type { MadeThing } from './operation-request.ts';
import { ask, type Requester, subjectOf } from './requests.ts';
import { idOf, type SenderId } from './senders.ts';
import { isServiceName, serviceFact, serviceNamed } from './voice-services.ts';

async function askWell(session: Session, requester: Requester, operation: string, about?: MadeThing) {
  const exchange = await ask(session, requester, operation, { about });
  return requireGood(exchange, `to ${operation} was refused with HTTP status`);
}

/** Performs an operation several times, each with an answer that must be good; keeps their ids. */
export async function askManyTimes(session: Session, requester: Requester, operation: string, times: number) {
  const { made } = operationNamed(operation);
  const ids: unknown[] = [];
  for (let count = 0; count < times; count += 1) {
    const exchange = await askWell(session, requester, operation);
    ids.push(session.wire.messages.idIn(exchange) ?? idShown(exchange.json, made));
  }
  keepMade(session, operation, ids);
}

export async function askForEach(session: Session, requester: Requester, operation: string, madeBy: string) {
  const isPlace = operationNamed(operation).path.includes('{contact}');
  const place = isPlace ? await subjectOf(session, operation, requester) : undefined;
  for (const made of idsMadeBy(session, madeBy)) {
    const id = String(made);
    await askWell(session, requester, operation, place ? { ...place, contact: id } : { id, code: '' });
  }
}

const ANY_CODE = '000000';
const PHONE_NUMBER = /^\+?\d+$/;

export const senderOf = async (session: Session, sender: SenderId): Promise<MadeThing> => ({
  id: await idOf(session, sender),
  code: ANY_CODE,
});

type NamedKind = 'webhook' | 'signature key' | 'dedicated number';

export function nameThing({ handles }: Session, kind: NamedKind, name: string, id: string): void {
  handles.put(`${kind} ${name}`, id);
}

export const idNamed = ({ handles }: Session, kind: NamedKind, name: string): string =>
  handles.get<string>(`${kind} ${name}`);

/** What an operation is about, by the name that the example gave it; a number has itself for a name. */
export function thingNamed(session: Session, operation: string, name: string): MadeThing {
  const { handles } = session;
  const { about = '' } = operationNamed(operation);
  const handle = `${about.replace('assigned', 'dedicated')} ${name}`;
  let id: string;
  if (handles.has(handle)) id = handles.get<string>(handle);
  else if (isServiceName(session, name)) id = serviceFact(session, serviceNamed(session, name)).id;
  else if (handles.has(name)) id = encodeURIComponent(handles.get<SentMessage>(name).id);
  else id = PHONE_NUMBER.test(name) ? encodeURIComponent(numberAt(session, name)) : handles.get<string>(handle);
  return { id, code: '' };
}
