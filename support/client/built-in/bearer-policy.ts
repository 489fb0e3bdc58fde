export interface ClientRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface ClientAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
  readonly [member: string]: unknown;
}

/** Every decision of the harness's own client of the bearer interfaces. Section "Bearer tokens". */
export interface BearerPolicy {
  /** Milliseconds before expiry at which a new token is fetched. */
  readonly refreshMargin: number;
  readonly keepsToken: boolean;
  lifetimeOf(answer: TokenAnswer): number;
  repeats(refused: { readonly answer: ClientAnswer; readonly attempt: number; readonly remaining: number }): boolean;
  readonly renewsForRepeat: boolean;
  readonly reportsSecondRefusal: boolean;
  /** Whether the client can read an object with these members; `documented` are those it knows. */
  reads(members: readonly string[], documented: readonly string[]): boolean;
}

/** Whether a refusal says that the token has expired: the only one that is worth a new token. */
export function isExpiry({ status, headers }: ClientAnswer): boolean {
  return status === 401 && /expired/i.test(headers['www-authenticate'] ?? '');
}

export const bearerPolicy: BearerPolicy = {
  refreshMargin: 60_000,
  keepsToken: true,
  lifetimeOf: ({ expires_in: seconds }) => seconds,
  repeats: ({ answer, attempt }) => attempt === 1 && isExpiry(answer),
  renewsForRepeat: true,
  reportsSecondRefusal: true,
  reads: () => true,
};
