import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Credential } from './credential.ts';
import type { Session } from './session.ts';

interface Kept {
  readonly token: string;
  readonly expiresAt: number;
}

/** A token this close to its end is replaced, in milliseconds. Section "Authentication / Bearer tokens". */
const MARGIN = 60_000;

const handleOf = (role: string): string => `own token of the project ${role}`;

async function freshToken(session: Session, role: string): Promise<Kept> {
  const answer = await session.tokens.ask(role);
  answer.looked = true;
  const { access_token: token, expires_in: seconds } = (answer.json ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string' || token === '')
    throw new Inconclusive(
      'precondition-unmet',
      `there is no token for the project ${role}: HTTP status ${answer.status}`,
    );
  session.journal.hide(token);
  return session.handles.put(handleOf(role), { token, expiresAt: answer.at + Number(seconds) * 1000 });
}

/** A bearer token of the project that plays `role`, kept as long as it is good. Throws Inconclusive where there is none. */
export async function ownToken(session: Session, role: string): Promise<Credential> {
  const kept = session.handles.has(handleOf(role)) ? session.handles.get<Kept>(handleOf(role)) : undefined;
  const isGood = kept !== undefined && session.time.now() < kept.expiresAt - MARGIN;
  const { token } = isGood ? kept : await freshToken(session, role);
  return { scheme: 'bearer', token };
}
