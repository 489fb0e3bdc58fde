import { type AccountFact, type Facts, type LookupUserFact, type ProjectFact, secretsOf } from '../../ground/facts.ts';
import { readJson } from '../../ground/json.ts';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { declaredIn, Undeclared } from '../../ground/problems/undeclared.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import type { OfferedFacility } from '../../wire/facilities/offered-facility.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Reach } from '../../wire/http/reach.ts';
import type { TimeLadder } from '../../wire/lab/time-ladder.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import { baseAddressesOf, type Facility } from '../../wire/target/target.ts';
import { requireRoom } from './answer-room.ts';
import { ConversationApi } from './api/conversation-api.ts';
import { LookupApi } from './api/lookup-api.ts';
import { MessagesApi } from './api/messages-api.ts';
import { SubprojectsApi } from './api/subprojects-api.ts';
import { TokensApi } from './api/tokens-api.ts';
import { VoiceApi } from './api/voice-api.ts';
import type { Facilities } from './facilities.ts';
import { Handles } from './handles.ts';
import { Journal } from './journal.ts';
import { MarkedTexts } from './marked-texts.ts';
import { outgoing } from './outgoing.ts';
import { ownToken } from './own-token.ts';
import type { SessionParts } from './parts.ts';
import { type Quiet, quietFor } from './quiet.ts';
import { refusalsIn } from './refusals.ts';
import type { Request } from './request.ts';
import { SampleValues } from './sample-values.ts';
import { SeenForms } from './seen-forms.ts';
import { requestOf, type Send } from './send.ts';
import type { Wire } from './taped-client.ts';
import type { Traces } from './traces.ts';

export type { Request } from './request.ts';

