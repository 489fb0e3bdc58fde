import { createHash } from 'node:crypto';
import { isObject, readJson } from '../../ground/json.ts';
import { type FirstUse, type KnownExchange, type Past, sentText, type TrafficRule } from './traffic.ts';

const REMEMBERED_MS = 10 * 60_000;

const keyOf = ({ exchange }: KnownExchange): string | undefined => exchange.request.headers['idempotency-key'];

/** Answers that are remembered for certain: requests that were carried out. */
const isDone = ({ exchange }: KnownExchange): boolean => exchange.status >= 200 && exchange.status < 300;

const inOrder = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

/** The same for values that are alike, and short. */
const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');

const contentOf = ({ exchange }: KnownExchange): string => {
  const text = sentText(exchange) ?? '';
  return digestOf(readJson(text) ?? text);
};

const answerOf = ({ exchange }: KnownExchange): string => digestOf(exchange.json ?? exchange.text);

interface KeptUse extends FirstUse {
  readonly at: number;
  readonly tookMs: number;
}

/** Remembers the first use of each Idempotency-Key at a service. */
export class FirstUses implements Past {
  readonly #kept = new Map<string, KeptUse>();

  /** The first use, when it was carried out less than ten minutes before. */
  firstUse(known: KnownExchange): FirstUse | undefined {
    const first = this.#kept.get(placeOf(known) ?? '');
    const passed = first === undefined ? 0 : known.exchange.at - first.at;
    return first && passed > first.tookMs && passed < REMEMBERED_MS ? first : undefined;
  }

  note(known: KnownExchange): void {
    const place = placeOf(known);
    if (place === undefined || !isDone(known) || this.#kept.has(place)) return;
    const { exchange, tookMs, bodyKept } = known;
    const { n, status, at } = exchange;
    this.#kept.set(place, { n, status, at, tookMs, bodyKept, content: contentOf(known), answer: answerOf(known) });
  }
}

/** A key and the service that it is used at. */
function placeOf(known: KnownExchange): string | undefined {
  const key = keyOf(known);
  return key === undefined || known.exchange.interface !== 'voice' ? undefined : `${known.path} ${key}`;
}

/** What a repeated request has to bring back; `alike` says whether its content is that of the first. */
const repeats =
  (alike: boolean): TrafficRule['broken'] =>
  (known, past) => {
    const first = past.firstUse(known);
    if (!first?.bodyKept || !known.bodyKept || known.exchange.status === 401) return undefined;
    if ((first.content === contentOf(known)) !== alike) return undefined;
    const same = first.status === known.exchange.status && first.answer === answerOf(known);
    return same ? [] : [`the answer is not that of entry ${first.n}, which used the same Idempotency-Key`];
  };

/** Rules about requests that are made again. */
export const repetitionRules: readonly TrafficRule[] = [
  { id: 'VOICE-IDEM-01', broken: repeats(true) },
  { id: 'VOICE-IDEM-04', broken: repeats(false) },
];
