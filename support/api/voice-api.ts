import type { Exchange } from '../http/exchange.ts';
import type { Credential } from '../session/credential.ts';
import type { ServiceFact } from '../session/facts.ts';
import type { Session } from '../session/session.ts';

/** How an update is sent; what is left out takes the plain way: Basic with the key of the service's own project. */
export interface UpdateOptions {
  readonly project?: string;
  readonly as?: Credential;
  readonly key?: string | undefined;
  readonly path?: string;
  readonly raw?: string;
}

/** Updates voice services. Section "Endpoints / Voice service update". */
export class VoiceApi {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Service number `place` (from 1) of the project that plays `role`. */
  service(role = 'main', place = 1): ServiceFact {
    return this.#session.project(role).services[place - 1] as ServiceFact;
  }

  /** PATCH /v2/projects/{projectId}/services/{serviceId} with the members of `body`. */
  update(serviceId: string, body: unknown, options: UpdateOptions = {}): Promise<Exchange> {
    const { id, keyId, keySecret } = this.#session.project(options.project ?? 'main');
    return this.#session.send({
      interface: 'voice',
      method: 'PATCH',
      path: options.path ?? `/v2/projects/${id}/services/${serviceId}`,
      as: options.as ?? { scheme: 'basic', pair: { user: keyId, password: keySecret } },
      ...(options.raw === undefined ? { json: body } : { raw: options.raw }),
      headers: options.key === undefined ? {} : { 'idempotency-key': options.key },
    });
  }
}
