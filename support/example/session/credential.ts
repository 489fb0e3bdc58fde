import { basicHeader, type Pair } from '../../ground/credentials/basic.ts';
import { signedHeaders } from '../../ground/credentials/hmac.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';

/**
 * How a request proves who sends it. `raw` sends headers unchanged, `none` sends no credentials, and `own token` sends
 * a bearer token of the project that plays `role`, which the session asks for.
 */
export type Credential =
  | { readonly scheme: 'basic'; readonly pair: Pair }
  | { readonly scheme: 'hmac'; readonly pair: Pair }
  | { readonly scheme: 'bearer'; readonly token: string }
  | { readonly scheme: 'own token'; readonly role: string }
  | { readonly scheme: 'raw'; readonly headers: Readonly<Record<string, string>> }
  | { readonly scheme: 'none' };

/** The headers a credential adds to a request; a token is asked for before. `now` in milliseconds since the epoch. */
export function credentialHeaders(
  credential: Credential,
  request: { method: string; path: string; body?: string | Uint8Array | undefined },
  now: number,
): Readonly<Record<string, string>> {
  switch (credential.scheme) {
    case 'basic':
      return { authorization: basicHeader(credential.pair) };
    case 'hmac':
      return signedHeaders(credential.pair, { ...request, date: new Date(now).toUTCString() });
    case 'bearer':
      return { authorization: `Bearer ${credential.token}` };
    case 'raw':
      return credential.headers;
    case 'own token':
      throw new HarnessError(`a token of the project ${credential.role} was never asked for`);
    case 'none':
      return {};
  }
}
