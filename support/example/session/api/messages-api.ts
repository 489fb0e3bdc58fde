import type { Burst } from '../../../wire/http/burst.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import type { Holder } from '../own-credential.ts';
import type { Send } from '../send.ts';
import { accountCredential, type Scheme } from './account-credential.ts';
import { idAt, idOfSent } from './message-id.ts';

/** A message as a step describes it, in the words of the document. */
export interface Draft {
  readonly content: string;
  readonly destination_number: string;
  readonly format?: string;
  readonly delivery_report?: boolean;
  readonly callbackUrl?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** The number or alpha tag it is sent from. */
  readonly source?: string | undefined;
  readonly [member: string]: unknown;
}

/** Who submits, and how. */
export interface Sender {
  readonly role: string;
  readonly actingFor?: string | undefined;
  readonly scheme?: Scheme;
  readonly together?: Burst | undefined;
}

type World = Holder;

const actingHeaders = (account: string | undefined): Record<string, string> =>
  account === undefined ? {} : { account };

/** Submits and reads messages. Section "Endpoints / Messaging API". */
export class MessagesApi {
  readonly #send: Send;
  readonly #world: World;

  constructor(send: Send, world: World) {
    this.#send = send;
    this.#world = world;
  }

  /** The message as sent, with the target's names for what the document does not show. */
  wire({ callbackUrl, metadata, source, ...draft }: Draft): Record<string, unknown> {
    const { bindings } = this.#world.run.target;
    return {
      format: 'SMS',
      delivery_report: true,
      ...draft,
      ...(callbackUrl === undefined ? {} : { [bindings.callbackUrlField]: callbackUrl }),
      ...(metadata === undefined ? {} : { [bindings.metadataField]: metadata }),
      ...(source === undefined ? {} : { [bindings.sourceNumberField]: source }),
    };
  }

  /** POST /v1/messages with all `drafts` in one request. */
  async submit(sender: Sender, drafts: readonly Draft[]): Promise<Exchange> {
    const messages = drafts.map((draft) => this.wire(draft));
    const exchange = await this.submitBody(sender, JSON.stringify({ messages }));
    for (const [place, { delivery_report: wanted }] of messages.entries())
      if (wanted !== true) this.#world.journal.unasked.add(this.idIn(exchange, place));
    return exchange;
  }

  /** POST /v1/messages with this body unchanged. */
  submitBody({ role, actingFor, scheme = 'basic', together }: Sender, raw: string): Promise<Exchange> {
    return this.#send('submit a message', {
      as: accountCredential(this.#world.cast.account(role), scheme),
      raw,
      headers: actingHeaders(actingFor),
      together,
    });
  }

  /** GET /v1/messages/{message_id}. */
  retrieve({ role, actingFor, scheme = 'basic' }: Sender, messageId: string): Promise<Exchange> {
    return this.#send('retrieve a message', {
      names: { id: encodeURIComponent(messageId) },
      headers: actingHeaders(actingFor),
      as: accountCredential(this.#world.cast.account(role), scheme),
    });
  }

  /** The id of message number `place` (from 0) in the answer to a submit, by the target's binding. */
  idIn(exchange: Exchange, place = 0): string | undefined {
    return idAt(exchange.json, this.#world.run.target.bindings, place);
  }

  /** The same for a request that submits. Throws Inconclusive where its answer has no ids at that place. */
  idOf(exchange: Exchange, place = 0): string {
    return idOfSent(exchange, this.#world.run.target.bindings, place);
  }
}
