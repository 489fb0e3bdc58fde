import type { ServiceFact } from '../../ground/facts.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { UpdateOptions } from '../session/api/voice-api.ts';
import type { Session } from '../session/session.ts';
import { asSent } from './document-gaps.ts';
import { countsEffects, effectsOf } from './effects.ts';

/** A voice service by the project it belongs to and its place there, counted from 1. */
export interface ServiceRole {
  readonly project: string;
  readonly place: number;
}

export type ServiceObject = Readonly<Record<string, unknown>>;

/** The id and first name of a service. Throws Inconclusive when the target has no such service. */
export function serviceFact(session: Session, { project, place }: ServiceRole): ServiceFact {
  const service = session.project(project).services[place - 1];
  if (!service) throw new Undeclared(`voice service number ${place} of the project ${project}`);
  return service;
}

/** What a service signs its call events with. Throws Inconclusive when the target does not tell it. */
export function serviceSecret(session: Session, role: ServiceRole): string {
  const { secret } = serviceFact(session, role);
  if (secret === undefined) throw new Undeclared('secret that call events are signed with');
  return secret;
}

/** A service as the features name it. */
export const nameOfService = ({ project, place }: ServiceRole): string =>
  `the ${project === 'other' ? "other project's " : ''}${place === 2 ? 'second ' : ''}service`;

const ROLES: readonly ServiceRole[] = ['main', 'other'].flatMap((project) => [
  { project, place: 1 },
  { project, place: 2 },
]);

/** The part that a service plays, by the words a feature uses for it. */
export function serviceCalled(words = ''): ServiceRole {
  const role = ROLES.find((each) => nameOfService(each) === words);
  if (!role) throw new HarnessError(`no voice service is called ${words}`);
  return role;
}

export const wordsForService = (session: Session, id: string): string => {
  const role = ROLES.find(
    ({ project, place }) =>
      session.facts.projects.find((each) => each.role === project)?.services[place - 1]?.id === id,
  );
  return role ? nameOfService(role) : id;
};

/** Where a service sends the events of its calls. */
export interface EventReceivers {
  readonly receiver: string;
  readonly fallback: string | undefined;
}

/** The members of a service with a static behavior, from a JSON list of its commands. */
export const withCommands = (commands: string): string =>
  `{"callBehavior":{"type":"STATIC","static":{"commands":${commands}}}}`;

/** The members of a service that sends its events to receivers of this example. */
export function withEventReceivers({ receiver, fallback }: EventReceivers): string {
  const reserve = fallback === undefined ? {} : { fallbackUrl: `{receiver ${fallback}}` };
  const webhook = { url: `{receiver ${receiver}}`, ...reserve };
  return JSON.stringify({ callBehavior: { type: 'WEBHOOK', webhook } });
}

const baselineName = ({ project, place }: ServiceRole): string => `baseline of service ${place} of ${project}`;

const changesName = ({ project, place }: ServiceRole): string => `changes of service ${place} of ${project}`;

const byOwner = ({ project }: ServiceRole): UpdateOptions => ({ project });

/** Brings a service into a state and remembers it whole; the state is the starting point of an example. */
export async function setUpService(session: Session, role: ServiceRole, members: string): Promise<void> {
  const { id } = serviceFact(session, role);
  const { status, json } = looked(
    await session.voice.update(id, undefined, { ...byOwner(role), raw: asSent(session, members) }),
  );
  if (status >= 300)
    throw new Inconclusive('precondition-unmet', `the service cannot be set to ${members}: HTTP status ${status}`);
  session.handles.put(baselineName(role), json);
  if (countsEffects(session)) session.handles.put(changesName(role), await changesOf(session, role));
}

/** How often a service really changed since it was set up, by the platform's own count. */
export async function changesSinceSetUp(session: Session, role: ServiceRole): Promise<number> {
  return (await changesOf(session, role)) - session.handles.get<number>(changesName(role));
}

async function changesOf(session: Session, role: ServiceRole): Promise<number> {
  const { id } = serviceFact(session, role);
  const effects = await effectsOf(session);
  return effects.find(({ operation, resource }) => operation === 'voice.update' && resource === id)?.count ?? 0;
}

/** The service as it was when its example set it up. */
export function baselineOf(session: Session, role: ServiceRole): ServiceObject {
  if (!session.handles.has(baselineName(role))) throw new HarnessError('the service was not set to anything before');
  return session.handles.get<ServiceObject>(baselineName(role));
}

/** The current service, read by an update that changes nothing. Section "Voice service update". */
export async function currentService(session: Session, role: ServiceRole): Promise<ServiceObject> {
  const { id } = serviceFact(session, role);
  const { status, json } = looked(await session.voice.update(id, {}, byOwner(role)));
  if (status >= 300)
    throw new Inconclusive('insufficient-evidence', `the service cannot be read with {}: HTTP status ${status}`);
  return (json ?? {}) as ServiceObject;
}

/** How many services of a project say that they are its default. */
export async function countDefaults(session: Session, project: string): Promise<number> {
  let count = 0;
  for (const place of session.project(project).services.keys()) {
    const service = await currentService(session, { project, place: place + 1 });
    if (service.isDefault === true) count += 1;
  }
  return count;
}

function looked(exchange: Exchange): Exchange {
  exchange.looked = true;
  return exchange;
}
