import { JSONParser, TokenType } from '@streamparser/json';
import { DEEPEST } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { exchangeOf, type RecordedExchange } from './recorded-exchange.ts';

/** Whether the beginning of a file that may be of any kind is that of a HAR file. */
export const looksLikeHar = (beginning: string): boolean => /^\uFEFF?\s*\{\s*"log"\s*:/.test(beginning);

/** Bytes between the ends of two entries. */
const LONGEST_ENTRY = 64 * 1024 * 1024;

/**
 * The exchanges of a HAR file in their order, one at a time: the file may be larger than the memory. Throws UsageError that
 * says what is wrong with it, and where.
 */
export async function* readHar(pieces: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<RecordedExchange> {
  const parser = new JSONParser({ paths: ['$.log.entries.*'], keepStack: false, stringBufferSize: 65_536 });
  const ready: RecordedExchange[] = [];
  let read = 0;
  let unread = 0;
  let depth = 0;
  const where = () => (read > 0 ? `, after entry ${read}` : '');
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > DEEPEST)
      throw new UsageError(`${file} is not a HAR file: JSON is nested deeper than ${DEEPEST} levels${where()}.`);
  };
  parser.onValue = ({ value, key }) => {
    if (typeof key !== 'number') throw new UsageError(`${file} is not a HAR file: /log/entries is not a list.`);
    ready.push(exchangeOf(value, read, file));
    read += 1;
  };
  const parse = (piece: Uint8Array | undefined): void => {
    try {
      if (piece) parser.write(piece);
      else if (!parser.isEnded) parser.end();
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${file} is not a HAR file: it is not JSON, or cut short${where()}.`);
    }
  };

  for await (const piece of pieces) {
    parse(piece);
    unread = ready.length > 0 ? 0 : unread + piece.length;
    if (unread > LONGEST_ENTRY) throw new UsageError(`${file} is not a HAR file: entry ${read} does not end.`);
    yield* ready.splice(0);
  }
  parse(undefined);
  if (read === 0) throw new UsageError(`${file} holds no exchange: /log/entries, where a HAR file has them, is empty.`);
}
