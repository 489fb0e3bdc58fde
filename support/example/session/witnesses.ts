import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Claim, Thing, WitnessKind } from './claims.ts';
import type { Journal } from './journal.ts';
import { memberAt } from './json-members.ts';
import { operationKey } from './operation-key.ts';

/** A claim that a step made, and what the example must also show before it counts. */
export interface Need {
  readonly kind: WitnessKind;
  /** The operation, receiver or thing that the witness must be about. */
  readonly of: string;
  /** The claim, as the beginning of a sentence. */
  readonly claim: string;
  /** The thing that a step named, for a claim that a step made. */
  readonly thing?: Thing;
  readonly name?: string;
}

interface Witness {
  readonly kind: WitnessKind;
  readonly of: string;
  /** How it was observed, as a phrase. */
  readonly how: string;
}

const LACKS: Readonly<Record<WitnessKind, (of: string) => string>> = {
  accepted: (of) => `no request to ${of} was accepted in this example`,
  arrived: (of) => `nothing arrived at ${of} in this example`,
  read: (of) => `nothing in this example shows ${of}`,
};

/** A claim without its witness, as a sentence. */
export const unwitnessed = ({ kind, of, claim }: Need): string => `${claim}, but ${LACKS[kind](of)}`;

/** The claims of one example and their witnesses. */
export class Witnesses {
  readonly #needs = new Map<string, Need>();
  readonly #seen = new Map<string, Witness>();

  /** Records a claim that needs a witness. */
  need(need: Need): void {
    const key = `${need.kind} ${need.of}`;
    if (!this.#needs.has(key)) this.#needs.set(key, need);
  }

  /** Records an observation that can be a witness. */
  supply(kind: WitnessKind, of: string, how: string): void {
    const key = `${kind} ${of}`;
    if (!this.#seen.has(key)) this.#seen.set(key, { kind, of, how });
  }

  /** Records what a passed step claimed or showed. */
  note(claims: readonly Claim[], step: string): void {
    for (const claim of claims) {
      if (!('subject' in claim)) continue;
      const { kind, of } = claim.subject;
      if (claim.says === 'absent') this.need({ ...claim.subject, claim: `it says that ${step}` });
      else this.supply(kind, of, step);
    }
  }

  /** The claims without a witness. */
  unmet(): Need[] {
    return [...this.#needs].filter(([key]) => !this.#seen.has(key)).map(([, need]) => need);
  }

  /** The witnesses, as phrases. */
  phrases(): string[] {
    return [...this.#needs.keys()].flatMap((key) => this.#seen.get(key)?.how ?? []);
  }
}

const REFUSED = 400;
const ACCEPTED = 300;

/** A lookup is answered by a line of text; anything but OK is a failure. */
const isFailedLookup = ({ interface: name, text }: Exchange): boolean =>
  name === 'lookup' && !text.startsWith('result=OK');

const isGood = (exchange: Exchange): boolean => exchange.status < ACCEPTED && !isFailedLookup(exchange);

const isBad = (exchange: Exchange): boolean => exchange.status >= REFUSED || isFailedLookup(exchange);

/** What an exchange is about: its phrase in the features where known, else its method and path. */
const namesOf = (exchange: Exchange): string[] => [exchange.operation ?? [], operationKey(exchange)].flat();

const whatBefell = (exchange: Exchange): string =>
  exchange.status >= REFUSED
    ? `was refused with HTTP status ${exchange.status}`
    : `was answered ${exchange.text.slice(0, 60).trim()}`;

/** Every answer is a claim or a witness: a refusal needs an accepted request of the same operation. */
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

/** The operations that were refused and never accepted. */
export function refusalsWithoutWitness(exchanges: readonly Exchange[]): string[] {
  const witnesses = new Witnesses();
  witnessAnswers(exchanges, witnesses);
  return witnesses.unmet().map(({ of }) => of);
}

/** Whether an exchange shows a text or a member that a step found nowhere in its answer. */
function shows({ text, request: { body }, json }: Exchange, { thing, name = '' }: Need): boolean {
  if (thing === 'the text "{}"') return text.includes(name) || String(body ?? '').includes(name);
  return thing === 'the member "{}"' && memberAt(json, name) !== undefined;
}

/** Whether a notification has a text that a step found nowhere in an answer. */
const carries = ({ body }: Notification, { thing, name = '' }: Need): boolean =>
  thing === 'the text "{}"' && body.includes(name);

/** A text or member that an answer lacks must appear elsewhere in the example: then its form is known. */
export function witnessContents(
  { exchanges, notifications }: Pick<Journal, 'exchanges' | 'notifications'>,
  witnesses: Witnesses,
  onWire: (text: string) => string,
): void {
  for (const need of witnesses.unmet()) {
    const sent = { ...need, name: onWire(need.name ?? '') };
    const found = exchanges.find((exchange) => shows(exchange, sent));
    const letter = notifications.find((each) => carries(each, sent));
    if (found) witnesses.supply('read', need.of, `request ${found.n} or its answer shows ${need.of}`);
    else if (letter) witnesses.supply('read', need.of, `notification ${letter.n} shows ${need.of}`);
  }
}

/** Every notification is a witness for "nothing came": the harness can be reached. */
export function witnessArrivals(notifications: readonly Notification[], witnesses: Witnesses): void {
  for (const { n, receiver, json } of notifications) {
    const how = `notification ${n} arrived at ${receiver}`;
    witnesses.supply('arrived', 'any receiver', how);
    if (typeof json === 'object' && json !== null && 'delivery_report_id' in json)
      witnesses.supply('arrived', 'the receiver of delivery reports', how);
  }
}
