import type { Json } from '../kernel/json.ts';
import { channelIdentity } from './channel.ts';
import { listAt, objectAt } from './members.ts';
import { untracked } from './tracked.ts';

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

const into =
  (member: string) =>
  ({ message_delivery_report: report }: ReportDraft, value: unknown): void => {
    report[member] = value;
  };

/** Every member of a standalone delivery report that is mapped. The state says more than the status, so it wins. */
export const reportMembers: readonly ReportMember[] = [
  { name: 'status', unless: 'state', put: into('status') },
  { name: 'state', put: into('status') },
  { name: 'message_id', put: into('message_id') },
  {
    name: 'details',
    put: ({ message_delivery_report: report }, value) => {
      report.metadata = wordsOf(value);
    },
  },
  {
    name: 'recipient',
    put: ({ app_id, message_delivery_report: report }, value) => {
      report.channel_identity = channelIdentity(wordsOf(value), app_id);
    },
  },
  {
    name: 'conversation',
    put: (draft, value) => {
      draft.message_metadata = wordsOf(value);
    },
  },
  {
    name: 'timestamp',
    put: (draft, value) => {
      draft.event_time = value;
    },
  },
  {
    name: 'errors',
    put: ({ message_delivery_report: report }, value) => {
      report.reason = { code: 'UNKNOWN', description: [value].flat().map(wordsOf).join('; ') };
    },
  },
];

/**
 * One conversation callback for each status of a standalone callback; `appIdOf` says whose report it is. Section "Field mappings".
 * Rules: CONV-MAP-DR-01, CONV-MAP-DR-02, CONV-MAP-DR-03, CONV-MAP-DR-04, CONV-MAP-DR-05, CONV-MAP-DR-06,
 * CONV-MAP-DR-07, CONV-MAP-DR-08, CONV-MAP-DR-09.
 */
export function reportsOf(
  members: readonly ReportMember[],
  callback: Json,
  appIdOf: (status: Json) => string,
): readonly ReportDraft[] {
  if (callback.statuses === undefined) return [];
  return listAt(callback.statuses, '/statuses').map((each, place) => {
    const status = objectAt(each, `/statuses/${place}`);
    const draft: ReportDraft = { app_id: appIdOf(status), message_delivery_report: {} };
    for (const { name, unless, put } of members) {
      if (unless !== undefined && untracked(status)[unless] !== undefined) continue;
      if (status[name] !== undefined) put(draft, status[name], status);
    }
    return draft;
  });
}
