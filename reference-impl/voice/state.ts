import type { Ids } from '../kernel/ids.ts';
import { keepLatest } from '../kernel/remembered.ts';
import type { AddressHealth } from './calls/failover.ts';
import type { SimulatedCall } from './calls/simulated-call.ts';
import { IdempotencyCache } from './idempotency.ts';
import type { VoiceService } from './service.ts';

export interface RequestAllowance {
  readonly most: number;
  readonly seconds: number;
}

/** Counts the requests of each project in windows that follow each other; without an allowance there is no limit. */
class RequestWindow {
  allowance: RequestAllowance | undefined;
  readonly windows = new Map<string, { readonly began: number; readonly taken: number }>();

  /** Takes one request; returns the whole seconds to wait when there is none left. `now` in milliseconds. */
  take(projectId: string, now: number): number | undefined {
    if (!this.allowance) return undefined;
    const { most, seconds } = this.allowance;
    const known = this.windows.get(projectId);
    const open = known && now < known.began + seconds * 1000 ? known : { began: now, taken: 0 };
    if (open.taken >= most) return Math.ceil((open.began + seconds * 1000 - now) / 1000);
    this.windows.set(projectId, { ...open, taken: open.taken + 1 });
    return undefined;
  }
}

const REMEMBERED_CALLS = 1000;

/** The voice services of one world, the replies it may have to repeat, and the calls that the lab plays. */
export class VoiceState {
  readonly replies = new IdempotencyCache();
  readonly calls = new Map<string, SimulatedCall>();
  readonly health = new Map<string, AddressHealth>();
  /** By service: resolves when the latest of its events is delivered or given up. */
  readonly eventLanes = new Map<string, Promise<void>>();
  readonly requests = new RequestWindow();
  readonly secrets = new Map<string, string>();
  readonly projects = new Map<string, Map<string, VoiceService>>();

  /** Gives a new project its two services; the first of them is the default. */
  addProject(projectId: string, ids: Ids, now: number): void {
    this.projects.set(projectId, new Map());
    this.add({ serviceId: ids.opaque(), projectId, createTime: now, name: 'Front desk', isDefault: true });
    this.add({ serviceId: ids.opaque(), projectId, createTime: now, name: 'Night line', isDefault: false });
  }

  addCall(call: SimulatedCall): void {
    keepLatest(this.calls, REMEMBERED_CALLS, call.id, call);
  }

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
    const known = this.secrets.get(serviceId);
    if (known !== undefined) return known;
    const secret = Buffer.from(ids.secret(16)).toString('base64');
    this.secrets.set(serviceId, secret);
    return secret;
  }

  remove({ projectId, serviceId }: VoiceService): void {
    this.secrets.delete(serviceId);
    this.projects.get(projectId)?.delete(serviceId);
  }
}
