import { type AuthDecisions, authDecisions } from '../auth/decisions.ts';
import { type ContactDecisions, contactDecisions } from '../contacts/decisions.ts';
import { type ConversationDecisions, conversationDecisions } from '../conversation/decisions.ts';
import { type MappingDecisions, mappingDecisions } from '../conversation-mapping/mapping.ts';
import type { Call, Reply, WireRequest } from '../http/operation.ts';
import { type HttpDecisions, httpDecisions } from '../http/parse-json.ts';
import type { Shape } from '../http/shape.ts';
import type { DeliveryDecisions, Letter } from '../kernel/outbox.ts';
import { type LookupDecisions, lookupDecisions } from '../lookup/decisions.ts';
import { deliveryDecisions, type MessagingDecisions, messagingDecisions } from '../messaging/decisions.ts';
import { type ReportDecisions, reportDecisions } from '../reports/decisions.ts';
import { type SubprojectDecisions, subprojectDecisions } from '../subprojects/decisions.ts';
import { type TokenDecisions, tokenDecisions } from '../token/decisions.ts';
import { type VoiceDecisions, voiceDecisions } from '../voice/decisions.ts';

/** Every decision the platform makes, by interface. A fault replaces one of them. */
export interface Decisions {
  http: HttpDecisions;
  auth: AuthDecisions;
  messaging: MessagingDecisions;
  delivery: DeliveryDecisions;
  token: TokenDecisions;
  voice: VoiceDecisions;
  lookup: LookupDecisions;
  subprojects: SubprojectDecisions;
  conversation: ConversationDecisions;
  mapping: MappingDecisions;
  reports: ReportDecisions;
  contacts: ContactDecisions;
}

/** What a reply distortion may look at; `call` is absent when the request was refused early. */
export interface Answered {
  /** The name of the interface; the instances of one interface have names of their own. */
  readonly interface: string;
  readonly operation: string;
  readonly request: WireRequest;
  // biome-ignore lint/suspicious/noExplicitAny: callers differ per interface
  readonly call: Call<any> | undefined;
}

/** How a world decides and what it does to its own answers and notifications. */
export interface Behaviour {
  readonly faults: readonly string[];
  /** What it does otherwise where the document is silent. */
  readonly variant: readonly Deviation[];
  readonly decisions: Decisions;
  readonly reply?: ((reply: Reply, answered: Answered) => Reply) | undefined;
  /** Every notification passes here on its way out; none, one or several letters come back. */
  readonly notify?: ((letter: Letter) => readonly Letter[]) | undefined;
  /** Every reply passes here at last, as it is to go over the wire. */
  readonly shape?: ((shape: Shape) => Shape) | undefined;
}

/** A choice other than the usual one where the document leaves one: what a variant of the platform is made of. */
export interface Deviation {
  readonly name: string;
  /** The rules that say the document leaves this open. */
  readonly silences: readonly string[];
  /** One sentence: what this platform does otherwise. */
  readonly says: string;
  readonly decide?: (decisions: Decisions) => void;
  readonly reply?: (reply: Reply, answered: Answered) => Reply;
  readonly notify?: (letter: Letter) => readonly Letter[];
  readonly shape?: (shape: Shape) => Shape;
}

/** A deliberate deviation, owned by one rule. */
export interface Fault {
  /** `<area>.<slug>`, for example `dedup.code-304`. */
  readonly id: string;
  readonly rule: string;
  /** One sentence: what this platform does wrong. */
  readonly says: string;
  /** Changes a private copy of the decisions. */
  readonly decide?: (decisions: Decisions) => void;
  readonly reply?: (reply: Reply, answered: Answered) => Reply;
  readonly notify?: (letter: Letter) => readonly Letter[];
}

/** The decisions as documented; each call gives a copy that a fault may change. */
export const documentedDecisions = (): Decisions => ({
  http: { ...httpDecisions },
  auth: { ...authDecisions },
  messaging: { ...messagingDecisions },
  delivery: { ...deliveryDecisions },
  token: { ...tokenDecisions },
  voice: { ...voiceDecisions },
  lookup: { ...lookupDecisions },
  subprojects: { ...subprojectDecisions },
  conversation: { ...conversationDecisions },
  mapping: { ...mappingDecisions },
  reports: { ...reportDecisions },
  contacts: { ...contactDecisions },
});

const chain =
  <Value, Rest extends unknown[]>(steps: ReadonlyArray<(value: Value, ...rest: Rest) => Value>) =>
  (value: Value, ...rest: Rest): Value =>
    steps.reduce((so, step) => step(so, ...rest), value);

/**
 * The behaviour of a platform that has all of `faults` at once; without faults it is the documented one. A variant
 * decides before the faults do, and has the last word about how replies and notifications look.
 */
export function behaviourWith(faults: readonly Fault[], variant: readonly Deviation[] = []): Behaviour {
  const decisions = documentedDecisions();
  for (const each of [...variant, ...faults]) each.decide?.(decisions);
  const all = [...faults, ...variant];
  const replies = all.flatMap(({ reply }) => reply ?? []);
  const notifies = all.flatMap(({ notify }) => notify ?? []);
  const shapes = variant.flatMap(({ shape }) => shape ?? []);
  return {
    faults: faults.map((fault) => fault.id),
    variant,
    decisions,
    reply: replies.length ? chain(replies) : undefined,
    notify: notifies.length
      ? (letter) =>
          notifies.reduce<readonly Letter[]>((letters, distort) => letters.flatMap(distort), [letter])
      : undefined,
    shape: shapes.length ? chain(shapes) : undefined,
  };
}
