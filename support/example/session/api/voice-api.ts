import type { ServiceFact } from '../../../ground/facts.ts';
import { Undeclared } from '../../../ground/problems/undeclared.ts';
import type { Burst } from '../../../wire/http/burst.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import type { Credential } from '../credential.ts';
import { Api } from './api.ts';

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
