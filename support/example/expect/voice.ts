import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { ServiceObject } from '../verbs/voice-services.ts';
import { expectIncludes, includes } from './includes.ts';

const textOf = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';

/** Every member of `wanted` (a JSON object) has its value in `seen`; further members are allowed. */
export function expectMembers(seen: unknown, wanted: string): void {
  const service = (seen ?? {}) as ServiceObject;
  for (const [name, value] of Object.entries(JSON.parse(wanted) as ServiceObject))
    expectIncludes(service[name], value, `${name} in ${textOf(seen)}`);
}

/** One of two JSON objects has all its values in `seen`, the other has not. */
export function expectEither(seen: ServiceObject, one: string, other: string): void {
  const applied = [one, other].filter((wanted) => includes(seen, JSON.parse(wanted)));
  expect(applied, `what was applied to ${textOf(seen)}`).to.have.lengthOf(1);
}

/** No member of `unwanted` (a JSON object) has its value in `seen`. */
export function expectOtherMembers(seen: ServiceObject, unwanted: string): void {
  for (const [name, value] of Object.entries(JSON.parse(unwanted) as ServiceObject))
    expect(includes(seen[name], value), `${name} ${textOf(value)} in ${textOf(seen)}`).to.equal(false);
}

/** The service is as it was, but for the members of `changes` and the time of its update. */
export function expectUnchanged(seen: ServiceObject, before: ServiceObject, changes = '{}'): void {
  const changed = JSON.parse(changes) as ServiceObject;
  expectMembers(seen, changes);
  const told = Object.fromEntries(Object.keys(changed).map((name) => [name, seen[name]]));
  const wanted = { ...before, ...told, updateTime: seen.updateTime };
  expect(seen, 'the service now').to.deep.equal(wanted);
}

/** Two answers say the same: the same status and the same JSON. */
export function expectSameAnswer(seen: Exchange, wanted: Exchange): void {
  expect(seen.status, `status beside ${textOf(seen.json)}`).to.equal(wanted.status);
  expect(seen.json, 'body of the answer').to.deep.equal(wanted.json);
}

/** Among answers to simultaneous requests the successful ones are alike, and the others have one of `allowed`. */
export function expectAlikeOr(answers: readonly Exchange[], allowed: readonly number[]): void {
  const [first, ...rest] = answers.filter(({ status }) => !allowed.includes(status));
  expect(first?.status, 'status of the request that was carried out').to.equal(200);
  for (const each of rest) expectSameAnswer(each, first as Exchange);
}

/** updateTime grows from answer to answer and starts no earlier than createTime. Section "Voice service". */
export function expectTimeToAdvance(services: readonly ServiceObject[]): void {
  const times = services.map(({ updateTime }) => Date.parse(String(updateTime)));
  const created = Date.parse(String(services[0]?.createTime));
  expect(times[0], `updateTime beside createTime ${services[0]?.createTime}`).to.be.at.least(created);
  times.slice(1).forEach((time, place) => {
    expect(time, `updateTime of answer ${place + 2}`).to.be.above(times[place] as number);
  });
}
