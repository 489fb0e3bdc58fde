import type { Exchange } from '../http/exchange.ts';
import type { Credential } from '../session/credential.ts';
import type { Request, Session } from '../session/session.ts';

/** Manages subprojects. Section "Endpoints / Subproject API". */
export class SubprojectsApi {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** POST /v1/projects/{parentProjectId}/subprojects below the project that plays `role`, with its own key. */
  create(displayName: string, role = 'main', as?: Credential): Promise<Exchange> {
    return this.#send(role, { method: 'POST', json: { displayName } }, as);
  }

  /** GET of the same path: all subprojects that fit on the largest page. */
  list(role = 'main', as?: Credential): Promise<Exchange> {
    return this.#send(role, { method: 'GET' }, as, '?pageSize=1000');
  }

  /** What a parent does with a subproject of its own that it can use; the binding says where. */
  use(subprojectId: string, as?: Credential): Promise<Exchange> {
    const { bindings } = this.#session.run.target;
    return this.#session.send({
      interface: 'voice',
      method: 'GET',
      path: bindings.subprojectUsePath.replace('{subproject}', subprojectId),
      as: as ?? this.#keyOf('main'),
    });
  }

  #keyOf(role: string): Credential {
    const { keyId, keySecret } = this.#session.project(role);
    return { scheme: 'basic', pair: { user: keyId, password: keySecret } };
  }

  #send(
    role: string,
    rest: Pick<Request, 'method' | 'json'>,
    as?: Credential,
    query = '',
  ): Promise<Exchange> {
    return this.#session.send({
      ...rest,
      interface: 'subprojects',
      path: `/v1/projects/${this.#session.project(role).id}/subprojects${query}`,
      as: as ?? this.#keyOf(role),
      headers: { accept: 'application/json' },
    });
  }
}
