import { Temporal } from 'temporal-polyfill';
import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import { countryOf, messageTypeOf } from './report-row.ts';

/** What a summary is broken down by, and what that depends on. */
export interface GroupRequest {
  readonly timezone?: string;
  readonly metadata_key?: string;
  readonly group_by?: readonly Grouping[];
}

/** The values that a message is counted under; none if it has no such value. */
export type GroupsOf = (message: TrafficEntry, request: GroupRequest) => readonly string[];

/** The first day of the day, week, month or year of a message, in the requested zone. */
const dayOf =
  (first: (day: Temporal.PlainDate) => Temporal.PlainDate): GroupsOf =>
  ({ at }, { timezone = 'UTC' }) => [
    first(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDate()).toString(),
  ];

const only = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

/** A message counts for each of its keys and values, or for the value of the requested key. */
const GROUPS = {
  ACCOUNT: ({ account }) => [account.id],
  DAY: dayOf((day) => day),
  WEEK: dayOf((day) => day.subtract({ days: day.dayOfWeek - 1 })),
  MONTH: dayOf((day) => day.with({ day: 1 })),
  YEAR: dayOf((day) => day.with({ day: 1, month: 1 })),
  METADATA_KEY: ({ metadata }) => Object.keys(metadata),
  METADATA_VALUE: ({ metadata }, { metadata_key: key }) =>
    key === undefined ? [...new Set(Object.values(metadata))] : only(metadata[key]),
  STATUS: ({ status }) => [status.toUpperCase()],
  COUNTRY: ({ direction, source, destination }) => only(countryOf(direction === 'outbound' ? destination : source)),
  CHANNEL: ({ format }) => [format],
  POSTBACK_DATA: () => [],
  MESSAGE_TYPE: (message) => [messageTypeOf(message)],
} satisfies Readonly<Record<string, GroupsOf>>;

export type Grouping = keyof typeof GROUPS;

export const groupings: Readonly<Record<Grouping, GroupsOf>> = GROUPS;

export interface Summary {
  total_sent: number;
  total_received: number;
  total_billing_units: number;
  total_opt_out: number;
}

/** Counts a message. Rules: PUB-INSIGHT-TOTAL-01, REPORT-KINDS-01. */
export function addTo(summary: Summary, message: TrafficEntry): void {
  if (message.direction === 'outbound') summary.total_sent += 1;
  else summary.total_received += 1;
  summary.total_billing_units += message.unitsOf(message.content);
  if (message.isOptOut) summary.total_opt_out += 1;
}

export interface Counting {
  readonly groupings: Readonly<Record<Grouping, GroupsOf>>;
  readonly addToSummary: (summary: Summary, message: TrafficEntry) => void;
}

const DATED: ReadonlySet<Grouping> = new Set(['DAY', 'WEEK', 'MONTH', 'YEAR']);

export interface Group {
  readonly total: Summary;
  readonly parts: Map<string, Group>;
}

const emptyGroup = (): Group => ({
  total: { total_sent: 0, total_received: 0, total_billing_units: 0, total_opt_out: 0 },
  parts: new Map(),
});

/** Counts messages in the requested groups, and in the parts of those. */
export function grouped(decisions: Counting, messages: Iterable<TrafficEntry>, request: GroupRequest): Group {
  const { groupings: known, addToSummary: add } = decisions;
  const countIn = (group: Group, message: TrafficEntry, [first, ...rest]: readonly GroupsOf[]): void => {
    add(group.total, message);
    for (const value of first?.(message, request) ?? []) {
      const part = group.parts.get(value) ?? emptyGroup();
      group.parts.set(value, part);
      countIn(part, message, rest);
    }
  };
  const by = (request.group_by ?? []).map((each) => known[each]);
  const whole = emptyGroup();
  for (const message of messages) countIn(whole, message, by);
  return whole;
}

const partsInOrder = ({ parts }: Group) => [...parts].sort(([a], [b]) => (a < b ? -1 : 1));

/** The parts of a group in order, each with its value or with its first day. */
export const partsShown = (group: Group, [by, ...rest]: readonly Grouping[]): object[] =>
  partsInOrder(group).map(([value, part]) => ({
    group: value,
    ...(by && DATED.has(by) ? { date: value } : {}),
    ...part.total,
    ...(rest.length > 0 ? { sub_groups: partsShown(part, rest) } : {}),
  }));

/**
 * The innermost parts of a group, each with the values that lead to it.
 * Rules: PUB-INSIGHT-GROUP-01, PUB-INSIGHT-SUB-01, PUB-INSIGHT-ZONE-01.
 */
export function* leavesOf(group: Group, depth: number): Generator<readonly [string[], Summary]> {
  if (depth === 0) yield [[], group.total];
  for (const [value, part] of depth > 0 ? partsInOrder(group) : [])
    for (const [values, summary] of leavesOf(part, depth - 1)) yield [[value, ...values], summary];
}
