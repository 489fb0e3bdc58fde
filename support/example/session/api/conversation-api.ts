import type { ProjectFact } from '../../../ground/facts.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { type Holder, ownCredential } from '../own-credential.ts';
import type { Send } from '../send.ts';

type Json = Readonly<Record<string, unknown>>;

const CHANNEL = 'WHATSAPP';

const personOf = (identity: string): Json => ({
  identified_by: { channel_identities: [{ channel: CHANNEL, identity }] },
});

/** A single recipient as an object; several as a list, which the platform refuses. */
const recipientsOf = (numbers: readonly string[]): unknown =>
  numbers.length === 1 ? personOf(numbers[0] as string) : numbers.map(personOf);

/** Calls the conversation service and the standalone API. Section "Conversation service and standalone API". */
export class ConversationApi {
  readonly #send: Send;
  readonly #world: Holder;

  constructor(send: Send, world: Holder) {
    this.#send = send;
    this.#world = world;
  }

  /** POST /v1/projects/{project}/messages:send. */
  send(numbers: readonly string[], message: Json, callbackUrl?: string): Promise<Exchange> {
    return this.#call('send a conversation message', {
      recipient: recipientsOf(numbers),
      message,
      ...(callbackUrl ? { callback_url: callbackUrl } : {}),
    });
  }

  /** POST /v1/projects/{project}/capability:query. */
  query(numbers: readonly string[]): Promise<Exchange> {
    return this.#call('ask what a recipient can receive', { recipient: recipientsOf(numbers) });
  }

  /** Sends a standalone request below /v1/{bot}. */
  standalone(method: string, path: string, json: Json): Promise<Exchange> {
    const { botId } = this.#project;
    return this.#send({
      operation: 'use the standalone API',
      interface: 'standalone',
      method,
      path: `/v1/${botId ?? 'bot'}/${path}`,
      json,
      as: ownCredential(this.#world, 'standalone', 'main'),
    });
  }

  get #project(): ProjectFact {
    return this.#world.cast.project('main');
  }

  #call(operation: string, members: Json): Promise<Exchange> {
    const { id, appId } = this.#project;
    const json = { app_id: appId, ...members };
    return this.#send(operation, {
      names: { project: id },
      json,
      as: ownCredential(this.#world, 'conversation', 'main'),
    });
  }
}
