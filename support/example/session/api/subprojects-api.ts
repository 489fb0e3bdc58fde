import type { Exchange } from '../../../wire/http/exchange.ts';
import type { Credential } from '../credential.ts';
import type { Values } from '../send.ts';
import { Api } from './api.ts';

/** Manages subprojects. Section "Endpoints / Subproject API". */
export class SubprojectsApi extends Api {
  /** POST /v1/projects/{parentProjectId}/subprojects below the project that plays `role`, with its own key. */
  create(displayName: string, role = 'main', as?: Credential): Promise<Exchange> {
    const { subprojectNameField } = this.world.run.target.bindings;
    return this.#ask('create a subproject', role, as, { json: { [subprojectNameField]: displayName } });
  }

  list(query: string, role = 'main', as?: Credential): Promise<Exchange> {
    return this.#ask('list subprojects', role, as, { query });
  }

  /** A parent project using one of its subprojects; the binding says where. */
  use(subprojectId: string, as?: Credential): Promise<Exchange> {
    const { bindings } = this.world.run.target;
    return this.transmit({
      interface: 'voice',
      method: 'GET',
      path: bindings.subprojectUsePath.replace('{subproject}', subprojectId),
      as: as ?? this.keyOf('main'),
    });
  }

  #ask(operation: string, role: string, as: Credential | undefined, values: Values): Promise<Exchange> {
    return this.transmit(operation, {
      ...values,
      names: { project: this.world.cast.project(role).id },
      as: as ?? this.keyOf(role),
    });
  }
}