/** The state of one example: its world, its client, its journal and the things it named. */
export class Session {
  /** Sends an operation, by its phrase in the features, or a complete request. */
  readonly send: Send = (what, values) => this.#transmit(typeof what === 'string' ? requestOf(what, values) : what);
  readonly messages = new MessagesApi(this.send, this);
  readonly tokens = new TokensApi(this.send, this);
  readonly voice = new VoiceApi(this.send, this);
  readonly lookup = new LookupApi(this.send, this);
  readonly subprojects = new SubprojectsApi(this.send, this);
  readonly conversation = new ConversationApi(this.send, this);
  /** The id of the rule that the example shows. */
  readonly rule: string;
  readonly journal: Journal;
  readonly handles = new Handles();
  readonly forms = new SeenForms();
  readonly time: TimeLadder;
  readonly run: RunContext;
  facts: Facts;
  readonly http: Wire;
  readonly reach: Reach;
  readonly traces: Traces;
  readonly facilities: Facilities;
  /** The id of its own world. */
  readonly world: string | undefined;
  readonly values: SampleValues;
  /** The target's own number for each that the feature writes, as far as one was chosen for this example. */
  readonly standIns: Map<string, string>;
  readonly texts: MarkedTexts;
  readonly #parts: SessionParts;
  readonly #slots: Mailslot[] = [];
  readonly #quiet: Quiet | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.rule = parts.rule;
    this.journal = new Journal(parts.world === undefined);
    this.time = parts.time;
    this.run = parts.run;
    this.facts = parts.facts;
    this.http = parts.http;
    this.reach = parts.reach;
    this.traces = parts.traces;
    this.facilities = parts.facilities;
    this.world = parts.world;
    this.values = parts.values ?? new SampleValues(parts.run.seed);
    this.standIns = new Map(parts.standIns);
    this.texts = new MarkedTexts(this);
    this.#quiet = quietFor(parts, this.journal, this.#slots);
    this.facilities.changed = () => this.#quiet?.disturb({ method: 'POST' });
    this.journal.hide(...secretsOf(parts.facts));
  }

  /** A way to stimulate or observe the target beside its interfaces. Throws FacilityMissing where there is none. */
  facility(name: Facility): OfferedFacility {
    return this.facilities.named(name);
  }

  /** Whether the example has a world of its own, which only a lab makes. */
  get hasLab(): boolean {
    return this.world !== undefined;
  }

  /** Throws Inconclusive when it was known before the first request that the target file leaves something out. */
  requireSetUp(): void {
    if (this.#parts.misfit) throw this.#parts.misfit;
  }

  /** The account that plays `role`: main, sub, second-sub, stranger, … */
  account(role: string): AccountFact {
    return declaredIn(this.facts.accounts, (each) => each.role === role, `account in the role ${role}`);
  }

  /** The project that plays `role`: main or other. */
  project(role: string): ProjectFact {
    return declaredIn(this.facts.projects, (each) => each.role === role, `project in the role ${role}`);
  }

  /** A user of the lookup interface, with this service or any. */
  lookupUser(service?: LookupUserFact['service']): LookupUserFact {
    const isMeant = (each: LookupUserFact): boolean => !service || each.service === service;
    return declaredIn(this.facts.lookupUsers, isMeant, `user of the ${service ?? 'lookup'} service`);
  }

  /** A phone number that plays `role`, counted from 1. */
  number(role: string, place = 1): string {
    const numbers = this.facts.numbers[role] ?? [];
    return declaredIn(numbers, (_, at) => at === place - 1, `number ${place} in the role ${role}`);
  }

  /** Puts a request on the wire, records the exchange in the journal and holds the answer against its form. */
  async #transmit(request: Request): Promise<Exchange> {
    const base = baseAddressesOf(this.run.target, request.interface)[(request.place ?? 1) - 1];
    if (!base) throw new Undeclared(`address of the interface ${request.interface}`);
    requireRoom(this.journal.exchanges);
    const as = request.as?.scheme === 'own token' ? await ownToken(this, request.as.role) : request.as;
    const at = this.time.now();
    const sent = outgoing({ ...request, as }, base, at, this.#parts);
    this.#quiet?.disturb(sent);
    const answer = await this.http.send(sent);
    const { interface: to, operation } = request;
    const n = this.journal.exchanges.length + 1;
    const known = { n, interface: to, operation, at, request: sent, ...answer };
    const exchange: Exchange = { ...known, json: readJson(answer.text), looked: false };
    this.journal.exchanges.push(exchange);
    this.forms.see(exchange, request.path);
    return exchange;
  }

  /** The answer to the latest request; reading it counts as checking it. */
  get last(): Exchange {
    const exchange = this.journal.exchanges.at(-1);
    if (!exchange) throw new HarnessError('no request was sent yet');
    exchange.looked = true;
    return exchange;
  }

  /** Opens an address for notifications under a name; `path` follows its unique beginning. */
  openReceiver(name: string, path = '', answers: readonly Answer[] = []): Mailslot {
    const slot = this.#parts.receiver.open(
      name,
      path,
      (notification) => this.take(notification),
      () => this.time.now(),
    );
    slot.answers.push(...answers);
    this.#slots.push(slot);
    this.handles.put(name, slot);
    return slot;
  }

  /** Records a notification as it arrives. */
  take(notification: Notification): void {
    this.journal.notifications.push(notification);
    this.#quiet?.arrived();
  }

  /** Returns when nothing is pending, as far as that can be known. */
  settle(): Promise<void> {
    return this.#quiet ? this.#quiet.wait() : this.time.settle();
  }

  /** The notifications that a receiver has, once nothing is pending; reading them counts as checking them. */
  async arrivals(name: string): Promise<readonly Notification[]> {
    await this.settle();
    const { arrivals, refusals } = this.handles.get<Mailslot>(name);
    if (refusals.length > 0) throw new ContractViolation(refusals.join('; '));
    for (const notification of arrivals) notification.looked = true;
    return arrivals;
  }

  /** Ends the example: every answer must have been checked. The ledger judges what broke its form. */
  close(judged: boolean): void {
    for (const slot of this.#slots) this.#parts.receiver.close(slot);
    const refusals = refusalsIn(this.#slots, this.journal);
    if (!judged) return;
    if (refusals.length > 0) throw new ContractViolation(refusals.join('; '));
    this.journal.requireLooked(this.#quiet?.settled);
    this.journal.requireWitness((text) => this.texts.ownPages(text));
  }
}
