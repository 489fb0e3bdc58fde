import { basicHeader } from '../credentials/basic.ts';

/** One request of the client with the bearer header already on it; answers what it needs to decide. */
export interface ClientAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface ClientRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface BearerClientParts {
  readonly tokenUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly send: (request: ClientRequest) => Promise<ClientAnswer>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Milliseconds before expiry at which a new token is fetched. */
const REFRESH_MARGIN = 60_000;

/** The token endpoint refused the key. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/**
 * The harness's own client of the bearer interfaces: caches its token for as long as the answer says,
 * renews it within a minute of expiry, and retries once when a call is refused because the token expired.
 * Section "Bearer tokens".
 */
export class BearerClient {
  readonly #parts: BearerClientParts;
  #token: { readonly value: string; readonly expiresAt: number } | undefined;
  #fetching: Promise<string> | undefined;

  constructor(parts: BearerClientParts) {
    this.#parts = parts;
  }

  /** Sends a call with a valid token. A second failure is the caller's to read: it is returned, not repeated. */
  async call(request: ClientRequest): Promise<ClientAnswer> {
    const answer = await this.#sendWith(await this.token(), request);
    if (!isExpiry(answer)) return answer;
    this.#token = undefined;
    return this.#sendWith(await this.token(), request);
  }

  /** The cached token, or a new one; several calls at once share one request. */
  async token(): Promise<string> {
    const { now } = this.#parts;
    if (this.#token && now() < this.#token.expiresAt - REFRESH_MARGIN) return this.#token.value;
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  async #fetch(): Promise<string> {
    const { tokenUrl, keyId, keySecret, send, now } = this.#parts;
    const askedAt = now();
    const answer = await send({
      method: 'POST',
      url: tokenUrl,
      headers: {
        authorization: basicHeader({ user: keyId, password: keySecret }),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (answer.status !== 200)
      throw new TokenRefused(`the token endpoint answered HTTP status ${answer.status}`);
    const { access_token: value, expires_in: seconds } = JSON.parse(answer.text) as {
      access_token: string;
      expires_in: number;
    };
    this.#token = { value, expiresAt: askedAt + seconds * 1000 };
    return value;
  }

  #sendWith(token: string, request: ClientRequest): Promise<ClientAnswer> {
    return this.#parts.send({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
    });
  }
}

/** Whether a refusal says that the token has expired: the only one that is worth a new token. */
function isExpiry({ status, headers }: ClientAnswer): boolean {
  return status === 401 && /expired/i.test(headers['www-authenticate'] ?? '');
}
