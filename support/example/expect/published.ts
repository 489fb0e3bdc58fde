import { expect } from 'chai';
import { operations } from '../../ground/operations/loader.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import type { Exchange } from '../../wire/http/exchange.ts';

/** The answer has the form that is published for its operation and HTTP status, where one is; additional members are allowed. */
export function expectPublishedForm({ operation = '', status, json, text }: Exchange): void {
  const form = operations[operation]?.answers()[status]?.published;
  if (form === undefined) return;
  expect(violationsOf(json ?? text, form), `${operation} answered ${text.slice(0, 500)}`).to.deep.equal([]);
}

/** One of the details of a refusal begins with this JSON pointer. */
export function expectPointsTo({ json, text }: Exchange, pointer: string): void {
  const { details } = (json ?? {}) as { details?: unknown };
  const found = Array.isArray(details) && details.some((each) => String(each).startsWith(pointer));
  expect(found, `a detail that points to ${pointer} in ${text.slice(0, 500)}`).to.equal(true);
}
