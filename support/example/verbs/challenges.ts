import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { lookedAnswers } from './voice-updates.ts';

/** What differs between two refusals for the same cause, if it has a digit: ids, instants, counters, all that looks like a token. */
const VARYING = [
  /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)/g,
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi,
  /[\w.~+/-]{16,}=*/g,
  /\d+/g,
];

const challengeOf = ({ headers }: Exchange): string => headers['www-authenticate'] ?? '';

/** The WWW-Authenticate header of each refused update of this example, without what varies from request to request. */
export function challengesOf(session: Session): string[] {
  return lookedAnswers(session)
    .filter(({ status }) => status === 401)
    .map((refusal) =>
      VARYING.reduce(
        (text, varying) => text.replace(varying, (found) => (/\d/.test(found) ? '#' : found)),
        challengeOf(refusal),
      ),
    );
}
