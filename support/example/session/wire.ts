import { readJson } from '../../ground/json.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Reach } from '../../wire/http/reach.ts';
import { baseAddressesOf } from '../../wire/target/target.ts';
import { LookupApi } from './api/lookup-api.ts';
import { MessagesApi } from './api/messages-api.ts';
import { ConversationApi, SubprojectsApi, TokensApi, VoiceApi } from './api/project-apis.ts';
import type { Cast } from './cast.ts';
import type { Credential } from './credential.ts';
import type { Journal } from './journal.ts';
import type { SessionParts } from './parts.ts';
import type { Quiet } from './quiet.ts';
import { SeenForms } from './seen-forms.ts';
import { outgoing, type Request, requestOf, type Send } from './send.ts';
import type { HttpPort } from './taped.ts';

/** Most characters that all answers of one example may have together: they are kept until it ends. */
export const MOST_ANSWERED = 64 * 1024 * 1024;

/** A token this close to its end is replaced, in milliseconds. Section "Authentication / Bearer tokens". */
const TOKEN_MARGIN = 60_000;

/** What changes the outcome of messages that were submitted before: a platform may decide when it sends. */
const DECISIVE = new Set([
  'block a number',
  'unblock a number',
  'verify a number',
  're-verify a sender address',
  'delete a sender address',
  'assign a number',
  'change an assignment',
  'end an assignment',
]);

/** The longest pause before a request is repeated, and the pause where the platform names none; milliseconds. */
const LONGEST_PAUSE = 10_000;
const USUAL_PAUSE = 1_000;

/** How long the platform asks the client to wait, in milliseconds; a lookup has an answer of its own for this. */
function pauseToldIn({ interface: name, status, headers }: Exchange): number | undefined {
  const told = headers['retry-after'];
  if (name === 'lookup' || !(status === 429 || (status === 503 && told !== undefined))) return undefined;
  if (told === undefined) return USUAL_PAUSE;
  const seconds = Number(told);
  const span = Number.isNaN(seconds) ? Date.parse(told) - realTime.now() : seconds * 1000;
  return Number.isNaN(span) ? USUAL_PAUSE : Math.max(0, span);
}

/** Throws Inconclusive (insufficient-evidence) when the answers of an example are too large to keep. */
export function requireRoom(exchanges: ReadonlyArray<Pick<Exchange, 'text'>>): void {
  let answered = 0;
  for (const { text } of exchanges) answered += text.length;
  const says = `the answers of this example are longer than ${MOST_ANSWERED} characters together; no more is asked`;
  if (answered > MOST_ANSWERED) throw new Inconclusive('insufficient-evidence', says);
}

export class Wire {
  readonly send: Send = (what, values) => this.#transmit(typeof what === 'string' ? requestOf(what, values) : what);
  readonly messages: MessagesApi;
  readonly tokens: TokensApi;
  readonly voice: VoiceApi;
  readonly lookup: LookupApi;
  readonly subprojects: SubprojectsApi;
  readonly conversation: ConversationApi;
  readonly forms = new SeenForms();
  /** Whether a request that is held off is sent again: not where an example is about the limits of the platform. */
  obeys = true;
  readonly repeated = new Set<Exchange>();
  /** For requests that are no operation of the document, which the journal does not have. */
  readonly http: HttpPort;
  readonly reach: Reach;
  readonly #parts: SessionParts;
  readonly #journal: Journal;
  readonly #quiet: Quiet | undefined;
  #latest: Request | undefined;
  readonly #tokens = new Map<string, { readonly token: string; readonly expiresAt: number }>();

  /** @param quiet hears of each request before it leaves */
  constructor(parts: SessionParts, cast: Cast, journal: Journal, quiet: Quiet | undefined) {
    const { run, http, reach } = parts;
    const holder = { cast, run, journal };
    this.#parts = parts;
    this.#journal = journal;
    this.#quiet = quiet;
    this.http = http;
    this.reach = reach;
    this.messages = new MessagesApi(this.send, holder);
    this.tokens = new TokensApi(this.send, holder);
    this.voice = new VoiceApi(this.send, holder);
    this.lookup = new LookupApi(this.send, holder);
    this.subprojects = new SubprojectsApi(this.send, holder);
    this.conversation = new ConversationApi(this.send, holder);
  }

