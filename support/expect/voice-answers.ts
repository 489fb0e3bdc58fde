import { expect } from 'chai';
import type { Exchange } from '../http/exchange.ts';
import type { ServiceObject } from '../session/voice-services.ts';

const textOf = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';

/** How every update is answered: with one of the statuses, or all alike but for those. */
export interface UpdateOutcome {
  readonly alike: boolean;
  readonly statuses: readonly number[];
}

export const isRefusal = (status: number): boolean => status >= 400;

/** There was an update, and every one was answered as a step says. */
export function expectUpdateOutcome(answers: readonly Exchange[], { alike, statuses }: UpdateOutcome): void {
  expect(answers, 'updates').to.not.be.empty;
  if (alike) expectAlikeOr(answers, statuses);
  else
    for (const { status, text } of answers)
      expect(status, `HTTP status beside ${text.slice(0, 300)}`).to.be.oneOf([...statuses]);
}

/** Two answers say the same: the same status and the same JSON. */
export function expectSameAnswer(seen: Exchange, wanted: Exchange): void {
  expect(seen.status, `status beside ${textOf(seen.json)}`).to.equal(wanted.status);
  expect(seen.json, 'body of the answer').to.deep.equal(wanted.json);
}

/** Among answers to simultaneous requests the successful ones are alike, and the others have one of `allowed`. */
function expectAlikeOr(answers: readonly Exchange[], allowed: readonly number[]): void {
  const [first, ...rest] = answers.filter(({ status }) => !allowed.includes(status));
  expect(first?.status, 'status of the request that was carried out').to.equal(200);
  for (const each of rest) expectSameAnswer(each, first as Exchange);
}

/** updateTime grows from answer to answer and starts no earlier than createTime. Section "Voice service". */
export function expectTimeToAdvance(answers: readonly Exchange[]): void {
  const services = answers.map(({ json }) => (json ?? {}) as ServiceObject);
  const times = services.map(({ updateTime }) => Date.parse(String(updateTime)));
  const created = Date.parse(String(services[0]?.createTime));
  expect(times[0], `updateTime beside createTime ${services[0]?.createTime}`).to.be.at.least(created);
  times.slice(1).forEach((time, place) => {
    expect(time, `updateTime of answer ${place + 2}`).to.be.above(times[place] as number);
  });
}
