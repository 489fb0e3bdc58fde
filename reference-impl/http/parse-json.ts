import { isUtf8 } from 'node:buffer';
import { Problem } from '../kernel/problem.ts';
import { DEEPEST } from './bounds.ts';
import { inOneGo, type Sequence } from './check-then-act.ts';
import { tooHeavy } from './weigh-json.ts';

const UNREADABLE = 'Request failed to parse correctly. Send well-formed JSON in UTF-8 and try again.';

const MISTAKE = { pointer: '', kind: 'json', message: 'Failed to parse message body.' };

/** A body this small cannot be too heavy. */
const LIGHT = 2 * DEEPEST;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, UNREADABLE, [MISTAKE]);
  }
}

/**
 * Throws a Problem with HTTP status 400 for everything that is not JSON in UTF-8, or too heavy. Section "Endpoints".
 * Rules: COM-JSON-02, COM-JSON-03.
 */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0 || !isUtf8(body)) throw new Problem(400, UNREADABLE, [MISTAKE]);
  const objection = body.length > LIGHT ? tooHeavy(body) : undefined;
  if (objection) throw new Problem(400, UNREADABLE, [{ ...MISTAKE, message: objection }]);
  return parse(body.toString('utf8'));
}

/** The decisions that every interface takes, replaceable one by one. */
export interface HttpDecisions {
  parseJson(body: Buffer): unknown;
  /** How an operation proceeds that looks before it acts. */
  sequence: Sequence;
}

/** How the platform decides by itself. */
export const httpDecisions: HttpDecisions = { parseJson, sequence: inOneGo };
