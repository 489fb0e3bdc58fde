import { MessagesApi } from '../api/messages-api.ts';
import { TokensApi } from '../api/tokens-api.ts';
import { VoiceApi } from '../api/voice-api.ts';
import type { Answer } from '../callbacks/answer.ts';
import type { Notification } from '../callbacks/notification.ts';
import type { CallbackReceiver, Mailslot } from '../callbacks/receiver.ts';
import { contractViolations } from '../contract/check.ts';
import type { HttpClient } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import type { WorldLab } from '../lab/lab-client.ts';
import { ContractViolation } from '../problems/contract-violation.ts';
import { HarnessError } from '../problems/harness-error.ts';
import { Inconclusive } from '../problems/inconclusive.ts';
import type { RunContext } from '../target/run-context.ts';
import type { InterfaceName } from '../target/target.ts';
import type { TimeLadder } from '../time/time-ladder.ts';
import { type Credential, credentialHeaders } from './credential.ts';
import type { AccountFact, Facts, ProjectFact } from './facts.ts';
import { Handles } from './handles.ts';
import { Journal } from './journal.ts';

/** A request to one of the target's public interfaces. `json` is encoded; `raw` is sent as it stands. */
export interface Request {
  readonly interface: InterfaceName;
  readonly method: string;
  /** Path with query, exactly as it goes on the wire. */
  readonly path: string;
  readonly as?: Credential;
  readonly json?: unknown;
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SessionParts {
  readonly rule: string;
  readonly run: RunContext;
  readonly http: HttpClient;
  readonly receiver: CallbackReceiver;
  readonly facts: Facts;
  readonly lab: WorldLab | undefined;
  readonly time: TimeLadder;
}

/** What one example holds: its world, its client, its journal and the names it gave to things. */
export class Session {
  readonly messages = new MessagesApi(this);
  readonly tokens = new TokensApi(this);
  readonly voice = new VoiceApi(this);
  readonly journal = new Journal();
  readonly handles = new Handles();
  readonly time: TimeLadder;
  readonly run: RunContext;
  readonly facts: Facts;
  readonly http: HttpClient;
  readonly #parts: SessionParts;
  readonly #slots: Mailslot[] = [];
  readonly #violations: string[] = [];

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.time = parts.time;
    this.run = parts.run;
    this.facts = parts.facts;
    this.http = parts.http;
    for (const { secret } of parts.facts.accounts) this.journal.hide(secret);
    for (const { keySecret } of parts.facts.projects) this.journal.hide(keySecret);
  }

  /** The lab of this example's world. Throws Inconclusive (facility-missing) where the target has none. */
  get lab(): WorldLab {
    if (!this.#parts.lab) throw new Inconclusive('facility-missing', 'the target has no lab');
    return this.#parts.lab;
  }

  get hasLab(): boolean {
    return this.#parts.lab !== undefined;
  }

  /** The account that plays `role`: main, sub, second-sub, stranger, … */
  account(role: string): AccountFact {
    const account = this.facts.accounts.find((each) => each.role === role);
    if (!account)
      throw new Inconclusive('precondition-unmet', `the target declares no account in the role ${role}`);
    return account;
  }

  /** The project that plays `role`: main or other. */
  project(role: string): ProjectFact {
    const project = this.facts.projects.find((each) => each.role === role);
    if (!project)
      throw new Inconclusive('precondition-unmet', `the target declares no project in the role ${role}`);
    return project;
  }

  /** A phone number that plays `role`, counted from 1. */
  number(role: string, place = 1): string {
    const number = this.facts.numbers[role]?.[place - 1];
    if (!number)
      throw new Inconclusive(
        'precondition-unmet',
        `the target declares no number ${place} in the role ${role}`,
      );
    return number;
  }

  /** Sends a request, keeps the exchange in the journal and holds the answer against the documented shapes. */
  async send(request: Request): Promise<Exchange> {
    const base = this.run.target.interfaces[request.interface];
    if (!base)
      throw new Inconclusive(
        'precondition-unmet',
        `the target does not offer the interface ${request.interface}`,
      );
    const { method, path } = request;
    const body = request.raw ?? (request.json === undefined ? undefined : JSON.stringify(request.json));
    const at = this.time.now();
    const outgoing = {
      method,
      url: `${base}${path}`,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...credentialHeaders(request.as ?? { scheme: 'none' }, { method, path, body }, at),
        ...request.headers,
        'x-conformance-run': this.run.runId,
        'x-conformance-rule': this.#parts.rule,
      },
      body,
    };
    const answer = await this.http.send(outgoing);
    const n = this.journal.exchanges.length + 1;
    const exchange: Exchange = {
      n,
      interface: request.interface,
      at,
      request: outgoing,
      ...answer,
      json: parse(answer.text),
      looked: false,
    };
    this.journal.exchanges.push(exchange);
    this.#violations.push(...contractViolations(exchange, path));
    return exchange;
  }

  /** The answer of the latest request; looking at it counts as judged. */
  get last(): Exchange {
    const exchange = this.journal.exchanges.at(-1);
    if (!exchange) throw new HarnessError('no request was sent yet');
    exchange.looked = true;
    return exchange;
  }

  /** Opens an address for notifications under a name; `path` follows its unique beginning. */
  openReceiver(name: string, path = '', answers: readonly Answer[] = []): Mailslot {
    const arrived = (notification: Notification): void => {
      this.journal.notifications.push(notification);
    };
    const slot = this.#parts.receiver.open(name, path, arrived, () => this.time.now());
    slot.answers.push(...answers);
    this.#slots.push(slot);
    this.handles.put(name, slot);
    return slot;
  }

  /** What came in at a receiver so far, once nothing is under way; looking counts as judged. */
  async arrivals(name: string): Promise<readonly Notification[]> {
    await this.time.settle();
    const { arrivals } = this.handles.get<Mailslot>(name);
    for (const notification of arrivals) notification.looked = true;
    return arrivals;
  }

  /** Ends the example: nothing may be left unlooked, nothing may break the documented shapes. */
  close(judged: boolean): void {
    for (const slot of this.#slots) this.#parts.receiver.close(slot);
    if (!judged) return;
    if (this.#violations.length > 0) throw new ContractViolation(this.#violations.join('; '));
    this.journal.requireLooked();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
