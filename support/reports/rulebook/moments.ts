import type { BodyCut } from '../../ground/bodies/cut-bodies.ts';
import type { Evidence, EvidenceExchange } from '../../ground/evidence/recorded-run.ts';
import { membersOf } from '../../ground/json.ts';

/** A request that came in, as the evidence keeps it. */
export interface EvidenceCallback {
  readonly n: number;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly cut?: BodyCut;
  readonly at: string;
}

/** Something that happened at an instant of the target's clock. */
export type Moment =
  | { readonly kind: 'request'; readonly at: number; readonly exchange: EvidenceExchange }
  | {
      readonly kind: 'callback';
      readonly at: number;
      readonly callback: EvidenceCallback;
      readonly attempt: number;
    };

const attemptKey = ({ target, body }: EvidenceCallback): string => `${target} ${body}`;

/** The instant that a report gives itself; the harness knows only where the clock stood before it was moved. */
function toldIn(body: string): number {
  const told = /"(?:date_received|timestamp)":\s*"([^"]+)"/.exec(body)?.[1];
  return told === undefined ? Number.NaN : Date.parse(told);
}

/** The first of `instants` after `at`, or `at` itself when none is later. */
const nextAfter = (instants: readonly number[], at: number): number => instants.find((each) => each > at) ?? at;

/** Callbacks with the instant at which they came as well as it is known, and repeated ones with their attempts. */
function callbackMoments(callbacks: readonly EvidenceCallback[], instants: readonly number[]): Moment[] {
  const before = new Map<string, { attempt: number; at: number }>();
  const until = instants.at(-1) ?? Number.NaN;
  return callbacks.map((callback): Moment => {
    const known = Date.parse(callback.at);
    const earlier = before.get(attemptKey(callback));
    const told = toldIn(callback.body);
    const first = told > known && told <= until ? told : known;
    const at = earlier ? Math.max(known, nextAfter(instants, earlier.at)) : first;
    const attempt = (earlier?.attempt ?? 0) + 1;
    before.set(attemptKey(callback), { attempt, at });
    return { kind: 'callback', at, callback, attempt };
  });
}

/** Requests and callbacks of an example in the order of the virtual clock. */
export function momentsOf({ exchanges, callbacks, worldNow }: Evidence): Moment[] {
  const all = callbacks as readonly EvidenceCallback[];
  const instants = [...exchanges, ...all, { at: worldNow ?? '' }]
    .map(({ at }) => Date.parse(at))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const requests = exchanges.map((exchange): Moment => ({ kind: 'request', at: Date.parse(exchange.at), exchange }));
  return [...requests, ...callbackMoments(all, instants)]
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);
}

const pathOf = (url: string): string => {
  try {
    return new URL(url).pathname;
  } catch {
    return url;
  }
};

const shortened = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;

/** What a callback reports, in few words: its status and report code, else its first members. */
export function reportedIn(body: string): string {
  const { status, error_code: code, event, reply_id: reply } = membersOf(body);
  if (typeof status === 'string') return code === undefined ? status : `${status} (${String(code)})`;
  if (typeof event === 'string') return event;
  if (reply !== undefined) return 'reply';
  return shortened(body.replace(/\s+/g, ' ').trim(), 40) || 'empty';
}

/** One line about a moment: `POST /v1/messages` and `202`, or `callback` and `delivered (221)`. */
export function headlineOf(moment: Moment): { readonly what: string; readonly outcome: string } {
  if (moment.kind === 'request') {
    const { method, url, status } = moment.exchange;
    return { what: `${method} ${shortened(pathOf(url), 60)}`, outcome: `HTTP ${status}` };
  }
  const attempt = moment.attempt > 1 ? `, attempt ${moment.attempt}` : '';
  return {
    what: `${moment.callback.method} to the receiver${attempt}`,
    outcome: reportedIn(moment.callback.body),
  };
}
