import { Temporal } from 'temporal-polyfill';
import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import { countryOf } from './country.ts';
import type { DetailRequest, Grouping } from './report-request.ts';
import { messageTypeOf } from './report-row.ts';
import { emptySummary, type Summary } from './summary.ts';

/** The values that a message is counted under; none if it has no such value. */
export type GroupsOf = (message: TrafficEntry, request: DetailRequest) => readonly string[];

/** The first day of the day, week, month or year of a message, in the requested zone. */
const dayOf =
  (first: (day: Temporal.PlainDate) => Temporal.PlainDate): GroupsOf =>
  ({ at }, { timezone = 'UTC' }) => [
    first(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDate()).toString(),
  ];

const only = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

/** A message counts for each of its keys and values, or for the value of the requested key. */
export const groupings: Readonly<Record<Grouping, GroupsOf>> = {
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
};

/** What a message is counted under, and how. */
export interface Counting {
  readonly groupings: Readonly<Record<Grouping, GroupsOf>>;
  readonly addToSummary: (summary: Summary, message: TrafficEntry) => void;
}

const DATED: ReadonlySet<Grouping> = new Set(['DAY', 'WEEK', 'MONTH', 'YEAR']);

export interface Group {
  readonly total: Summary;
  readonly parts: Map<string, Group>;
}

const emptyGroup = (): Group => ({ total: emptySummary(), parts: new Map() });

/** Counts a message in a group and in its parts, as deep as `by` goes. */
function countIn(
  group: Group,
  message: TrafficEntry,
  by: readonly GroupsOf[],
  { request, add }: { request: DetailRequest; add: (summary: Summary, message: TrafficEntry) => void },
): void {
  add(group.total, message);
  const [first, ...rest] = by;
  for (const value of first?.(message, request) ?? []) {
    const part = group.parts.get(value) ?? emptyGroup();
    group.parts.set(value, part);
    countIn(part, message, rest, { request, add });
  }
}

/** Counts messages in the requested groups. */
export function grouped(decisions: Counting, messages: Iterable<TrafficEntry>, request: DetailRequest): Group {
  const { groupings: known, addToSummary: add } = decisions;
  const by = (request.group_by ?? []).map((each) => known[each]);
  const group = emptyGroup();
  for (const message of messages) countIn(group, message, by, { request, add });
  return group;
}

/** The parts of a group in order, each with its value or with its first day. */
export function partsShown({ parts }: Group, [by, ...rest]: readonly Grouping[]): object[] {
  return [...parts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, part]) => ({
      group: value,
      ...(by && DATED.has(by) ? { date: value } : {}),
      ...part.total,
      ...(rest.length > 0 ? { sub_groups: partsShown(part, rest) } : {}),
    }));
}

/**
 * The innermost parts of a group, each with the values that lead to it.
 * Rules: PUB-INSIGHT-GROUP-01, PUB-INSIGHT-SUB-01, PUB-INSIGHT-ZONE-01.
 */
export function* leavesOf({ total, parts }: Group, depth: number): Generator<readonly [string[], Summary]> {
  if (depth === 0) yield [[], total];
  for (const [value, part] of depth > 0 ? [...parts].sort(([a], [b]) => (a < b ? -1 : 1)) : [])
    for (const [values, summary] of leavesOf(part, depth - 1)) yield [[value, ...values], summary];
}
