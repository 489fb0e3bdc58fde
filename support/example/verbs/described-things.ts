import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Session } from '../session/session.ts';
import type { MadeThing } from './operation-request.ts';
import { idOf, type SenderId } from './senders.ts';
import { isThing, thingOf } from './things.ts';
import { type ServiceRole, serviceFact } from './voice-services.ts';

/** What a request is about: an id as a feature writes it, a thing of the account, a sender address or a voice service. */
export type About =
  | { readonly id: string }
  | { readonly thing: string }
  | { readonly sender: SenderId }
  | { readonly service: ServiceRole };

const ANY_CODE = '000000';

export async function thingDescribed(session: Session, about: About): Promise<MadeThing> {
  if ('sender' in about) return { id: await idOf(session, about.sender), code: ANY_CODE };
  if ('service' in about) return { id: serviceFact(session, about.service).id, code: '' };
  if ('id' in about) return { id: about.id, code: '' };
  if (!isThing(about.thing)) throw new HarnessError(`there is no way to make a ${about.thing}`);
  return thingOf(session, about.thing, { role: 'main' });
}

/** The things that a step describes: several sender addresses are written with commas between them. */
export async function thingsDescribed(session: Session, about: About): Promise<MadeThing[]> {
  if (!('sender' in about)) return [await thingDescribed(session, about)];
  const { of, address } = about.sender;
  const each = address.split(', ').map((name) => thingDescribed(session, { sender: { of, address: name } }));
  return Promise.all(each);
}

export interface NamedOperation {
  readonly kind: 'webhook' | 'signature key' | 'dedicated number';
  readonly operation: string;
}

export function nameThing({ handles }: Session, kind: NamedOperation['kind'], name: string, id: string): void {
  handles.put(`${kind} ${name}`, id);
}

export const idNamed = ({ handles }: Session, kind: NamedOperation['kind'], name: string): string =>
  handles.get<string>(`${kind} ${name}`);

export const thingNamed = (session: Session, { kind }: NamedOperation, name: string): MadeThing => ({
  id: idNamed(session, kind, name),
  code: '',
});

export type Named = { readonly thing: string } | { readonly key: string };

export async function idOfThing(session: Session, named: Named): Promise<string> {
  if ('key' in named) return idNamed(session, 'signature key', named.key);
  return (await thingDescribed(session, named)).id;
}
