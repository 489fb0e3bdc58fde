import type { ServiceFact } from '../../ground/facts.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { countsEffects, effectsOf } from './effects.ts';
import { receiverNamed } from './receivers.ts';

/** A voice service by the project it belongs to and its place there, counted from 1. */
export interface ServiceRole {
  readonly project: string;
  readonly place: number;
}

export type ServiceObject = Readonly<Record<string, unknown>>;

const handleOfName = (name: string): string => `the voice service "${name}"`;

/** Gives names to the first voice services of a project. Only a service that is used has to be there. */
export function nameServices({ handles }: Session, project: string, names: readonly string[]): void {
  for (const [index, name] of names.entries())
    handles.put<ServiceRole>(handleOfName(name), { project, place: index + 1 });
}

export const isServiceName = ({ handles }: Session, name: string): boolean => handles.has(handleOfName(name));

export const serviceNamed = ({ handles }: Session, name: string): ServiceRole => handles.get(handleOfName(name));

/** The id and first name of a service. Throws Undeclared when the target has no such service. */
export function serviceFact(session: Session, { project, place }: ServiceRole): ServiceFact {
  const service = session.cast.project(project).services[place - 1];
  if (!service) throw new Undeclared(`voice service number ${place} of the project ${project}`);
  return service;
}

export const withCommands = (commands: string): string =>
  `{"callBehavior":{"type":"STATIC","static":{"commands":${commands}}}}`;

export function withEventReceivers(receiver: string, fallback?: string): string {
  const fallbackUrl = fallback === undefined ? undefined : `{receiver ${fallback}}`;
  const webhook = { url: `{receiver ${receiver}}`, fallbackUrl };
  return JSON.stringify({ callBehavior: { type: 'WEBHOOK', webhook } });
}

const GAP = /"\{(menu|human|machine|beep|unknown|destination [123]|address [123])\}"/;
const OUTCOME = /^\{(human|machine|beep|unknown)\}$/;
const DESTINATION = /^\{(destination|address) (\d)\}$/;

/**
 * JSON of a feature as it is sent: `{receiver NAME}` is the URL of that receiver, and what the document does not show is
 * filled in from the bindings of the target. Text without any of these stays as it is, even if it is no JSON.
 */
export function asSent(session: Session, text: string): string {
  const whole = GAP.test(text) ? JSON.stringify(filled(session, JSON.parse(text))) : text;
  return whole.replace(/\{receiver ([^{}"]+)\}/g, (_all, name: string) => receiverNamed(session, name).url);
}

/**
 * `{human}` as a name is what the target calls that outcome, and its commands are written as the target reads them. To read
 * a binding is to use it, in the evidence too: only those are read that fill something.
 */
function filled(session: Session, value: unknown): unknown {
  const { bindings } = session.run.target;
  if (typeof value === 'string') {
    // `{destination 1}` is the name of the first storage service for recordings, `{address 1}` an address there.
    const [, kind, place] = DESTINATION.exec(value) ?? [];
    if (place === undefined) return value;
    const services = bindings.recordingDestinations.split(', ');
    const [name, address] = services[Number(place) - 1]?.split(' ') ?? [];
    return String(kind === 'destination' ? name : address);
  }
  if (Array.isArray(value)) return value.map((each) => filled(session, each));
  if (typeof value !== 'object' || value === null) return value;
  if ('{menu}' in value) return withCommandsIn(bindings.menuForm, filled(session, value['{menu}']));

  const members: Array<[name: string, value: unknown]> = [];
  for (const [name, inner] of Object.entries(value)) {
    const [, outcome] = OUTCOME.exec(name) ?? [];
    if (outcome === undefined) members.push([name, filled(session, inner)]);
    else {
      const capitalised = `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`;
      const event = bindings.detectionEvent.replace('{outcome}', outcome).replace('{Outcome}', capitalised);
      members.push([event, withCommandsIn(bindings.reactionForm, filled(session, inner))]);
    }
  }
  return Object.fromEntries(members);
}

const withCommandsIn = (form: string, commands: unknown): unknown =>
  JSON.parse(form.split('{commands}').join(JSON.stringify(commands)));

const baselineHandle = (name: string): string => `"${name}" as it was`;
const changesHandle = (name: string): string => `the changes of "${name}"`;

/** Brings a service into a state and remembers it whole; the state is the starting point of an example. */
export async function setUpService(session: Session, name: string, members: string): Promise<void> {
  const role = serviceNamed(session, name);
  const options = { project: role.project, raw: asSent(session, members) };
  const exchange = await session.wire.voice.update(serviceFact(session, role).id, undefined, options);
  const { json } = requireGood(exchange, `"${name}" cannot be set to ${members}: HTTP status`);
  session.handles.put(baselineHandle(name), json);
  if (countsEffects(session)) session.handles.put(changesHandle(name), await changesOf(session, role));
}

export async function changesSinceSetUp(session: Session, name: string): Promise<number> {
  return (await changesOf(session, serviceNamed(session, name))) - session.handles.get<number>(changesHandle(name));
}

async function changesOf(session: Session, role: ServiceRole): Promise<number> {
  return (await effectsOf(session))[`voice.update ${serviceFact(session, role).id}`] ?? 0;
}

export const baselineOf = ({ handles }: Session, name: string): ServiceObject => handles.get(baselineHandle(name));

/** The current service, read by an update that changes nothing. Section "Voice service update". */
export async function currentService(session: Session, role: ServiceRole): Promise<ServiceObject> {
  const exchange = await session.wire.voice.update(serviceFact(session, role).id, {}, { project: role.project });
  exchange.looked = true;
  const { status, json } = exchange;
  if (status >= 300)
    throw new Inconclusive('insufficient-evidence', `the service cannot be read with {}: HTTP status ${status}`);
  return (json ?? {}) as ServiceObject;
}

export async function countDefaults(session: Session, project: string): Promise<number> {
  let count = 0;
  for (const place of session.cast.project(project).services.keys()) {
    const service = await currentService(session, { project, place: place + 1 });
    if (service.isDefault === true) count += 1;
  }
  return count;
}
