import type { Burst } from '../../../wire/http/burst.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { accountCredential, type Scheme } from './account-credential.ts';
import { Api } from './api.ts';
import { idAt, idOfSent } from './message-id.ts';

export interface Draft {
  readonly content: string;
  readonly destination_number: string;
  readonly format?: string;
  readonly delivery_report?: boolean;
  readonly callbackUrl?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly source?: string | undefined;
  readonly [member: string]: unknown;
}

export interface Sender {
  readonly role: string;
  readonly actingFor?: string | undefined;
  readonly scheme?: Scheme;
  readonly together?: Burst | undefined;
}

const SUBMIT = 'submit a message';

/** Submits and reads messages. Section "Endpoints / Messaging API". */
export class MessagesApi extends Api {
  /** The message as sent, with the target's names for what the document does not show. */
  wire({ callbackUrl, metadata, source, ...draft }: Draft): Record<string, unknown> {
    const { bindings } = this.world.run.target;
    return {
      format: 'SMS',
      delivery_report: true,
      ...draft,
      ...(callbackUrl === undefined ? {} : { [bindings.callbackUrlField]: callbackUrl }),
      ...(metadata === undefined ? {} : { [bindings.metadataField]: metadata }),
      ...(source === undefined ? {} : { [bindings.sourceNumberField]: source }),
    };
  }

  async submit(sender: Sender, drafts: readonly Draft[]): Promise<Exchange> {
    const messages = drafts.map((draft) => this.wire(draft));
    const exchange = await this.submitBody(sender, JSON.stringify({ messages }));
    for (const [place, { delivery_report: wanted }] of messages.entries())
      if (wanted !== true) this.world.journal.unasked.add(this.idIn(exchange, place));
    return exchange;
  }

  submitBody({ role, actingFor, scheme = 'basic', together }: Sender, raw: string): Promise<Exchange> {
    return this.transmit(SUBMIT, {
      as: accountCredential(this.world.cast.account(role), scheme),
      raw,
      headers: actingFor === undefined ? {} : { account: actingFor },
      together,
    });
  }

  retrieve({ role, actingFor, scheme = 'basic' }: Sender, messageId: string): Promise<Exchange> {
    return this.transmit('retrieve a message', {
      names: { id: encodeURIComponent(messageId) },
      headers: actingFor === undefined ? {} : { account: actingFor },
      as: accountCredential(this.world.cast.account(role), scheme),
    });
  }

  /** The id of message number `place` (from 0) in the answer to a submit, by the target's binding. */
  idIn(exchange: Exchange, place = 0): string | undefined {
    return idAt(exchange.json, this.world.run.target.bindings, place);
  }

  idSubmitted(exchange: Exchange): string {
    return exchange.operation === SUBMIT ? this.idOf(exchange) : '';
  }

  /** The same for a request that submits. Throws Inconclusive where its answer has no ids at that place. */
  idOf(exchange: Exchange, place = 0): string {
    return idOfSent(exchange, this.world.run.target.bindings, place);
  }
}
