import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { ServiceObject } from '../verbs/voice-services.ts';
import { shownOf } from './service-members.ts';

const textOf = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';

/** Two answers say the same: the same status and, of a service, the same of all that the document shows. */
export function expectSameAnswer(seen: Exchange, wanted: Exchange): void {
  expect(seen.status, `status beside ${textOf(seen.json)}`).to.equal(wanted.status);
  if (wanted.status < 300) expect(shownOf(seen.json), 'body of the answer').to.deep.equal(shownOf(wanted.json));
}

/** updateTime grows from answer to answer and starts no earlier than createTime. Section "Voice service". */
export function expectTimeToAdvance(answers: readonly Exchange[]): void {
  const services = answers.map(({ json }) => (json ?? {}) as ServiceObject);
  const times = services.map(({ updateTime }) => Date.parse(String(updateTime)));
  expect(times, 'answers').to.have.lengthOf.above(1);
  const created = Date.parse(String(services[0]?.createTime));
  expect(times[0], `updateTime beside createTime ${services[0]?.createTime}`).to.be.at.least(created);
  times.slice(1).forEach((time, place) => {
    expect(time, `updateTime of answer ${place + 2}`).to.be.above(times[place] as number);
  });
}
