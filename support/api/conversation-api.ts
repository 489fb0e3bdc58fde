import type { Exchange } from '../http/exchange.ts';
import type { Credential } from '../session/credential.ts';
import type { ProjectFact } from '../session/facts.ts';
import type { Request, Session } from '../session/session.ts';

type Json = Readonly<Record<string, unknown>>;

const CHANNEL = 'WHATSAPP';

const personOf = (identity: string): Json => ({
  identified_by: { channel_identities: [{ channel: CHANNEL, identity }] },
});

/** A single recipient as it stands; several as a list, which the platform does not take. */
const recipientsOf = (numbers: readonly string[]): unknown =>
  numbers.length === 1 ? personOf(numbers[0] as string) : numbers.map(personOf);

/** Calls the conversation service and the standalone API. Section "Conversation service and standalone API". */
export class ConversationApi {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** POST /v1/projects/{project}/messages:send. */
  send(numbers: readonly string[], message: Json, callbackUrl?: string): Promise<Exchange> {
    return this.#call('messages:send', {
      recipient: recipientsOf(numbers),
      message,
      ...(callbackUrl ? { callback_url: callbackUrl } : {}),
    });
  }

  /** POST /v1/projects/{project}/capability:query. */
  query(numbers: readonly string[]): Promise<Exchange> {
    return this.#call('capability:query', { recipient: recipientsOf(numbers) });
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
    });
  }

  get #project(): ProjectFact {
    return this.#session.project('main');
  }

  #call(operation: string, members: Json): Promise<Exchange> {
    const { id, appId } = this.#project;
    return this.#send({
      interface: 'conversation',
      method: 'POST',
      path: `/v1/projects/${id}/${operation}`,
      json: { app_id: appId, ...members },
    });
  }

  #send(request: Request): Promise<Exchange> {
    const { keyId, keySecret } = this.#project;
    const as: Credential = { scheme: 'basic', pair: { user: keyId, password: keySecret } };
    return this.#session.send({ ...request, as });
  }
}
