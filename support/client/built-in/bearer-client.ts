import { basicHeader } from '../../ground/credentials/basic.ts';
import type { BearerPolicy, ClientAnswer, ClientRequest, TokenAnswer } from './bearer-policy.ts';
import { bearerPolicy } from './bearer-policy.ts';

export interface BearerClientParts {
  readonly tokenUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly send: (request: ClientRequest) => Promise<ClientAnswer>;
  readonly now: () => number;
  readonly policy?: BearerPolicy;
}

export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/** A call was refused with a fresh token too: the credentials or the scope are wrong. */
export class AccessRefused extends Error {
  override name = 'AccessRefused';
}

export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

const TOKEN_MEMBERS = ['access_token', 'token_type', 'expires_in', 'scope'];

/** The harness's own client of the bearer interfaces: it keeps its token and renews it. Section "Bearer tokens". */
export class BearerClient {
  readonly #parts: BearerClientParts;
  readonly #policy: BearerPolicy;
  #token: { readonly value: string; readonly expiresAt: number } | undefined;
  #fetching: Promise<string> | undefined;

  constructor(parts: BearerClientParts) {
    this.#parts = parts;
    this.#policy = parts.policy ?? bearerPolicy;
  }

  /** Sends a call; `members` are those it knows of the answer. Throws AccessRefused if a new token is refused too. */
  async call(request: ClientRequest, members: readonly string[] = []): Promise<ClientAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const headers = { ...request.headers, authorization: `Bearer ${await this.token()}` };
      const answer = await this.#parts.send({ ...request, headers });
      if (this.#policy.repeats({ answer, attempt, remaining: this.#remaining() })) {
        if (this.#policy.renewsForRepeat) this.#token = undefined;
        continue;
      }
      const { status } = answer;
      if (attempt > 1 && (status === 401 || status === 403) && this.#policy.reportsSecondRefusal)
        throw new AccessRefused(`refused with HTTP status ${status} after a new token`);
      if (status < 300) this.#read(answer.text, members);
      return answer;
    }
  }

  async token(): Promise<string> {
    const { keepsToken, refreshMargin } = this.#policy;
    if (this.#token && keepsToken && this.#remaining() > refreshMargin) return this.#token.value;
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  #remaining(): number {
    return this.#token ? this.#token.expiresAt - this.#parts.now() : 0;
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
    if (answer.status !== 200) throw new TokenRefused(`the token endpoint answered HTTP status ${answer.status}`);
    const fresh = this.#read(answer.text, TOKEN_MEMBERS) as TokenAnswer;
    this.#token = { value: fresh.access_token, expiresAt: askedAt + this.#policy.lifetimeOf(fresh) * 1000 };
    return fresh.access_token;
  }

  #read(text: string, documented: readonly string[]): object {
    const read = (text === '' ? {} : JSON.parse(text)) as object;
    if (!this.#policy.reads(Object.keys(read), documented))
      throw new UnreadableAnswer(`the answer has members beside ${documented.join(', ')}`);
    return read;
  }
}
