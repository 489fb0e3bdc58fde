import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';

/** One of the details of a refusal begins with this JSON pointer. */
export function expectPointsTo({ json, text }: Exchange, pointer: string): void {
  const { details } = (json ?? {}) as { details?: unknown };
  const found = Array.isArray(details) && details.some((each) => String(each).startsWith(pointer));
  expect(found, `a detail that points to ${pointer} in ${text.slice(0, 500)}`).to.equal(true);
}
