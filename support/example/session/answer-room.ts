import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';

/** Most characters that all answers of one example may have together: they are kept until it ends. */
export const MOST_ANSWERED = 64 * 1024 * 1024;

/** Throws Inconclusive (insufficient-evidence) when the answers of an example are too large to keep. */
export function requireRoom(exchanges: ReadonlyArray<Pick<Exchange, 'text'>>): void {
  const answered = exchanges.reduce((sum, { text }) => sum + text.length, 0);
  if (answered > MOST_ANSWERED)
    throw new Inconclusive(
      'insufficient-evidence',
      `the answers of this example are longer than ${MOST_ANSWERED} characters together; no more is asked`,
    );
}
