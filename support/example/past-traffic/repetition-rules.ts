import { createHash } from 'node:crypto';
import { isObject, readJson } from '../../ground/json.ts';
import { type Broken, type FirstUse, type KnownExchange, type Past, sentText } from './traffic.ts';

const REMEMBERED_MS = 10 * 60_000;

function digestOf(value: unknown): string {
  const ordered = JSON.stringify(value, (_, each: unknown) => {
    if (!isObject(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
  return createHash('sha256').update(ordered).digest('hex');
}

function digestsOf({ exchange }: KnownExchange): Pick<FirstUse, 'content' | 'answer'> {
  const text = sentText(exchange) ?? '';
  return { content: digestOf(readJson(text) ?? text), answer: digestOf(exchange.json ?? exchange.text) };
}

function placeOf({ exchange, path }: KnownExchange): string | undefined {
  const key = exchange.request.headers['idempotency-key'];
  return key === undefined || exchange.interface !== 'voice' ? undefined : `${path} ${key}`;
}

export class FirstUses implements Past {
  readonly #kept = new Map<string, FirstUse & { readonly at: number; readonly tookMs: number }>();

  firstUse(known: KnownExchange): FirstUse | undefined {
    const first = this.#kept.get(placeOf(known) ?? '');
    const passed = first === undefined ? 0 : known.exchange.at - first.at;
    return first && passed > first.tookMs && passed < REMEMBERED_MS ? first : undefined;
  }

  /** Only what was carried out is remembered for certain. */
  note(known: KnownExchange): void {
    const place = placeOf(known);
    const { exchange, tookMs, bodyKept } = known;
    const { n, status, at } = exchange;
    if (place === undefined || status < 200 || status >= 300 || this.#kept.has(place)) return;
    this.#kept.set(place, { n, status, at, tookMs, bodyKept, ...digestsOf(known) });
  }
}

/** What a repeated request has to bring back; `alike` says whether its content is that of the first. */
export function repeats(alike: boolean): Broken {
  return (known, past) => {
    const first = past.firstUse(known);
    if (!first?.bodyKept || !known.bodyKept || known.exchange.status === 401) return undefined;
    const { content, answer } = digestsOf(known);
    if ((first.content === content) !== alike) return undefined;
    if (first.status === known.exchange.status && first.answer === answer) return [];
    return [`the answer is not that of entry ${first.n}, which used the same Idempotency-Key`];
  };
}
