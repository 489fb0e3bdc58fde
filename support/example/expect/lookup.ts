import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { lineOf } from '../verbs/lookups.ts';

const told = ({ status, request }: Exchange): string =>
  `the line of ${request.url} with HTTP status ${status}`;

/** The whole body is this line. */
export const expectLine = (exchange: Exchange, line: string): void => {
  expect(lineOf(exchange), told(exchange)).to.equal(line);
};

/** The whole body is one of these lines. */
export const expectOneOfLines = (exchange: Exchange, lines: readonly string[]): void => {
  expect(lineOf(exchange), told(exchange)).to.be.oneOf([...lines]);
};

/** The whole body matches a pattern, which may leave open what the document leaves open. */
export const expectLineLike = (exchange: Exchange, pattern: string): void => {
  expect(lineOf(exchange), told(exchange)).to.match(new RegExp(pattern));
};

/** The answer came over plain http from the address itself and not from where it leads to. */
export function expectPlainHttp({ request, status }: Exchange): void {
  expect(new URL(request.url).protocol, `scheme of ${request.url}`).to.equal('http:');
  expect(status, `HTTP status of ${request.url}`).to.equal(200);
}

/** Type and parameter of the content, in any case and with or without blanks and quotes. */
export function expectContentType({ headers }: Exchange, wanted: string): void {
  const plain = (type: string): string => type.replace(/[\s"]/g, '').toLowerCase();
  expect(plain(headers['content-type'] ?? ''), 'Content-Type').to.equal(plain(wanted));
}
