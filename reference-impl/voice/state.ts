import type { Ids } from '../kernel/ids.ts';
import { LateMap } from '../kernel/late-map.ts';
import type { AddressHealth } from './calls/failover.ts';
import type { SimulatedCall } from './calls/simulated-call.ts';
import { IdempotencyCache } from './idempotency.ts';
import { RequestWindow } from './request-window.ts';
import type { VoiceService } from './service.ts';

const REMEMBERED_CALLS = 1000;

/** The voice services of one world, the replies it may have to repeat, and the calls that the lab plays. */
export class VoiceState {
  readonly replies = new IdempotencyCache();
  readonly calls = new LateMap<string, SimulatedCall>();
  /** The state of event addresses, by service and URL. */
  readonly health = new LateMap<string, AddressHealth>();
  /** By service: resolves when the latest of its events is delivered or given up. */
  readonly eventLanes = new LateMap<string, Promise<void>>();
  /** How often projects ask. */
  readonly requests = new RequestWindow();
  #secrets = new Map<string, string>();
  readonly projects = new Map<string, Map<string, VoiceService>>();

  /** Gives a new project its two services; the first of them is the default. */
  addProject(projectId: string, ids: Ids, now: number): void {
    this.projects.set(projectId, new Map());
    this.add({ serviceId: ids.opaque(), projectId, createTime: now, name: 'Front desk', isDefault: true });
    this.add({ serviceId: ids.opaque(), projectId, createTime: now, name: 'Night line', isDefault: false });
  }

  /** Remembers a call and forgets the oldest if there are too many. */
  addCall(call: SimulatedCall): void {
    const [oldest] = this.calls.keys();
    if (oldest !== undefined && this.calls.size === REMEMBERED_CALLS) this.calls.delete(oldest);
    this.calls.set(call.id, call);
  }

  /** The services of a project in the order they were made. */
  servicesOf(projectId: string): VoiceService[] {
    return [...(this.projects.get(projectId)?.values() ?? [])];
  }

  find(projectId: string, serviceId: string): VoiceService | undefined {
    return this.projects.get(projectId)?.get(serviceId);
  }

  add(service: VoiceService): void {
    this.projects.get(service.projectId)?.set(service.serviceId, service);
  }

  /** The signing secret of a service: sixteen bytes in base64, made on first use. */
  secretOf(serviceId: string, ids: Ids): string {
    const known = this.#secrets.get(serviceId);
    if (known !== undefined) return known;
    const secret = Buffer.from(ids.secret(16)).toString('base64');
    this.#secrets.set(serviceId, secret);
    return secret;
  }

  remove({ projectId, serviceId }: VoiceService): void {
    this.#secrets.delete(serviceId);
    this.projects.get(projectId)?.delete(serviceId);
  }
}
