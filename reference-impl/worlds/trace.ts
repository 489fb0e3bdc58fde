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

const RULE = 'x-conformance-rule';
const EXAMPLE = 'x-conformance-example';

type Headers = Readonly<Record<string, unknown>>;

const textIn = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** What one example reached, and the rule that it shows; one that does not name itself has none. */
export interface Reach {
  readonly rule: string;
  readonly example: string | undefined;
  readonly places: ReadonlySet<string>;
}

type OpenReach = Reach & { readonly places: Set<string> };

/**
 * Which rules and examples reach which places of the platform: `asked/`, `done/`, `told/` and `refused/` with an operation,
 * `sent/` with a kind of letter, `decided/` with a decision, and below it the name of a rule in a list. Examples name
 * themselves when they make a world: what happens until the next one is made belongs to them.
 */
export class Trace {
  readonly #reaches: OpenReach[] = [];
  readonly #heed: Heed | undefined;
  #now: OpenReach | undefined;

  constructor(heed?: Heed) {
    this.#heed = heed;
  }

  /** A world is about to be made by a request with these headers. */
  begin(headers: Headers): void {
    const rule = textIn(headers, RULE);
    this.#now = rule === undefined ? undefined : { rule, example: textIn(headers, EXAMPLE), places: new Set() };
    this.#heed?.begin();
  }

  /** Something is reached that has no value, or none yet. */
  pass(place: string): void {
    if (this.#now === undefined) return;
    if (this.#now.places.size === 0) this.#reaches.push(this.#now);
    this.#now.places.add(place);
  }

  reach(place: string, value: unknown): void {
    this.pass(place);
    if (this.#now) this.#heed?.reach(this.#now.rule, place, value);
  }

  /** The outcome for the one who heeds it. */
  found(): ReturnType<Heed['found']> {
    return this.#heed?.found() ?? {};
  }

  reaches(): readonly Reach[] {
    return this.#reaches;
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
      trace.pass(place);
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
