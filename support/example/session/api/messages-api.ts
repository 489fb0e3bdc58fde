import type { Bindings } from '../../../ground/bindings.ts';
import { Inconclusive } from '../../../ground/problems/inconclusive.ts';
import type { Burst } from '../../../wire/http/burst.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { accountCredential, type Scheme } from '../credential.ts';
import { valueAt } from '../json-members.ts';
import { Api } from './api.ts';

const pointerTo = ({ messageIdAt }: Bindings, place: number): string => messageIdAt.replace('/0/', `/${place}/`);

/** The id of message number `place` (from 0) in the answer to a submit, by the target's binding. */
export function idAt(answer: unknown, bindings: Bindings, place: number): string | undefined {
  const id = valueAt(answer, pointerTo(bindings, place));
  return typeof id === 'string' ? id : undefined;
}

/** The id of a submitted message; none where it was refused or left out. Throws Inconclusive where no id is there. */
export function idOfSent({ status, json }: Exchange, bindings: Bindings, place: number): string {
  const id = valueAt(json, pointerTo(bindings, place));
  const listed = valueAt(json, bindings.messageIdAt.split('/0/')[0] ?? '');
  const isLeftOut = Array.isArray(listed) && listed.length <= place;
  if (id !== undefined || status >= 300 || isLeftOut) return typeof id === 'string' ? id : '';
  const where = `bindings.messageIdAt, ${bindings.messageIdAt}`;
  throw new Inconclusive('precondition-unmet', `the answer to a submit has no message id at ${where}; say where it is`);
}

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
    const { role, actingFor, scheme = 'basic', together } = sender;
    const messages = drafts.map(this.wire.bind(this));
    const exchange = await this.transmit(SUBMIT, {
      as: accountCredential(this.world.cast.account(role), scheme),
      raw: JSON.stringify({ messages }),
      headers: actingFor === undefined ? {} : { account: actingFor },
      together,
    });
    for (const [place, { delivery_report: wanted }] of messages.entries())
      if (wanted !== true) this.world.journal.unasked.add(this.idIn(exchange, place));
    return exchange;
  }

  retrieve(messageId: string): Promise<Exchange> {
    const as = accountCredential(this.world.cast.account('main'), 'basic');
    return this.transmit('retrieve a message', { names: { id: encodeURIComponent(messageId) }, as });
  }

  idIn(exchange: Exchange, place = 0): string | undefined {
    return idAt(exchange.json, this.world.run.target.bindings, place);
  }

  idSubmitted(exchange: Exchange): string {
    return exchange.operation === SUBMIT ? this.idOf(exchange) : '';
  }

  idOf(exchange: Exchange, place = 0): string {
    return idOfSent(exchange, this.world.run.target.bindings, place);
  }
}
