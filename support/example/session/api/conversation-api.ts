import type { Exchange } from '../../../wire/http/exchange.ts';
import { ownCredential } from '../own-credential.ts';
import { Api } from './api.ts';

type Json = Readonly<Record<string, unknown>>;

/** A recipient as an object, with no number where there is none; several as a list, which the platform refuses. */
function recipientsOf(numbers: readonly string[]): unknown {
  const people: Json[] = [];
  for (const identity of numbers)
    people.push({ identified_by: { channel_identities: [{ channel: 'WHATSAPP', identity }] } });
  return numbers.length > 1 ? people : (people[0] ?? { identified_by: { channel_identities: [] } });
}

/** Calls the conversation service and the standalone API. Section "Conversation service and standalone API". */
export class ConversationApi extends Api {
  send(numbers: readonly string[], message: Json, callbackUrl?: string): Promise<Exchange> {
    return this.#call('send a conversation message', {
      recipient: recipientsOf(numbers),
      message,
      ...(callbackUrl ? { callback_url: callbackUrl } : {}),
    });
  }

  query(numbers: readonly string[]): Promise<Exchange> {
    return this.#call('ask what a recipient can receive', { recipient: recipientsOf(numbers) });
  }

  standalone(method: string, path: string, json: Json): Promise<Exchange> {
    return this.transmit({
      operation: 'use the standalone API',
      interface: 'standalone',
      method,
      path: `/v1/${this.world.cast.nameAt('bot')}/${path}`,
      json,
      as: ownCredential(this.world, 'standalone', 'main'),
    });
  }

  #call(operation: string, members: Json): Promise<Exchange> {
    const { cast } = this.world;
    const json = { app_id: cast.nameAt('app'), ...members };
    return this.transmit(operation, {
      names: { project: cast.project('main').id },
      json,
      as: ownCredential(this.world, 'conversation', 'main'),
    });
  }
}
