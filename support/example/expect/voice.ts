import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import {
  asSent,
  baselineOf,
  currentService,
  type ServiceObject,
  type ServiceRole,
  withCommands,
} from '../verbs/voice-services.ts';
import { lookedAnswers } from '../verbs/voice-updates.ts';
import { expectIncludes, includes } from './includes.ts';
import { unmasked } from './masked.ts';
import { shownOf } from './service-members.ts';
import { steadyMembers } from './steady-members.ts';

const textOf = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';

/** The service in the answer has a static behavior with these commands. */
export function expectCommands(session: Session, { json }: Exchange, commands: string): void {
  const wanted = JSON.parse(asSent(session, withCommands(commands)));
  expectIncludes(unmasked(json, wanted), wanted);
}

/** Whatever the document shows of a service is as it was, but for `changed` and the time of the update. */
function expectSame(seen: ServiceObject, before: ServiceObject, changed: ServiceObject): void {
  expectIncludes(seen, changed, textOf(seen));
  const told = Object.fromEntries(Object.keys(changed).map((name) => [name, seen[name]]));
  const wanted = { ...before, ...told, updateTime: seen.updateTime };
  expect(shownOf(seen), 'the service now').to.deep.equal(shownOf(wanted));
}

/** A service without what changes by itself in its call behavior, where two readings differ. */
const steady = (service: ServiceObject, first: ServiceObject, second: ServiceObject): ServiceObject => ({
  ...service,
  callBehavior: steadyMembers(service.callBehavior, first.callBehavior, second.callBehavior),
});

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The service is as it was before its example changed it, but for the members of `changes`. */
export async function expectUnchanged(session: Session, role: ServiceRole, changes = '{}'): Promise<void> {
  const before = baselineOf(session, role);
  const seen = await currentService(session, role);
  const changed = JSON.parse(asSent(session, changes)) as ServiceObject;
  if ('callBehavior' in changed || !differ(seen.callBehavior, before.callBehavior))
    return expectSame(seen, before, changed);
  const again = await currentService(session, role);
  return expectSame(steady(seen, seen, again), steady(before, seen, again), changed);
}

/** One of two updates was made, the other was not, and the service is as the accepted one was answered. */
export async function expectEitherUpdate(
  session: Session,
  service: ServiceRole,
  updates: readonly string[],
): Promise<void> {
  const seen = await currentService(session, service);
  const applied = updates.filter((wanted) => includes(seen, JSON.parse(wanted)));
  expect(applied, `what was applied to ${textOf(seen)}`).to.have.lengthOf(1);
  const done = lookedAnswers(session).find(({ status }) => status === 200);
  expectSame(seen, (done?.json ?? {}) as ServiceObject, {});
}
