import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';

/** A header without its blanks and quotes, in small letters: neither they nor the case matter. */
const plain = (text: string): string => text.replace(/[\s"]/g, '').toLowerCase();

/** The answer has a header with this value, or with any that is not empty. */
export function expectAccompaniment({ headers }: Exchange, name: string, wanted: string | undefined): void {
  const seen = headers[name.toLowerCase()] ?? '';
  if (wanted === undefined) expect(seen, name).to.be.a('string').that.is.not.empty;
  else expect(plain(seen), name).to.equal(plain(wanted));
}
