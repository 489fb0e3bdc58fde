/** What a webhook can subscribe to. */
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

/** One of them. */
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
  /** How often a failed notification is repeated. */
  readonly retries: number;
  /** Seconds between two attempts. */
  readonly retry_delay: number;
}

/** A webhook gets the events it subscribes to and no others. */
export const listens = (webhook: Webhook, event: WebhookEvent): boolean => webhook.events.includes(event);

/** A deleted webhook gets nothing any more. */
export const forget = (webhooks: Map<string, Webhook>, id: string): void => {
  webhooks.delete(id);
};

/**
 * Whether another webhook of the account has the same address and method already.
 * Rules: HOOK-01, HOOK-04, HOOK-05, HOOK-06, PUB-HOOK-CHANGE-02, PUB-HOOK-EVENT-02, PUB-HOOK-TWICE-01.
 */
export const isTaken = (webhooks: Iterable<Webhook>, wanted: Pick<Webhook, 'id' | 'url' | 'method'>): boolean =>
  [...webhooks].some(({ id, url, method }) => id !== wanted.id && url === wanted.url && method === wanted.method);
