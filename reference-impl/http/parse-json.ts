import { isUtf8 } from 'node:buffer';
import { Problem } from '../kernel/problem.ts';

const UNREADABLE = 'Request failed to parse correctly. Send well-formed JSON in UTF-8 and try again.';

const MISTAKE = { pointer: '', kind: 'json', message: 'Failed to parse message body.' };

/** Throws a Problem with HTTP status 400 for everything that is not JSON in UTF-8. Section "Endpoints". */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0 || !isUtf8(body)) {
    throw new Problem(400, UNREADABLE, [MISTAKE]);
  }
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Problem(400, UNREADABLE, [MISTAKE]);
  }
}

/** The decision that every interface takes about bodies, replaceable. */
export interface HttpDecisions {
  parseJson(body: Buffer): unknown;
}

export const httpDecisions: HttpDecisions = { parseJson };
