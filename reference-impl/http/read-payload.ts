import type { IncomingMessage } from 'node:http';
import { Problem } from '../kernel/problem.ts';
import { MOST_PIECES } from './bounds.ts';
import { CLOSING, letFinish } from './broken-http.ts';

/** The refusal of a body that ends early; its client is gone. */
const CUT = new Problem(400, 'The request body ended early.');

/** The refusal of a body that is too large, or split into a hostile number of pieces: then reading on is pointless. */
const tooMuch = (isFlood: boolean): Problem =>
  new Problem(413, 'The request body is too large.', [], isFlood ? CLOSING : {});

type Done = (problem: Problem | undefined, body: Buffer) => void;
export const NO_BODY = Buffer.alloc(0);

/** Reads a body of at most `most` bytes; pieces are counted too, because each costs memory beyond its bytes. */
export function readPayload(source: IncomingMessage, most: number, done: Done): void {
  // HTTP announces every body.
  const { headers } = source;
  if (!(headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)) {
    done(undefined, NO_BODY);
    return;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  const stop = (problem: Problem): void => {
    source.off('data', take).off('end', finish).off('error', fail);
    // Whether the connection ends with the answer.
    if (problem.status === 413 && (/\bclose\b/i.test(headers.connection ?? '') || source.httpVersion === '1.0'))
      letFinish(source.socket);
    done(problem, NO_BODY);
  };
  const finish = (): void => {
    source.off('error', fail);
    done(undefined, pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces, size));
  };
  const fail = (): void => stop(CUT);
  const take = (piece: Buffer): void => {
    size += piece.length;
    if (size > most) stop(tooMuch(false));
    else if (pieces.push(piece) > MOST_PIECES) stop(tooMuch(true));
  };
  if (Number(source.headers['content-length']) > most) stop(tooMuch(false));
  else source.on('data', take).on('end', finish).on('error', fail);
}
