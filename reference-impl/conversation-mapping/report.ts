import type { Json } from '../kernel/json.ts';
import { eachAt, objectAt, untracked } from './members.ts';
import { channelIdentity } from './send.ts';

export interface ReportDraft {
  app_id: string;
  event_time?: unknown;
  message_metadata?: unknown;
  message_delivery_report: Record<string, unknown>;
}

/** Where the value of one member of a standalone status goes. */
export interface ReportMember {
  readonly name: string;
  /** A more precise member; if it is present, this one is left behind. */
  readonly unless?: string;
  readonly put: (draft: ReportDraft, value: unknown, status: Json) => void;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const sentenceOf = (value: unknown): string => [value].flat().map(wordsOf).join('; ');

/** Puts what `made` makes of a value into a member of the report. */
const into =
  (member: string, made: (value: unknown, appId: string) => unknown = (value) => value): ReportMember['put'] =>
  ({ app_id, message_delivery_report: report }, value) => {
    report[member] = made(value, app_id);
  };

/** Every member of a standalone delivery report that is mapped. The state says more than the status, so it wins. */
export const reportMembers: readonly ReportMember[] = [
  { name: 'status', unless: 'state', put: into('status') },
  { name: 'state', put: into('status') },
  { name: 'message_id', put: into('message_id') },
  { name: 'details', put: into('metadata', wordsOf) },
  { name: 'recipient', put: into('channel_identity', (value, appId) => channelIdentity(wordsOf(value), appId)) },
  { name: 'conversation', put: (draft, value) => void Object.assign(draft, { message_metadata: wordsOf(value) }) },
  { name: 'timestamp', put: (draft, value) => void Object.assign(draft, { event_time: value }) },
  { name: 'errors', put: into('reason', (value) => ({ code: 'UNKNOWN', description: sentenceOf(value) })) },
];

/**
 * One callback for each status of a standalone one; `appIdOf` says whose it is. Section "Field mappings".
 * Rules: CONV-MAP-DR-01, CONV-MAP-DR-02, CONV-MAP-DR-03, CONV-MAP-DR-04, CONV-MAP-DR-05, CONV-MAP-DR-06,
 * CONV-MAP-DR-07, CONV-MAP-DR-08, CONV-MAP-DR-09.
 */
export function reportsOf(
  members: readonly ReportMember[],
  callback: Json,
  appIdOf: (status: Json) => string,
): readonly ReportDraft[] {
  if (callback.statuses === undefined) return [];
  return eachAt(callback.statuses, '/statuses', (each, at) => {
    const status = objectAt(each, at);
    const draft: ReportDraft = { app_id: appIdOf(status), message_delivery_report: {} };
    for (const { name, unless, put } of members) {
      if (unless !== undefined && untracked(status)[unless] !== undefined) continue;
      if (status[name] !== undefined) put(draft, status[name], status);
    }
    return draft;
  });
}
