import { isoOf } from '../kernel/time.ts';
import type { Command } from './calls/simulated-call.ts';

/** How a project handles calls; times in milliseconds since the epoch. Section "Voice service". */
export interface VoiceService {
  readonly serviceId: string;
  readonly projectId: string;
  readonly createTime: number;
  /** Absent until the first update. */
  updateTime?: number;
  name: string;
  description?: string;
  isDefault: boolean;
  callBehavior?: CallBehavior;
}

/** What happens to calls; its variants are discriminated by `type`. Section "callBehavior variants". */
export interface CallBehavior {
  readonly type: 'NONE' | 'WEBHOOK' | 'STATIC';
  readonly webhook?: { readonly url: string; readonly fallbackUrl?: string };
  readonly static?: { readonly commands: readonly Command[]; readonly events?: unknown };
}

/** What a client may set of a service; absent members stay as they are. */
export type ServiceBody = {
  readonly name?: string;
  readonly description?: string;
  readonly isDefault?: true;
  readonly callBehavior?: CallBehavior;
};

/**
 * The service as an answer shows it: times as RFC 3339, members without a value left out.
 * Rules: PUB-VOICE-READ-01, VOICE-RESP-01, VOICE-TIME-01, VOICE-TIME-02, VOICE-TIME-03.
 */
export function present(service: VoiceService): Record<string, unknown> {
  const { serviceId, projectId, createTime, updateTime, ...rest } = service;
  const times = {
    createTime: isoOf(createTime),
    ...(updateTime === undefined ? {} : { updateTime: isoOf(updateTime) }),
  };
  return { serviceId, projectId, ...times, ...rest };
}
