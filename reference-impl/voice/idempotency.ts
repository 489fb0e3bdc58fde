import { ExpiringIndex } from '../kernel/expiring-index.ts';

interface Reply {
  readonly status: number;
}

/** The owner of a key: the authenticated project, the service, and the header's value. */
export interface KeyedRequest {
  readonly project: string;
  readonly service: string;
  readonly key: string;
  /** The request itself; the documented scope ignores it. */
  readonly wire: { readonly headers: Readonly<Record<string, string | string[] | undefined>>; readonly body: Buffer };
}

/** The decisions about repeated requests. Section "Voice service update". */
export const idempotencyDecisions = {
  /** How long a reply is repeated, in milliseconds. */
  idempotencyWindow: 600_000,
  /** Requests with the same scope are the same request. */
  idempotencyScope: ({ project, service, key }: KeyedRequest): string => JSON.stringify([project, service, key]),
  isReplyKept: (status: number): boolean => (status >= 200 && status < 300) || status === 400,
  /** When the window of a request that came at `came` starts, in milliseconds. */
  windowStart: (came: number): number => came,
  /** When the window starts after a reply was repeated at `_now`; all in milliseconds. */
  anchorAfterReplay: (first: number, _now: number): number => first,
  /** What a request waits for when the first with its key is still in progress; undefined if it does not wait. */
  awaitsFirst: (first: Promise<void>): Promise<void> | undefined => first,
};

export type IdempotencyDecisions = typeof idempotencyDecisions;

interface Kept {
  readonly at: number;
  readonly reply: Reply;
}

interface Flight {
  readonly scope: string;
  readonly at: number;
  readonly landed: Promise<void>;
  readonly land: () => void;
}

/** What a request began, however its scope is decided when it ends: those that wait for it have to hear of that. */
const begun = new WeakMap<KeyedRequest['wire'], Flight>();

/**
 * Repeats the first reply of a keyed request, and allows only one request with a key at a time.
 * Rules: VOICE-IDEM-01, VOICE-IDEM-02, VOICE-IDEM-03, VOICE-IDEM-04, VOICE-IDEM-05, VOICE-IDEM-06,
 * VOICE-IDEM-07, VOICE-IDEM-09, VOICE-IDEM-11, VOICE-IDEM-12, VOICE-IDEM-13, VOICE-IDEM-15, VOICE-IDEM-17,
 *
 */
export class IdempotencyCache {
  kept = new ExpiringIndex<Kept>(0);
  flights = new Map<string, Flight>();

  /** The reply to repeat, or undefined: then the caller goes ahead and hands its reply to `settle`. */
  recall(
    request: KeyedRequest,
    decisions: IdempotencyDecisions,
    now: () => number,
  ): Reply | Promise<Reply | undefined> | undefined {
    const scope = decisions.idempotencyScope(request);
    const flight = this.flights.get(scope);
    const first = flight && decisions.awaitsFirst(flight.landed);
    if (first) return first.then(() => this.recall(request, decisions, now));
    const seen = now();
    const kept = this.index(decisions).get(scope, seen);
    if (kept) {
      const at = decisions.anchorAfterReplay(kept.at, seen);
      if (at !== kept.at) this.index(decisions).put(scope, { ...kept, at }, at);
      return kept.reply;
    }
    let land = (): void => undefined;
    const landed = new Promise<void>((resolve) => {
      land = resolve;
    });
    const begins: Flight = { scope, at: now(), landed, land };
    begun.set(request.wire, begins);
    this.flights.set(scope, begins);
    return undefined;
  }

  /** Ends what `recall` began; the window of a kept reply starts when its request came. */
  settle(request: KeyedRequest, decisions: IdempotencyDecisions, reply: Reply, now: number): void {
    const scope = decisions.idempotencyScope(request);
    const flight = begun.get(request.wire);
    if (flight && this.flights.get(flight.scope) === flight) this.flights.delete(flight.scope);
    const at = decisions.windowStart(flight?.at ?? now);
    if (decisions.isReplyKept(reply.status)) this.index(decisions).put(scope, { at, reply }, at);
    flight?.land();
  }

  private index({ idempotencyWindow }: IdempotencyDecisions): ExpiringIndex<Kept> {
    if (idempotencyWindow !== this.kept.window) this.kept = new ExpiringIndex(idempotencyWindow);
    return this.kept;
  }
}
