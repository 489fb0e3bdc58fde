import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pauseReally } from '../kernel/host-time.ts';
import { Problem } from '../kernel/problem.ts';
import { httpDecisions, readBody } from './body.ts';
import type { Certificate } from './connections.ts';
import type {
  Answered,
  Arrival,
  Call,
  Heard,
  Identity,
  Interface,
  Manner,
  PlacedOperation,
  Reply,
  Shape,
  WireRequest,
} from './operation.ts';
import type { FindAddress } from './right-address.ts';

const FAITHFUL = { http: httpDecisions };
const PLAIN: Omit<Manner, 'decisions'> = {};

export interface Surroundings {
  /** The behaviour for requests without a known world. */
  readonly behaviour: () => Manner;
  /** Called for every reply with status 500: the platform has a defect. */
  readonly crashed: (error: unknown, operation: string) => void;
  /** Where requests are written down before they change something, if they are. */
  readonly journal?: { begin(): void; accept(arrival: Arrival): void } | undefined;
  readonly tls?: Certificate | undefined;
  /** Finds what a request may have meant that reached no operation. */
  readonly findAddress?: FindAddress | undefined;
  /** Called for every exchange of the product's interfaces, if anybody wants to know. */
  readonly heard?: ((exchange: Heard) => void) | undefined;
}

function shapeOf({ status, body, text, type, headers = {} }: Reply): Shape {
  const content = body === undefined ? (text ?? '') : JSON.stringify(body);
  const usual = body !== undefined ? 'application/json' : text === undefined ? undefined : 'text/plain';
  const media = usual === undefined ? undefined : (type ?? usual);
  return { status, content, headers: { ...headers, ...(media ? { 'content-type': media } : {}) } };
}

async function writeShaped(response: ServerResponse, shape: Shape): Promise<void> {
  if (shape.pause) await pauseReally(shape.pause);
  const content = Buffer.from(shape.content, 'utf8');
  const { piece } = shape;
  const bare = shape.status === 204 || shape.status === 304;
  const measured = bare || piece !== undefined ? {} : { 'content-length': String(content.length) };
  response.sendDate = shape.dateless !== true;
  response.writeHead(shape.status, { ...shape.headers, ...measured });
  if (!bare && piece !== undefined)
    for (let at = 0; at < content.length; at += piece) response.write(content.subarray(at, at + piece));
  response.end(bare || piece !== undefined ? undefined : content);
}

/** Writes a reply straight to the connection, as JSON by default. ASCII takes a fast path. */
export function write(response: ServerResponse, { status, body, text, type, headers }: Reply): void {
  const content = body === undefined ? (text ?? '') : JSON.stringify(body);
  const length = Buffer.byteLength(content);
  const own: OutgoingHttpHeaders = headers ? { ...headers } : {};
  if (body !== undefined) own['content-type'] = type ?? 'application/json';
  else if (text !== undefined) own['content-type'] = type ?? 'text/plain';
  if (status !== 204 && status !== 304) own['content-length'] = length;
  response.writeHead(status, own).end(content, length === content.length ? 'latin1' : 'utf8');
}

type Unread<Caller> = { -readonly [Member in keyof Call<unknown, Caller>]: Call<unknown, Caller>[Member] };

/** One call: authenticate → refuse if told to → admit → recall → parse and validate → run → distort → reply. */
class Handling<Caller> {
  readonly #of: Interface<Caller>;
  readonly #operation: PlacedOperation<Caller>;
  readonly #around: Surroundings;
  readonly #request: WireRequest;
  readonly #outgoing: ServerResponse | undefined;
  #behaviour: Manner;
  #identity: Identity<Caller> | undefined;
  /** Known once the caller is and no earlier reply was recalled. */
  #call: Call<unknown, Caller> | undefined;

  constructor(
    of: Interface<Caller>,
    operation: PlacedOperation<Caller>,
    around: Surroundings,
    request: WireRequest,
    outgoing?: ServerResponse,
  ) {
    this.#of = of;
    this.#operation = operation;
    this.#around = around;
    this.#request = request;
    this.#outgoing = outgoing;
    this.#behaviour = around.behaviour();
  }

  begin(): void {
    const { journal } = this.#around;
    try {
      journal?.begin();
      this.#identity = this.#of.authenticate(this.#request);
      const { world, caller } = this.#identity;
      this.#behaviour = world.behaviour;
      if (this.#outgoing) this.#operation.makeRoom?.(this.#operation.scopeOf(world));
      if (journal && (this.#operation.changes ?? this.#operation.method !== 'GET'))
        journal.accept({ interface: this.#of.name, operation: this.#operation.id, request: this.#request, world });
      const status = this.#of.faithful ? undefined : world.refusals?.take(this.#operation.id);
      if (status !== undefined) throw new Problem(status, 'The operator of this platform has this request refused.');
      const { params, query } = this.#request;
      const scope = this.#operation.scopeOf(world);
      const call: Unread<Caller> = { scope, caller, request: this.#request, params, query, body: undefined };
      this.#operation.admit?.(call);
      const recalled = this.#operation.recall?.(call);
      const answer =
        recalled instanceof Promise
          ? recalled.then((earlier) => this.#proceed(call, earlier))
          : this.#proceed(call, recalled);
      if (answer instanceof Promise)
        answer.then(
          (reply) => this.#finish(reply),
          (error) => this.#refuse(error),
        );
      else this.#finish(answer);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #proceed(call: Unread<Caller>, recalled: Reply | undefined): Reply | Promise<Reply> {
    if (recalled) return recalled;
    this.#call = call;
    const { http } = this.#of.faithful ? FAITHFUL : this.#behaviour.decisions;
    call.body = readBody(this.#operation, this.#request, http);
    const { request: distort, perform } = this.#of.faithful ? PLAIN : this.#behaviour;
    if (distort) Object.assign(call, distort(call, this.#answered()));
    return perform ? perform(this.#operation.run, { ...this.#answered(), call }) : this.#operation.run(call);
  }

  /** A thrown Problem becomes its reply in the interface's own shape; anything else is a defect and becomes a 500. */
  #refuse(error: unknown): void {
    if (!(error instanceof Problem)) this.#around.crashed(error, this.#operation.id);
    const problem =
      error instanceof Problem ? error : new Problem(500, 'The platform failed; its log names the cause.');
    this.#finish(this.#of.render(problem, this.#request));
  }

  #finish(reply: Reply): void {
    if (this.#call) this.#operation.remember?.(this.#call, reply);
    const { reply: distort, shape } = this.#of.faithful ? PLAIN : this.#behaviour;
    const told = distort ? distort(reply, this.#answered()) : reply;
    if (!this.#of.faithful) this.#around.heard?.({ ...this.#answered(), reply: told, identity: this.#identity });
    const outgoing = this.#outgoing;
    if (outgoing === undefined) return;
    if (shape) void writeShaped(outgoing, shape(shapeOf(told)));
    else if (told.stream !== undefined) {
      outgoing.writeHead(told.status, { ...told.headers, 'content-type': told.type ?? 'text/plain' });
      told.stream(outgoing);
    } else write(outgoing, told);
  }

  #answered(): Answered {
    return { interface: this.#of.name, operation: this.#operation.id, request: this.#request, call: this.#call };
  }
}

/** Carries out one operation for a request, again if its answer was sent long ago. Rules: COM-HTTP-02, COM-JSON-01. */
export function dispatch<Caller>(of: Interface<Caller>, operation: PlacedOperation<Caller>, around: Surroundings) {
  return (request: WireRequest, outgoing?: ServerResponse): void =>
    new Handling(of, operation, around, request, outgoing).begin();
}
