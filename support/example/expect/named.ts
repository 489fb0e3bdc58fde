import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Named } from '../verbs/made-ids.ts';
import { expectAccepted } from './answer.ts';

/** The answer has the id of a thing, a signature key's as its own. */
export function expectNamed(exchange: Exchange, named: Named, id: string): void {
  if ('thing' in named) {
    expect(exchange.text, `the answer with the ${named.thing}`).to.include(id);
    return;
  }
  expectAccepted(exchange);
  expect((exchange.json as { key_id?: string }).key_id, 'key_id').to.equal(id);
}
