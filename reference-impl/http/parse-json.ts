import { isUtf8 } from 'node:buffer';
import { Problem } from '../kernel/problem.ts';
import { inOneGo, type Sequence } from './check-then-act.ts';

const UNREADABLE = 'Request failed to parse correctly. Send well-formed JSON in UTF-8 and try again.';

const MISTAKE = { pointer: '', kind: 'json', message: 'Failed to parse message body.' };

/** How deep objects and arrays may lie in each other; the deepest call behaviour needs a fraction of it. */
const DEEPEST = 100;

const TOO_DEEP = { ...MISTAKE, message: `Values are nested deeper than ${DEEPEST} levels.` };

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value))
    if (isDeeperThan(levels - 1, inner)) return true;
  return false;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, UNREADABLE, [MISTAKE]);
  }
}

/** Throws a Problem with HTTP status 400 for everything that is not JSON in UTF-8, or too deep. Section "Endpoints". */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0 || !isUtf8(body)) throw new Problem(400, UNREADABLE, [MISTAKE]);
  const value = parse(body.toString('utf8'));
  if (body.length > 2 * DEEPEST && isDeeperThan(DEEPEST, value))
    throw new Problem(400, UNREADABLE, [TOO_DEEP]);
  return value;
}

/** The decisions that every interface takes, replaceable one by one. */
export interface HttpDecisions {
  parseJson(body: Buffer): unknown;
  /** How an operation goes on that looks before it acts. */
  sequence: Sequence;
}

/** How the platform decides by itself. */
export const httpDecisions: HttpDecisions = { parseJson, sequence: inOneGo };
