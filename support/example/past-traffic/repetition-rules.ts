import { isDeepStrictEqual } from 'node:util';
import { readJson } from '../../ground/json.ts';
import { type KnownExchange, sentText, type Traffic, type TrafficRule } from './traffic.ts';

const REMEMBERED_MS = 10 * 60_000;

const keyOf = ({ exchange }: KnownExchange): string | undefined => exchange.request.headers['idempotency-key'];

/** Answers that are remembered for certain: requests that were carried out. */
const isDone = ({ exchange }: KnownExchange): boolean => exchange.status >= 200 && exchange.status < 300;

const contentOf = ({ exchange }: KnownExchange): unknown => {
  const text = sentText(exchange) ?? '';
  return readJson(text) ?? text;
};

/** The first use of the key of a request, when it was carried out less than ten minutes before, at the same service. */
function firstUse(known: KnownExchange, { exchanges }: Traffic): KnownExchange | undefined {
  const key = keyOf(known);
  if (key === undefined || known.exchange.interface !== 'voice') return undefined;
  const same = exchanges.filter((each) => keyOf(each) === key && each.path === known.path && isDone(each));
  const first = same.find((each) => {
    const passed = known.exchange.at - each.exchange.at;
    return each.exchange.n < known.exchange.n && passed > each.tookMs && passed < REMEMBERED_MS;
  });
  return first === same[0] ? first : undefined;
}

const answerOf = ({ exchange }: KnownExchange): unknown => exchange.json ?? exchange.text;

/** What a repeated request has to bring back; `alike` says whether its content is that of the first. */
const repeats =
  (alike: boolean): TrafficRule['broken'] =>
  (known, traffic) => {
    const first = firstUse(known, traffic);
    if (!first?.bodyKept || !known.bodyKept || known.exchange.status === 401) return undefined;
    if (isDeepStrictEqual(contentOf(first), contentOf(known)) !== alike) return undefined;
    const same = first.exchange.status === known.exchange.status && isDeepStrictEqual(answerOf(first), answerOf(known));
    return same ? [] : [`the answer is not that of entry ${first.exchange.n}, which used the same Idempotency-Key`];
  };

/** Rules about requests that are made again. */
export const repetitionRules: readonly TrafficRule[] = [
  { id: 'VOICE-IDEM-01', broken: repeats(true) },
  { id: 'VOICE-IDEM-04', broken: repeats(false) },
];
