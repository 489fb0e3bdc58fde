import type { Reply } from '../http/operation.ts';
import type { Fault } from './behaviour.ts';

/** Hears of every new world, and of everything that is reached: for which rule, where, and with which value. */
export interface Heed {
  begin(): void;
  reach(rule: string, place: string, value: unknown): void;
  /** The outcome: rules, by what was looked for. */
  found(): Readonly<Record<string, readonly string[]>>;
}

/** What a decision was given, and its result; a decision that is a value has no `given`. */
export interface Decided {
  readonly given?: readonly unknown[];
  readonly result: unknown;
}

const NAMED = 'x-conformance-rule';

/**
 * Which rules reach which places of the platform: `asked/`, `done/`, `told/` and `refused/` with an operation, `sent/` with a kind of
 * letter, `decided/` with a decision, and below it the name of a rule in a list. Examples run one after another and name their rule when they make a world, so that
 * whatever happens until the next one is made belongs to that rule.
 */
export class Trace {
  readonly #reached = new Map<string, Set<string>>();
  readonly #heed: Heed | undefined;
  #rule: string | undefined;

  constructor(heed?: Heed) {
    this.#heed = heed;
  }

  /** A world is about to be made by a request with these headers. */
  begin({ [NAMED]: rule }: Readonly<Record<string, unknown>>): void {
    this.#rule = typeof rule === 'string' ? rule : undefined;
    this.#heed?.begin();
  }

  reach(place: string, value: unknown): void {
    if (this.#rule === undefined) return;
    const places = this.#reached.get(this.#rule) ?? new Set<string>();
    this.#reached.set(this.#rule, places.add(place));
    this.#heed?.reach(this.#rule, place, value);
  }

  /** The outcome for the one who heeds it. */
  found(): ReturnType<Heed['found']> {
    return this.#heed?.found() ?? {};
  }

  /** The places by rule. */
  reached(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries([...this.#reached].map(([rule, places]) => [rule, [...places].sort()]));
  }
}

// biome-ignore lint/suspicious/noExplicitAny: decisions are of every kind
type Any = any;

const isRecord = (value: unknown): value is Record<string, Any> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The decision with everything in it that runs or is read reported; what it decides stays the same. */
function traced(trace: Trace, place: string, value: Any): Any {
  if (typeof value === 'function')
    return (...given: unknown[]) => {
      const result = value(...given);
      trace.reach(place, { given, result });
      return result;
    };
  if (Array.isArray(value))
    return value.map((each) => (each?.name ? traced(trace, `${place}/${each.name}`, each) : each));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, traced(trace, `${place}/${name}`, each)]),
  );
}

/** A part of the decisions that also reports what is read without being run. */
const heard = (trace: Trace, part: string, decisions: Record<string, Any>): Any =>
  new Proxy(decisions, {
    get: (from, name) => {
      const value = Reflect.get(from, name);
      if (typeof name === 'string' && typeof value !== 'function')
        trace.reach(`decided/${part}.${name}`, { result: value });
      return value;
    },
  });

/** A fault that changes nothing and reports everything; what is asked in vain, without its value. */
export const tracing = (trace: Trace): Fault => ({
  id: 'trace',
  rule: '',
  says: 'Reports which places are reached.',
  decide: (decisions) => {
    const parts = decisions as Record<string, Any>;
    for (const [part, of] of Object.entries(parts)) {
      for (const [name, value] of Object.entries(of)) of[name] = traced(trace, `decided/${part}.${name}`, value);
      parts[part] = heard(trace, part, of);
    }
  },
  request: (asked, { operation }) => {
    trace.reach(`asked/${operation}`, undefined);
    return asked;
  },
  perform: (run, answered) => {
    const { call, operation } = answered;
    const asked = { params: call.params, query: call.query, body: call.body };
    const note = (reply: Reply): Reply => {
      if (reply.status < 300) trace.reach(`asked/${operation}`, asked);
      return reply;
    };
    trace.reach(`done/${operation}`, answered);
    const reply = run(call);
    return reply instanceof Promise ? reply.then(note) : note(reply);
  },
  reply: (reply, { operation }) => {
    trace.reach(`${reply.status < 300 ? 'told' : 'refused'}/${operation}`, reply);
    return reply;
  },
  notify: (letter) => {
    trace.reach(`sent/${letter.kind}`, letter);
    return [letter];
  },
});
