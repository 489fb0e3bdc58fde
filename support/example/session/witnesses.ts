import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Claim, Thing, WitnessKind } from './claims.ts';
import { memberAt } from './json-members.ts';
import { operationKey } from './operation-key.ts';

/** A claim that a step made, and what has to be seen in the same example before it counts. */
export interface Need {
  readonly kind: WitnessKind;
  /** The operation, receiver or thing that the witness has to be of. */
  readonly of: string;
  /** What was claimed, as the beginning of a sentence. */
  readonly claim: string;
  /** What a step named, where the claim is a step's. */
  readonly thing?: Thing;
  readonly name?: string;
}

interface Witness {
  readonly kind: WitnessKind;
  readonly of: string;
  /** How it was seen, in a phrase. */
  readonly how: string;
}

const LACKS: Readonly<Record<WitnessKind, (of: string) => string>> = {
  accepted: (of) => `no request to ${of} was accepted in this example`,
  arrived: (of) => `nothing arrived at ${of} in this example`,
  read: (of) => `nothing in this example shows ${of}`,
};

/** A claim without its witness, as a sentence. */
export const unwitnessed = ({ kind, of, claim }: Need): string => `${claim}, but ${LACKS[kind](of)}`;

/** The claims of one example and what stands for them. */
export class Witnesses {
  readonly #needs = new Map<string, Need>();
  readonly #seen = new Map<string, Witness>();

  /** Says that a step claimed something that only counts beside a witness. */
  need(need: Need): void {
    const key = `${need.kind} ${need.of}`;
    if (!this.#needs.has(key)) this.#needs.set(key, need);
  }

  /** Says that something was seen that can stand for a claim. */
  supply(kind: WitnessKind, of: string, how: string): void {
    const key = `${kind} ${of}`;
    if (!this.#seen.has(key)) this.#seen.set(key, { kind, of, how });
  }

  /** Takes note of what a step claimed or showed; it has passed. */
  note(claims: readonly Claim[], step: string): void {
    for (const claim of claims) {
      if (!('subject' in claim)) continue;
      const { kind, of } = claim.subject;
      if (claim.says === 'absent') this.need({ ...claim.subject, claim: `it says that ${step}` });
      else this.supply(kind, of, step);
    }
  }

  /** The claims that nothing stands for. */
  unmet(): Need[] {
    return [...this.#needs].filter(([key]) => !this.#seen.has(key)).map(([, need]) => need);
  }

  /** What stands for the claims, in phrases. */
  phrases(): string[] {
    return [...this.#needs.keys()].flatMap((key) => this.#seen.get(key)?.how ?? []);
  }
}

const REFUSED = 400;
const ACCEPTED = 300;

/** A lookup is answered by a line of text; whatever it has but an OK is a failure. */
const isFailedLookup = ({ interface: name, text }: Exchange): boolean =>
  name === 'lookup' && !text.startsWith('result=OK');

const isGood = (exchange: Exchange): boolean => exchange.status < ACCEPTED && !isFailedLookup(exchange);

const isBad = (exchange: Exchange): boolean => exchange.status >= REFUSED || isFailedLookup(exchange);

/** What an exchange is about, by the words of the features where they are known and by its place on the wire. */
const namesOf = (exchange: Exchange): string[] => [exchange.operation ?? [], operationKey(exchange)].flat();

const whatBefell = (exchange: Exchange): string =>
  exchange.status >= REFUSED
    ? `was refused with HTTP status ${exchange.status}`
    : `was answered ${exchange.text.slice(0, 60).trim()}`;

/** Every answer claims or stands for something: a refusal needs an accepted request of the same operation. */
export function witnessAnswers(exchanges: readonly Exchange[], witnesses: Witnesses): void {
  const accepted = new Map<string, Exchange>();
  for (const exchange of exchanges)
    if (isGood(exchange)) for (const name of namesOf(exchange)) accepted.set(name, exchange);
  for (const exchange of exchanges) {
    if (!isBad(exchange)) continue;
    const names = namesOf(exchange);
    const of = names[0] as string;
    witnesses.need({ kind: 'accepted', of, claim: `a request to ${of} ${whatBefell(exchange)}` });
    const twin = names.map((name) => accepted.get(name)).find((each) => each !== undefined);
    if (twin) witnesses.supply('accepted', of, `to ${of} was accepted (request ${twin.n})`);
  }
}

/** Whether an exchange shows a text or a member that a step found nowhere in its answer. */
function shows({ text, request: { body }, json }: Exchange, { thing, name = '' }: Need): boolean {
  if (thing === 'the text "{}"') return text.includes(name) || String(body ?? '').includes(name);
  return thing === 'the member "{}"' && memberAt(json, name) !== undefined;
}

/** A text or a member that an answer lacks is to be seen elsewhere in the example: what it looks like is known then. */
export function witnessContents(exchanges: readonly Exchange[], witnesses: Witnesses): void {
  for (const need of witnesses.unmet()) {
    const found = exchanges.find((exchange) => shows(exchange, need));
    if (found) witnesses.supply('read', need.of, `request ${found.n} or its answer shows ${need.of}`);
  }
}

/** Every notification that came stands for "nothing came": the way to the harness is open. */
export function witnessArrivals(notifications: readonly Notification[], witnesses: Witnesses): void {
  for (const { n, receiver, json } of notifications) {
    const how = `notification ${n} arrived at ${receiver}`;
    witnesses.supply('arrived', 'any receiver', how);
    if (typeof json === 'object' && json !== null && 'delivery_report_id' in json)
      witnesses.supply('arrived', 'the receiver of delivery reports', how);
  }
}
