import type { ServiceFact } from '../../../ground/facts.ts';
import { Undeclared } from '../../../ground/problems/undeclared.ts';
import type { Burst } from '../../../wire/http/burst.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { type Credential, ownCredential } from '../credential.ts';
import type { Values } from '../send.ts';
import { Api } from './api.ts';

/** Asks the token service. Section "Endpoints / Token service". */
export class TokensApi extends Api {
  ask(role: string): Promise<Exchange> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.transmit('request a token', { as: this.keyOf(role), raw: 'grant_type=client_credentials', headers });
  }

  async issue(): Promise<string> {
    const exchange = await this.ask('main');
    const { access_token: token } = (exchange.json ?? {}) as { access_token?: string };
    if (token) this.world.journal.hide(token);
    return token ?? '';
  }
}

/** Manages subprojects. Section "Endpoints / Subproject API". */
export class SubprojectsApi extends Api {
  /** POST /v1/projects/{parentProjectId}/subprojects below the project that plays `role`, with its own key. */
  create(displayName: string, role: string): Promise<Exchange> {
    const { subprojectNameField } = this.world.run.target.bindings;
    return this.#ask('create a subproject', role, { json: { [subprojectNameField]: displayName } });
  }

  list(query: string, role: string): Promise<Exchange> {
    return this.#ask('list subprojects', role, { query });
  }

  /** A parent project using one of its subprojects; the binding says where. */
  use(subprojectId: string): Promise<Exchange> {
    const { bindings } = this.world.run.target;
    return this.transmit({
      interface: 'voice',
      method: 'GET',
      path: bindings.subprojectUsePath.replace('{subproject}', subprojectId),
      as: this.keyOf('main'),
    });
  }

  #ask(operation: string, role: string, values: Values): Promise<Exchange> {
    const names = { project: this.world.cast.project(role).id };
    return this.transmit(operation, { ...values, names, as: this.keyOf(role) });
  }
}

/** How an update is sent; by default with Basic credentials of the service's own project. */
export interface UpdateOptions {
  readonly project?: string;
  readonly as?: Credential;
  readonly key?: string | undefined;
  readonly path?: string;
  readonly raw?: string;
  readonly together?: Burst | undefined;
}

/** Updates voice services. Section "Endpoints / Voice service update". */
export class VoiceApi extends Api {
  /** Service number `place` (from 1) of the project that plays `role`. */
  service(role = 'main', place = 1): ServiceFact {
    return this.world.cast.project(role).services[place - 1] as ServiceFact;
  }

  /**
   * Sends an update to this path; `{projectId}` and `{serviceId}` in it are the first service's, `{otherProjectId}` and
   * `{otherServiceId}` those of the other project.
   */
  updateAt(path: string, raw: string): Promise<Exchange> {
    const filled = path
      .replace('{projectId}', this.world.cast.project('main').id)
      .replace('{serviceId}', this.service().id)
      .replace('{otherProjectId}', () => this.world.cast.project('other').id)
      .replace('{otherServiceId}', () => this.service('other').id);
    return this.update('', undefined, { path: filled, raw });
  }

  /** GET of one service, which the document does not show. Throws Inconclusive where it is not offered. */
  async read(serviceId: string, project = 'main'): Promise<Exchange> {
    const { id } = this.world.cast.project(project);
    const exchange = await this.transmit('read a voice service', {
      names: { project: id, id: serviceId },
      as: this.keyOf(project),
    });
    if ([404, 405, 501].includes(exchange.status) && !this.world.run.target.published)
      throw new Undeclared('published behaviour, such as reading a voice service');
    return exchange;
  }

  update(serviceId: string, body: unknown, options: UpdateOptions = {}): Promise<Exchange> {
    const { project = 'main' } = options;
    const { id } = this.world.cast.project(project);
    return this.transmit('update a voice service', {
      names: { project: id, id: serviceId },
      ...(options.path === undefined ? {} : { path: options.path }),
      as: options.as ?? this.keyOf(project),
      ...(options.raw === undefined ? { json: body } : { raw: options.raw }),
      together: options.together,
      headers: options.key === undefined ? {} : { 'idempotency-key': options.key },
    });
  }
}

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
