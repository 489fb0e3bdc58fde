import type { FastifyRequest } from 'fastify';
import { MOST_PIECES } from './bounds.ts';

/** The error of a client that disconnects halfway. */
const CUT = Object.assign(new Error('the body ended early'), { statusCode: 400 });

/** Thrown for a body that is too large, or split into a hostile number of pieces. */
export class TooMuch extends Error {
  override name = 'TooMuch';
  readonly statusCode = 413;
  /** Whether reading on is pointless. */
  readonly isFlood: boolean;

  constructor(isFlood: boolean) {
    super('too much');
    this.isFlood = isFlood;
  }
}

type Source = FastifyRequest['raw'];
type Done = (error: Error | null, body?: Buffer) => void;

/** Reads a body of at most `most` bytes; pieces are counted too, because each costs memory beyond its bytes. */
export function readPayload(source: Source, most: number, done: Done): void {
  const pieces: Buffer[] = [];
  let size = 0;
  const end = (error: Error | null): void => {
    source.off('data', take).off('end', finish).off('error', fail);
    if (error) done(error);
    else done(null, Buffer.concat(pieces, size));
  };
  const finish = (): void => end(null);
  const fail = (): void => end(CUT);
  const take = (piece: Buffer): void => {
    size += piece.length;
    if (size > most) end(new TooMuch(false));
    else if (pieces.push(piece) > MOST_PIECES) end(new TooMuch(true));
  };
  if (Number(source.headers['content-length']) > most) done(new TooMuch(false));
  else source.on('data', take).on('end', finish).on('error', fail);
}
