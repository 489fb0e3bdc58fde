import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Source of identifiers: random for worlds, repeatable for the default world of `serve`. */
export interface Ids {
  uuid(): string;
  /** An identifier whose form the document leaves open; it is safe in a path. */
  opaque(): string;
  /** An opaque secret of `length` URL-safe characters. */
  secret(length?: number): string;
}

const POOL = 8192;

/** Random letters are drawn in bulk: asking the machine for a few at a time costs more than using them. */
const pool = { letters: Buffer.alloc(0), at: 0 };

function randomText(length = 32): string {
  if (pool.at + length > pool.letters.length) {
    pool.letters = Buffer.from(randomBytes((POOL / 4) * 3).toString('base64url'), 'latin1');
    pool.at = 0;
  }
  const from = pool.at;
  pool.at += length;
  return pool.letters.toString('latin1', from, pool.at);
}

/** A UUID in one piece: joined from twenty texts, which the engine keeps, it takes 480 bytes instead of 56. */
const uuidInOnePiece = (): string => Buffer.from(randomUUID(), 'latin1').toString('latin1');

/** Identifiers that cannot be guessed. */
export const randomIds: Ids = { uuid: uuidInOnePiece, opaque: uuidInOnePiece, secret: randomText };

const OPAQUE_LENGTH = 61;

/** The same in other shapes: UUIDs of another version in capitals, and long identifiers with every safe character. */
export const unusualIds: Ids = {
  uuid: () =>
    randomUUID()
      .toUpperCase()
      .replace(/^(.{14})4/, '$11'),
  opaque: () => `k.${randomText(OPAQUE_LENGTH)}~`,
  secret: randomText,
};

/** The same identifiers in the same order at every start, derived from `seed`. Rules: COM-ID-01. */
export function repeatableIds(seed: string): Ids {
  let count = 0;
  const next = (): Buffer => createHash('sha256').update(`${seed}/${count++}`).digest();
  const uuid = (): string => {
    const bytes = next();
    bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
    return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  return { uuid, opaque: uuid, secret: (length = 32) => next().toString('base64url').slice(0, length) };
}

/** The identifiers of a source as `pass` passes each of them on. */
const passedBy = (ids: Ids, pass: (draw: () => string) => string): Ids => ({
  uuid: () => pass(() => ids.uuid()),
  opaque: () => pass(() => ids.opaque()),
  secret: (length) => pass(() => ids.secret(length)),
});

/** Identifiers of another source, remembered until `stop`. */
export interface RememberedIds extends Ids {
  readonly drawn: readonly string[];
  stop(): void;
}

/** Passes identifiers on and remembers them in order, so that the same world can be made again. */
export function rememberIds(ids: Ids): RememberedIds {
  const drawn: string[] = [];
  let stopped = false;
  const passed = passedBy(ids, (draw) => {
    const text = draw();
    if (!stopped) drawn.push(text);
    return text;
  });
  return {
    ...passed,
    drawn,
    stop: () => {
      stopped = true;
    },
  };
}

/** Gives the identifiers of a list in order, then those of another source. */
export function givenIds(given: readonly string[], others: Ids): Ids {
  let count = 0;
  return passedBy(others, (draw) => given[count++] ?? draw());
}