  /** The answer to the latest request; reading it counts as checking it. */
  get last(): Exchange {
    const exchange = this.#journal.exchanges.at(-1);
    if (!exchange) throw new HarnessError('no request was sent yet');
    exchange.looked = true;
    return exchange;
  }

  async sendAgain(): Promise<void> {
    if (this.#latest) (await this.#transmit(this.#latest)).looked = true;
  }

  /** Sends a request, and again when held off. Throws Inconclusive (precondition-unmet) where that happens twice. */
  async #transmit(request: Request): Promise<Exchange> {
    if (DECISIVE.has(request.operation ?? '')) await this.#quiet?.waitForOutcomes();
    const exchange = await this.#sendOnce(request);
    const span = this.obeys ? pauseToldIn(exchange) : undefined;
    if (span === undefined) return exchange;

    if (span <= LONGEST_PAUSE) {
      exchange.looked = true;
      this.repeated.add(exchange);
      await realTime.pause(span);
      const { together: _, ...alone } = request;
      const again = await this.#sendOnce(alone);
      if (pauseToldIn(again) === undefined) return again;
      again.looked = true;
    }
    const { method, url } = exchange.request;
    const { status, headers } = exchange;
    const told = headers['retry-after'] === undefined ? '' : ` and Retry-After ${headers['retry-after']}`;
    const heldOff = `${method} ${url} was held off with HTTP status ${status}${told}`;
    const says = `${heldOff}; lower limits.requestsPerSecond in the target file`;
    throw new Inconclusive('precondition-unmet', says);
  }

  /** Puts a request on the wire, records the exchange in the journal and holds the answer against its form. */
  async #sendOnce(request: Request): Promise<Exchange> {
    const { run, time } = this.#parts;
    const { exchanges } = this.#journal;
    this.#latest = request;
    const base = baseAddressesOf(run.target, request.interface)[(request.place ?? 1) - 1];
    if (!base) throw new Undeclared(`address of the interface ${request.interface}`);
    requireRoom(exchanges);
    const as = request.as?.scheme === 'own token' ? await this.#ownToken(request.as.role) : request.as;

    const at = time.now();
    const sent = outgoing({ ...request, as }, base, at, this.#parts);
    this.#quiet?.disturb(sent);
    const began = realTime.now();
    const answer = await this.http.send(sent);
    const timed = run.timed ? { sent: { at: began, ms: realTime.now() - began } } : {};

    const { interface: to, operation } = request;
    const known = { n: exchanges.length + 1, interface: to, operation, at, request: sent, ...answer, ...timed };
    const exchange: Exchange = { ...known, json: readJson(answer.text), looked: false };
    exchanges.push(exchange);
    this.forms.see(exchange, request.path);
    return exchange;
  }

  /** A bearer token of the project that plays `role`, kept as long as it is good. Throws Inconclusive where it has none. */
  async #ownToken(role: string): Promise<Credential> {
    const kept = this.#tokens.get(role);
    if (kept && this.#parts.time.now() < kept.expiresAt - TOKEN_MARGIN) return { scheme: 'bearer', token: kept.token };
    const answer = await this.tokens.ask(role);
    answer.looked = true;
    const { access_token: token, expires_in: seconds } = (answer.json ?? {}) as Record<string, unknown>;
    if (typeof token !== 'string' || token === '') {
      const says = `there is no token for the project ${role}: HTTP status ${answer.status}`;
      throw new Inconclusive('precondition-unmet', says);
    }
    this.#journal.hide(token);
    this.#tokens.set(role, { token, expiresAt: answer.at + Number(seconds) * 1000 });
    return { scheme: 'bearer', token };
  }
}
