import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { valuesNamed } from '../session/json-members.ts';
import { atLeastOne } from './at-least-one.ts';

/** Every list in the body, however deep. */
function listsIn(json: unknown): unknown[][] {
  if (typeof json !== 'object' || json === null) return [];
  return [...(Array.isArray(json) ? [json] : []), ...Object.values(json).flatMap(listsIn)];
}

/** The answer is HTTP status 200 with a list that has nothing in it. */
export function expectEmptyReport(exchange: Exchange): void {
  expect(exchange.status, exchange.text.slice(0, 300)).to.equal(200);
  const lists = listsIn(exchange.json);
  expect(lists, `lists in ${exchange.text.slice(0, 300)}`).to.not.be.empty;
  const entries = lists.flat().filter((entry) => typeof entry === 'object' && entry !== null);
  expect(entries, 'what the report lists').to.deep.equal([]);
}

/** The summary counts what the pages of the detail report list. Section "Reports". */
export function expectAgreement(summary: Exchange, detail: readonly Exchange[]): void {
  const directions = detail.flatMap(({ json }) => valuesNamed(json, 'direction'));
  const counted = (direction: string): number => directions.filter((each) => each === direction).length;
  const { total_sent, total_received } = (summary.json ?? {}) as Record<string, unknown>;
  atLeastOne(directions, 'lines of the detail report');
  expect({ total_sent, total_received }, 'the summary').to.deep.equal({
    total_sent: counted('outbound'),
    total_received: counted('inbound'),
  });
}
