import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { currentService, type ServiceObject, type ServiceRole, withCommands } from '../verbs/voice-services.ts';
import { lookedAnswers } from '../verbs/voice-updates.ts';
import { expectIncludes, includes } from './includes.ts';

const textOf = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';

/** The service in the answer has a static behavior with these commands. */
export const expectCommands = ({ json }: Exchange, commands: string): void =>
  expectIncludes(json, JSON.parse(withCommands(commands)));

/** The service is as it was, but for the members of `changes` and the time of its update. */
export function expectUnchanged(seen: ServiceObject, before: ServiceObject, changes = '{}'): void {
  const changed = JSON.parse(changes) as ServiceObject;
  expectIncludes(seen, changed, textOf(seen));
  const told = Object.fromEntries(Object.keys(changed).map((name) => [name, seen[name]]));
  const wanted = { ...before, ...told, updateTime: seen.updateTime };
  expect(seen, 'the service now').to.deep.equal(wanted);
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
  expectUnchanged(seen, (done?.json ?? {}) as ServiceObject);
}
