import type { IncomingHttpHeaders } from 'node:http';
import type { Problem } from '../kernel/problem.ts';
import type { Refusals } from '../kernel/refusals.ts';

/** The connection of a request, for those who need to know when it ends. */
export interface Connection {
  readonly encrypted?: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** A request as it came in; `target` is the raw request target with its query, as HMAC signs it. */
export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly connection?: Connection;
}

export interface Outgoing {
  readonly writableLength: number;
  write(text: string): unknown;
  end(): unknown;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** What goes back. `body` is sent as JSON, `text` as is; neither means an empty body. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Writes an answer of unknown length, as long as the client listens. */
  readonly stream?: (outgoing: Outgoing) => void;
}

/** What a reply distortion may look at; `call` is absent when the request was refused early. */
export interface Answered {
  readonly interface: string;
  readonly operation: string;
  readonly request: WireRequest;
  // biome-ignore lint/suspicious/noExplicitAny: scopes and callers differ per interface
  readonly call: Call<any, any> | undefined;
}

/** What a call asks for once it was found to be in order. */
export interface Asked extends Pick<WireRequest, 'params' | 'query'> {
  readonly body: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: scopes and callers differ per interface
export type Run = (call: Call<any, any, any>) => Reply | Promise<Reply>;

/** Runs an operation in its own way: twice, for another caller, or not at all. */
export type Perform = (run: Run, answered: Answered & { readonly call: Parameters<Run>[0] }) => Reply | Promise<Reply>;

/** How a reply is sent, down to details that HTTP leaves to the server. */
export interface Shape {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
  /** Sends the content in pieces of this many bytes, without announcing its length. */
  readonly piece?: number;
  /** Milliseconds of real time before anything is sent. */
  readonly pause?: number;
  readonly dateless?: boolean;
}

/** An action that is allowed only by the current state. */
export interface CheckedAct<Seen> {
  /** The operation, by its id: where the lab can park requests. */
  readonly point: string;
  /** Looks, changes nothing, and throws a Problem to refuse. */
  readonly judge: () => Seen;
  readonly act: (seen: Seen) => Reply;
}

/** The order in which a request waits, looks and acts; race faults change it to look, wait, act. */
export type Sequence = <Seen>(
  place: { readonly holds: { reach(point: string): Promise<void> | undefined } },
  checked: CheckedAct<Seen>,
) => Reply | Promise<Reply>;

/** The decisions that every interface takes, replaceable one by one. */
export interface HttpDecisions {
  parseJson(body: Buffer): unknown;
  sequence: Sequence;
}

export interface Manner {
  readonly decisions: { readonly http: HttpDecisions };
  /** Every call in order passes here before its rules see it. */
  readonly request?: ((asked: Asked, answered: Answered) => Asked) | undefined;
  /** Runs every operation that is not refused before. */
  readonly perform?: Perform | undefined;
  readonly reply?: ((reply: Reply, answered: Answered) => Reply) | undefined;
  /** Every reply passes here last, in the form in which it is sent. */
  readonly shape?: ((shape: Shape) => Shape) | undefined;
}

export interface Identity<Caller> {
  readonly world: { readonly behaviour: Manner; readonly refusals?: Refusals };
  readonly caller: Caller;
}

/** An authenticated call with its body parsed and found to have the documented shape. */
export interface Call<Scope, Caller, Body = unknown> extends Asked {
  readonly scope: Scope;
  readonly caller: Caller;
  readonly request: WireRequest;
  readonly body: Body;
}

/** One row of an interface's table. `schema` is a JSON Schema; without it the body is not read. */
export interface Operation<Scope, Caller> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary?: string;
  /** Whether it may change something; by default whatever does not GET. */
  readonly changes?: boolean;
  readonly takes?: 'json' | 'form';
  readonly schema?: object;
  readonly keepsNulls?: boolean;
  /** The maximum size of a body in bytes, if not the default. */
  readonly largestBody?: number;
  /** Parameters of the query with their JSON Schemas, for the interface's description. */
  readonly query?: Readonly<Record<string, object>>;
  /** The JSON Schema of a successful answer, for the interface's description. */
  readonly answer?: object;
  readonly answerType?: string;
  /** Called before the request is written down, never in a replay. Throws a Problem when there is no room. */
  readonly makeRoom?: (scope: Scope) => void;
  /** Called before the body is read: ownership, features. Throws a Problem to refuse. */
  readonly admit?: (call: Call<Scope, Caller>) => void;
  /** Called after `admit`, before the body is read: returns an earlier reply to repeat, if there is one. */
  readonly recall?: (call: Call<Scope, Caller>) => Reply | Promise<Reply | undefined> | undefined;
  /** Sees the reply of every call that `recall` let through, whatever its status. */
  readonly remember?: (call: Call<Scope, Caller>, reply: Reply) => void;
  // biome-ignore lint/suspicious/noExplicitAny: each operation narrows the body to what its schema guarantees
  readonly run: (call: Call<Scope, Caller, any>) => Reply | Promise<Reply>;
}

// biome-ignore lint/suspicious/noExplicitAny: one interface can have operations of several scopes
export interface PlacedOperation<Caller> extends Operation<any, Caller> {
  readonly scopeOf: (world: Identity<Caller>['world']) => unknown;
}

/** An exchange as the platform saw it. Without a caller the request was refused before anybody was recognised. */
export interface Heard {
  readonly interface: string;
  readonly operation?: string | undefined;
  readonly request: WireRequest;
  readonly reply: Reply;
  readonly identity?: Identity<unknown> | undefined;
}

export interface Arrival {
  readonly interface: string;
  readonly operation: string;
  readonly request: WireRequest;
  readonly world: Identity<unknown>['world'];
}

/** How callers of an interface are authenticated, as its description says. */
export type Scheme = 'basic' | 'bearer' | 'hmac';

/** One of the platform's HTTP interfaces: its own address, its way to authenticate, its error shape. */
export interface Interface<Caller> {
  readonly name: string;
  readonly operations: readonly PlacedOperation<Caller>[];
  /** Its name in its description, with the schemes of authentication; without one it serves no description. */
  readonly described?: { readonly title: string; readonly schemes: readonly Scheme[] };
  /** True for the operator's own interface: no fault ever distorts its answers. */
  readonly faithful?: boolean;
  authenticate(request: WireRequest): Identity<Caller>;
  render(problem: Problem, request: Pick<WireRequest, 'target'>): Reply;
}

// biome-ignore lint/suspicious/noExplicitAny: the callers of the interfaces differ
export type AnyInterface = Interface<any>;
