import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';

/** The list at a dotted path of the answer has this many entries. */
export function expectEntries({ json, text }: Exchange, list: string, count: number): void {
  expect(memberAt(json, list), `${list} in ${text.slice(0, 300)}`)
    .to.be.an('array')
    .with.lengthOf(count);
}
