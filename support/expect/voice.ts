import { expect } from 'chai';
import type { Exchange } from '../http/exchange.ts';
import type { ServiceObject } from '../session/voice-services.ts';

const textOf = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';

/** Every member of `wanted` (a JSON object) has its value in `seen`; further members are allowed. */
export function expectMembers(seen: unknown, wanted: string): void {
  const service = (seen ?? {}) as ServiceObject;
  for (const [name, value] of Object.entries(JSON.parse(wanted) as ServiceObject))
    expect(service[name], `${name} in ${textOf(seen)}`).to.deep.equal(value);
}

/** One of two JSON objects has all its values in `seen`, the other has not. */
export function expectEither(seen: ServiceObject, one: string, other: string): void {
  const applied = [one, other].filter((wanted) =>
    Object.entries(JSON.parse(wanted) as ServiceObject).every(
      ([name, value]) => JSON.stringify(seen[name]) === JSON.stringify(value),
    ),
  );
  expect(applied, `what was applied to ${textOf(seen)}`).to.have.lengthOf(1);
}

/** No member of `unwanted` (a JSON object) has its value in `seen`. */
export function expectOtherMembers(seen: ServiceObject, unwanted: string): void {
  for (const [name, value] of Object.entries(JSON.parse(unwanted) as ServiceObject))
    expect(seen[name], `${name} in ${textOf(seen)}`).to.not.deep.equal(value);
}

/** The service is as it was, but for the members of `changes` and the time of its update. */
export function expectUnchanged(seen: ServiceObject, before: ServiceObject, changes = '{}'): void {
  const wanted = { ...before, ...(JSON.parse(changes) as ServiceObject), updateTime: seen.updateTime };
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
