import type { IncomingHttpHeaders } from 'node:http';
import { realNow } from '../kernel/host-time.ts';
import type { Heard } from './operation.ts';
import type { FindAddress } from './right-address.ts';

export interface Logged {
  /** Counted from 0 since the platform started. */
  readonly number: number;
  /** By the clock of the caller's world; real time where nobody was recognised. */
  readonly at: number;
  readonly interface: string;
  readonly operation: string | undefined;
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly answerBody: string;
  readonly world: string | undefined;
  readonly who: string | undefined;
  /** Why nobody was recognised, nothing was found, or the path is not as documented; mostly empty. */
  readonly why: readonly string[];
}

export interface Questions {
  /** Why a request to an interface was refused with HTTP status 401. */
  why(interfaceName: string, request: Heard['request']): readonly string[];
  /** What a request may have meant that reached no operation. */
  readonly findAddress?: FindAddress | undefined;
  who(caller: unknown): string;
}

/** How many exchanges are remembered, and how many bytes of each body. */
const REMEMBERED = 1000;
export const BEGINNING = 4000;

const NOTHING: readonly string[] = [];

/** The latest requests to every interface with their answers, refused ones included. */
export class RequestLog {
  /** Each at the rest of its number: a new one takes the place of the oldest. */
  readonly #kept: Logged[] = [];
  readonly #ask: Questions;
  #count = 0;

  constructor(ask: Questions) {
    this.#ask = ask;
  }

  get count(): number {
    return this.#count;
  }

  get first(): number {
    return Math.max(0, this.#count - REMEMBERED);
  }

  add({ interface: name, operation, request, reply, identity }: Heard): void {
    const world = identity?.world as { id: string; clock: { now(): number } } | undefined;
    const { body, text = '', stream } = reply;
    const answer = stream ? '(a stream)' : body === undefined ? text : JSON.stringify(body);
    this.#kept[this.#count % REMEMBERED] = {
      number: this.#count,
      at: world?.clock.now() ?? realNow(),
      interface: name,
      operation,
      method: request.method,
      target: request.target,
      headers: request.headers,
      body: request.body.toString('utf8', 0, BEGINNING),
      status: reply.status,
      answerHeaders: reply.headers ?? {},
      answerBody: answer.slice(0, BEGINNING),
      world: world?.id,
      who: identity && this.#ask.who(identity.caller),
      why: this.#whyOf({ interface: name, operation, request, reply }),
    };
    this.#count += 1;
  }

  #whyOf({ interface: name, operation, request, reply }: Heard): readonly string[] {
    if (reply.status === 401) return this.#ask.why(name, request);
    if (operation === undefined && reply.status === 404) {
      const meant = this.#ask.findAddress?.(name, request);
      return meant === undefined ? NOTHING : [`did you mean ${meant}?`];
    }
    const [path = ''] = request.target.split('?', 1);
    return operation !== undefined && path.length > 1 && path.endsWith('/')
      ? [`taken, although the documented path is ${path.slice(0, -1)}, without a slash at its end`]
      : NOTHING;
  }

  at(number: number): Logged | undefined {
    return number >= this.first && number < this.#count ? this.#kept[number % REMEMBERED] : undefined;
  }

  from(number: number, most: number): readonly Logged[] {
    const start = Math.max(number, this.first);
    const length = Math.max(0, Math.min(most, this.#count - start));
    return Array.from({ length }, (_none, place) => this.#kept[(start + place) % REMEMBERED] as Logged);
  }
}
