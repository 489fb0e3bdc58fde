import { Problem } from '../kernel/problem.ts';
import type { Cause } from './bearer.ts';

/** A caller of a bearer interface that is not let in. */
export interface Refused {
  readonly cause: Cause;
  /** What WWW-Authenticate will say. */
  readonly challenge: string;
  /** The project that the bad key or token names, when the platform knows it. */
  readonly claimed: string | undefined;
  /** The project in the path. */
  readonly wanted: string | undefined;
}

const TITLES: Readonly<Record<Cause, string>> = {
  missing: 'No credentials were given.',
  invalid: 'The token or key is invalid.',
  expired: 'The token has expired.',
};

/**
 * HTTP status 401 for any request: ownership is not disclosed to strangers. Section "HTTP-level".
 * Rules: BEARER-02, BEARER-07.
 */
export function refusalOf({ cause, challenge }: Refused): Problem {
  return new Problem(401, TITLES[cause], [], { 'www-authenticate': challenge });
}
