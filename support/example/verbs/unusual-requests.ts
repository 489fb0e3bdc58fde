import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { askBeforeTimePasses } from './parked-requests.ts';
import { rawBody } from './raw-body.ts';
import { ask, type Manner, type Requester, reuseProof } from './requests.ts';

/** How a request differs from the usual one, by the words of a table; what is not in capitals is a header. */
type Wishes = Readonly<Record<string, string>>;

const INSTANCES: Readonly<Record<string, Manner['at']>> = { EU: 'messaging', APAC: 'messagingApac' };

const isHeader = ([name]: readonly [string, string]): boolean => name !== name.toUpperCase();

function mannerOf(session: Session, wishes: Wishes): Manner {
  const { METHOD, INSTANCE, BODY, QUERY, CREDENTIALS } = wishes;
  if (CREDENTIALS !== undefined && CREDENTIALS !== 'none')
    throw new HarnessError(`CREDENTIALS can be none, not "${CREDENTIALS}"`);
  return {
    ...(METHOD === undefined ? {} : { method: METHOD }),
    ...(INSTANCE === undefined ? {} : { at: INSTANCES[INSTANCE] }),
    ...(BODY === undefined ? {} : { raw: rawBody(session, BODY) }),
    ...(QUERY === undefined ? {} : { query: QUERY }),
    ...(CREDENTIALS === undefined ? {} : { credential: () => ({ scheme: 'none' }) }),
    headers: Object.fromEntries(
      Object.entries(wishes)
        .filter(isHeader)
        .map(([name, value]) => [name.toLowerCase(), value]),
    ),
  };
}

const UNKNOWN = 401;

/** Whether instances share their keys is left open. Throws Inconclusive (precondition-unmet) where this one does not know the key. */
function requireSharedKey({ status }: Exchange, { INSTANCE, CREDENTIALS }: Wishes): void {
  if (INSTANCE === 'APAC' && CREDENTIALS === undefined && status === UNKNOWN)
    throw new Inconclusive('precondition-unmet', 'the APAC instance does not know the key of the account');
}

/** Performs an operation in an unusual way. */
export async function askUnusually(
  session: Session,
  requester: Requester,
  operation: string,
  wishes: Wishes,
): Promise<void> {
  const { DELAY, SIGNATURE } = wishes;
  if (DELAY !== undefined) return askBeforeTimePasses(session, requester, operation, spanOf(DELAY));
  if (SIGNATURE !== undefined) return void (await reuseProof(session, operation));
  requireSharedKey(await ask(session, requester, operation, mannerOf(session, wishes)), wishes);
}
