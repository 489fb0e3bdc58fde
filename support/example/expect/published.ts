import { expect } from 'chai';
import { operations } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import type { Exchange } from '../../wire/http/exchange.ts';

/** The answer to an operation has the form that is published for its HTTP status; additional members are allowed. */
export function expectPublishedForm(operation: string, { status, json, text }: Exchange): void {
  const known = operations[operation];
  if (!known) throw new HarnessError(`no published form is written down for "${operation}"`);
  const form = known.answers()[status]?.published;
  expect(
    form,
    `a published answer to ${operation} with HTTP status ${status}: ${text.slice(0, 300)}`,
  ).to.not.equal(undefined);
  const violations = violationsOf(json ?? text, form as object);
  expect(violations, `${operation} answered ${text.slice(0, 500)}`).to.deep.equal([]);
}

/** One of the details of a refusal begins with this JSON pointer. */
export function expectPointsTo({ json, text }: Exchange, pointer: string): void {
  const { details } = (json ?? {}) as { details?: unknown };
  const found = Array.isArray(details) && details.some((each) => String(each).startsWith(pointer));
  expect(found, `a detail that points to ${pointer} in ${text.slice(0, 500)}`).to.equal(true);
}
