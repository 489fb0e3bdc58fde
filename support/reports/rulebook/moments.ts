import { shortened } from '../../ground/bodies/bounded.ts';
import type { BodyEncoding } from '../../ground/bodies/byte-text.ts';
import type { BodyCut } from '../../ground/bodies/cut-bodies.ts';
import type { Evidence, EvidenceExchange } from '../../ground/evidence/recorded-run.ts';
import { membersOf } from '../../ground/json.ts';

export interface EvidenceCallback {
  readonly n: number;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly encoding?: BodyEncoding;
  readonly cut?: BodyCut;
  readonly at: string;
}

export type Moment =
  | { readonly kind: 'request'; readonly at: number; readonly exchange: EvidenceExchange }
  | {
      readonly kind: 'callback';
      readonly at: number;
      readonly callback: EvidenceCallback;
      readonly attempt: number;
    };

/** Callbacks with the best known instant, repeated ones with their attempts; a report tells its own instant. */
function callbackMoments(callbacks: readonly EvidenceCallback[], instants: readonly number[]): Moment[] {
  const before = new Map<string, { attempt: number; at: number }>();
  const until = instants.at(-1) ?? Number.NaN;
  return callbacks.map((callback) => {
    const { target, body } = callback;
    const key = `${target} ${body}`;
    const earlier = before.get(key);
    let at = Date.parse(callback.at);
    if (earlier) {
      const next = instants.find((each) => each > earlier.at) ?? earlier.at;
      at = Math.max(at, next);
    } else {
      const written = Date.parse(/"(?:date_received|timestamp)":\s*"([^"]+)"/.exec(body)?.[1] ?? '');
      if (written > at && written <= until) at = written;
    }
    const attempt = (earlier?.attempt ?? 0) + 1;
    before.set(key, { attempt, at });
    return { kind: 'callback', at, callback, attempt };
  });
}

/** Requests and callbacks of an example in the order of the virtual clock. */
export function momentsOf({ exchanges, callbacks, worldNow = '' }: Evidence): Moment[] {
  const all = callbacks as readonly EvidenceCallback[];
  const instants: number[] = [];
  for (const { at } of [...exchanges, ...all, { at: worldNow }]) {
    const instant = Date.parse(at);
    if (Number.isFinite(instant)) instants.push(instant);
  }
  instants.sort((a, b) => a - b);

  const moments: Moment[] = [];
  for (const exchange of exchanges) moments.push({ kind: 'request', at: Date.parse(exchange.at), exchange });
  moments.push(...callbackMoments(all, instants));
  return moments.filter(({ at }) => Number.isFinite(at)).sort((a, b) => a.at - b.at);
}

/** One line about a moment: `POST /v1/messages` and `202`, or `callback` and `delivered (221)`. */
export function headlineOf(moment: Moment): { readonly what: string; readonly outcome: string } {
  if (moment.kind === 'request') {
    const { method, url, status } = moment.exchange;
    const path = URL.canParse(url) ? new URL(url).pathname : url;
    return { what: `${method} ${shortened(path, 60)}`, outcome: `HTTP ${status}` };
  }
  const { attempt, callback } = moment;
  const what = `${callback.method} to the receiver${attempt > 1 ? `, attempt ${attempt}` : ''}`;
  const { status, error_code: code, event, reply_id: reply } = membersOf(callback.body);
  if (typeof status === 'string') return { what, outcome: code === undefined ? status : `${status} (${String(code)})` };
  if (typeof event === 'string') return { what, outcome: event };
  if (reply !== undefined) return { what, outcome: 'reply' };
  return { what, outcome: shortened(callback.body.replace(/\s+/g, ' ').trim(), 40) || 'empty' };
}
