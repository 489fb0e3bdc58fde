import type { IncomingHttpHeaders } from 'node:http';
import { realNow } from '../kernel/clock.ts';
import type { Heard } from './operation.ts';

/** One exchange as the operator reads it. */
export interface Logged {
  /** Counted from 0 since the platform started. */
  readonly number: number;
  /** Real time, in milliseconds since the epoch. */
  readonly at: number;
  readonly interface: string;
  /** Absent where no operation was found. */
  readonly operation: string | undefined;
  readonly method: string;
  /** The request target as it came in. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** How the body begins. */
  readonly body: string;
  readonly status: number;
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly answerBody: string;
  /** The world of the caller, where somebody was recognised. */
  readonly world: string | undefined;
  /** Who was recognised. */
  readonly who: string | undefined;
  /** Why nobody was recognised, in sentences; empty where somebody was. */
  readonly why: readonly string[];
}

/** What the log asks about an exchange. */
export interface Questions {
  /** Why a request to an interface was refused with HTTP status 401. */
  why(interfaceName: string, request: Heard['request']): readonly string[];
  /** Who a caller is, in a few words. */
  who(caller: unknown): string;
}

/** How many exchanges are remembered, and how many bytes of each body. */
const REMEMBERED = 1000;
const BEGINNING = 4000;

const beginningOf = (bytes: Buffer): Buffer =>
  bytes.length > BEGINNING ? Buffer.from(bytes.subarray(0, BEGINNING)) : bytes;

function answerText({ body, text, stream }: Heard['reply']): string {
  if (stream) return '(a stream)';
  return (body === undefined ? (text ?? '') : JSON.stringify(body)).slice(0, BEGINNING);
}

/** The latest requests to every interface with their answers, refused ones included. */
export class RequestLog {
  readonly #kept: Logged[] = [];
  readonly #ask: Questions;
  #count = 0;

  constructor(ask: Questions) {
    this.#ask = ask;
  }

  /** How many there have been since the platform started. */
  get count(): number {
    return this.#count;
  }

  /** The number of the oldest one that is remembered. */
  get first(): number {
    return this.#count - this.#kept.length;
  }

  add({ interface: name, operation, request, reply, identity }: Heard): void {
    const body = beginningOf(request.body);
    if (this.#kept.length === REMEMBERED) this.#kept.shift();
    this.#kept.push({
      ...{ number: this.#count, at: realNow(), interface: name, operation },
      ...{ method: request.method, target: request.target, headers: request.headers },
      body: body.toString('utf8'),
      status: reply.status,
      answerHeaders: reply.headers ?? {},
      answerBody: answerText(reply),
      world: (identity?.world as { id?: string } | undefined)?.id,
      who: identity && this.#ask.who(identity.caller),
      why: reply.status === 401 ? this.#ask.why(name, request) : [],
    });
    this.#count += 1;
  }

  /** One exchange by its number, while it is remembered. */
  at(number: number): Logged | undefined {
    return this.#kept[number - this.first];
  }

  /** Up to `most` exchanges from a number on, oldest first. */
  from(number: number, most: number): readonly Logged[] {
    const start = Math.max(0, number - this.first);
    return this.#kept.slice(start, start + most);
  }
}
