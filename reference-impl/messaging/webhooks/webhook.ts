export const WEBHOOK_EVENTS = [
  'RECEIVED_SMS',
  'OPT_OUT_SMS',
  'RECEIVED_MMS',
  'ENROUTE_DR',
  'EXPIRED_DR',
  'REJECTED_DR',
  'FAILED_DR',
  'DELIVERED_DR',
  'SUBMITTED_DR',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A custom webhook of an account, in the words it has on the wire. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly encoding: 'JSON' | 'FORM_ENCODED' | 'XML';
  readonly headers: Readonly<Record<string, string>>;
  readonly events: readonly WebhookEvent[];
  readonly template?: string;
  /** Milliseconds. */
  readonly read_timeout: number;
  readonly retries: number;
  /** Seconds between two attempts. */
  readonly retry_delay: number;
}

/**
 * Whether another webhook of the account has the same address and method already.
 * Rules: HOOK-04, PUB-HOOK-CHANGE-02, PUB-HOOK-TWICE-01.
 */
export const isTaken = (webhooks: Iterable<Webhook>, wanted: Pick<Webhook, 'id' | 'url' | 'method'>): boolean =>
  [...webhooks].some(({ id, url, method }) => id !== wanted.id && url === wanted.url && method === wanted.method);
