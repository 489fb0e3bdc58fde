import type { Ids } from '../kernel/ids.ts';
import { IdempotencyCache } from './idempotency.ts';
import type { VoiceService } from './service.ts';

/** The voice services of one world, and the replies it may have to repeat. */
export class VoiceState {
  readonly replies = new IdempotencyCache();
  #projects = new Map<string, Map<string, VoiceService>>();

  /** Gives a new project its two services; the first of them is the default. */
  addProject(projectId: string, ids: Ids, now: number): void {
    this.#projects.set(projectId, new Map());
    this.add({ serviceId: ids.uuid(), projectId, createTime: now, name: 'Front desk', isDefault: true });
    this.add({ serviceId: ids.uuid(), projectId, createTime: now, name: 'Night line', isDefault: false });
  }

  /** The services of a project in the order they were made. */
  servicesOf(projectId: string): VoiceService[] {
    return [...(this.#projects.get(projectId)?.values() ?? [])];
  }

  find(projectId: string, serviceId: string): VoiceService | undefined {
    return this.#projects.get(projectId)?.get(serviceId);
  }

  add(service: VoiceService): void {
    this.#projects.get(service.projectId)?.set(service.serviceId, service);
  }

  remove({ projectId, serviceId }: VoiceService): void {
    this.#projects.get(projectId)?.delete(serviceId);
  }
}

export const createVoiceState = (): VoiceState => new VoiceState();
