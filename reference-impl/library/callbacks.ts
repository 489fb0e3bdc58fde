import { pauseReally } from '../kernel/host-time.ts';
import { jsonIn } from '../kernel/json.ts';
import type { Sent } from '../kernel/outbox.ts';
import { isoOf } from '../kernel/time.ts';
import { Misuse } from './options.ts';

const OF_CONVERSATION = ['conversation_report', 'conversation_inbound', 'conversation_capability'];
const TYPES = ['delivery_report', 'reply', 'webhook', 'call_event', ...OF_CONVERSATION];

/** How many callbacks are remembered, and how long one is awaited by default, in milliseconds. */
const REMEMBERED = 10_000;
const USUAL_PATIENCE = 2000;
const LONGEST_PATIENCE = 600_000;

const LISTED = 20;

export interface Callback extends Omit<Sent, 'at' | 'kind'> {
  readonly at: string;
  /** The HTTP status of the receiver; absent when there was no answer. */
  readonly status?: number;
  readonly json?: unknown;
}

export interface Wanted {
  readonly type?: string;
  readonly url?: string;
  readonly about?: string;
  readonly having?: Readonly<Record<string, unknown>>;
  readonly within?: number;
}

const isWanted = (callback: Callback, { type, url, about, having = {} }: Wanted): boolean =>
  (type === undefined || callback.type === type) &&
  (url === undefined || callback.url === url) &&
  (about === undefined || callback.about === about) &&
  Object.entries(having).every(
    ([name, value]) => (callback.json as Record<string, unknown> | undefined)?.[name] === value,
  );

const described = ({ type, url, about, having }: Wanted): string =>
  [
    type ?? 'callback',
    ...(having === undefined ? [] : [`with ${JSON.stringify(having)}`]),
    ...(about === undefined ? [] : [`about ${about}`]),
    ...(url === undefined ? [] : [`to ${url}`]),
  ].join(' ');

/** The callbacks that left a platform, each handed out once. */
export class Callbacks {
  #came: Callback[] = [];
  #taken = new WeakSet<Callback>();
  #heard = new Set<() => void>();

  add({ kind: _, at, ...sent }: Sent): void {
    if (this.#came.length === REMEMBERED) this.#came.shift();
    const status = /^status (\d+)$/.exec(sent.outcome)?.[1];
    const json = jsonIn(sent.body);
    const answered = status === undefined ? {} : { status: Number(status) };
    this.#came.push({ ...sent, at: isoOf(at), ...answered, ...(json === undefined ? {} : { json }) });
    for (const hear of this.#heard) hear();
  }

  /** The first wanted callback not handed out before. Throws Misuse, with what came, if it is late. */
  async next({ type, ...rest }: Wanted = {}): Promise<Callback> {
    const wanted: Wanted = { ...rest, ...(type === undefined ? {} : { type: String(type).replaceAll('-', '_') }) };
    const { within = USUAL_PATIENCE } = wanted;
    if (wanted.type !== undefined && !TYPES.includes(wanted.type))
      throw new Misuse(`There are no callbacks of the type ${wanted.type}; there are ${TYPES.join(', ')}.`);
    if (!(Number.isFinite(within) && within >= 0 && within <= LONGEST_PATIENCE))
      throw new Misuse(`within is ${within}; give milliseconds from 0 to ${LONGEST_PATIENCE}.`);
    let isLate = false;
    const limit = pauseReally(within).then(() => {
      isLate = true;
    });
    for (;;) {
      const found = this.#came.find((each) => !this.#taken.has(each) && isWanted(each, wanted));
      if (found) {
        this.#taken.add(found);
        return found;
      }
      if (isLate) throw new Misuse(this.#whatCame(wanted, within));
      const another = new Promise<void>((resume) => {
        const hear = (): void => {
          this.#heard.delete(hear);
          resume();
        };
        this.#heard.add(hear);
      });
      await Promise.race([limit, another]);
    }
  }

  #whatCame(wanted: Wanted, within: number): string {
    const begun = `No ${described(wanted)} came within ${within} ms.`;
    if (this.#came.length === 0)
      return `${begun} Nothing else came either. Did the request name a callback_url, or has the account a webhook? In a frozen world reports leave when the clock moves: await platform.advance('PT1M').`;
    const lines = this.#came
      .slice(-LISTED)
      .map((each) => `  ${each.at} ${described(each)}: ${each.outcome}${this.#taken.has(each) ? ', handed out' : ''}`);
    const count = this.#came.length;
    return `${begun} ${count} ${count === 1 ? 'callback' : 'callbacks'} came${count > LISTED ? `, the latest ${LISTED}` : ''}:\n${lines.join('\n')}`;
  }
}
