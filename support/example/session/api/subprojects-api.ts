import type { Exchange } from '../../../wire/http/exchange.ts';
import type { Credential } from '../credential.ts';
import type { Holder } from '../own-credential.ts';
import type { Send, Values } from '../send.ts';

type World = Pick<Holder, 'cast' | 'run'>;

/** Manages subprojects. Section "Endpoints / Subproject API". */
export class SubprojectsApi {
  readonly #send: Send;
  readonly #world: World;

  constructor(send: Send, world: World) {
    this.#send = send;
    this.#world = world;
  }

  /** POST /v1/projects/{parentProjectId}/subprojects below the project that plays `role`, with its own key. */
  create(displayName: string, role = 'main', as?: Credential): Promise<Exchange> {
    const { subprojectNameField } = this.#world.run.target.bindings;
    return this.#ask('create a subproject', role, as, { json: { [subprojectNameField]: displayName } });
  }

  /** GET of the same path: all subprojects that fit on the largest page. */
  list(role = 'main', as?: Credential): Promise<Exchange> {
    return this.#ask('list subprojects', role, as, { query: 'pageSize=1000' });
  }

  /** A parent project using one of its subprojects; the binding says where. */
  use(subprojectId: string, as?: Credential): Promise<Exchange> {
    const { bindings } = this.#world.run.target;
    return this.#send({
      interface: 'voice',
      method: 'GET',
      path: bindings.subprojectUsePath.replace('{subproject}', subprojectId),
      as: as ?? this.#keyOf('main'),
    });
  }

  #keyOf(role: string): Credential {
    const { keyId, keySecret } = this.#world.cast.project(role);
    return { scheme: 'basic', pair: { user: keyId, password: keySecret } };
  }

  #ask(operation: string, role: string, as: Credential | undefined, values: Values): Promise<Exchange> {
    return this.#send(operation, {
      ...values,
      names: { project: this.#world.cast.project(role).id },
      as: as ?? this.#keyOf(role),
    });
  }
}
