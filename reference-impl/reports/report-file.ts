import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import { type Counting, grouped, leavesOf } from './groups.ts';
import { FIELD_NAMES, reportRow } from './report-row.ts';
import type { DetailRequest, RequestedField } from './request-schemas.ts';

const cellOf = (value: unknown): string => {
  const text = value === undefined || value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Lines of cells as comma-separated values, with line ends as in RFC 4180. */
const csvOf = (lines: Iterable<readonly unknown[]>): string => {
  let text = '';
  for (const line of lines) text += `${line.map(cellOf).join(',')}\r\n`;
  return text;
};

const ALIASES: Readonly<Record<string, string>> = { id: 'message_id' };

/** Whether a report can show a field: a column, or a metadata key. */
export const isField = (name: string): boolean =>
  FIELD_NAMES.includes(name) || Object.hasOwn(ALIASES, name) || name.startsWith(METADATA_FIELD);

export const METADATA_FIELD = 'metadata.';

/** The detail report as a file: all or the requested fields. Rules: PUB-ASYNC-FILE-01, PUB-ASYNC-SORT-01. */
export function detailFile(messages: Iterable<TrafficEntry>, request: DetailRequest): string {
  let lines = [...messages];
  if (request.sort_by !== undefined || request.sort_direction !== undefined) {
    const { sort_by = 'TIMESTAMP', sort_direction = 'ASCENDING' } = request;
    const turn = sort_direction === 'ASCENDING' ? 1 : -1;
    lines = lines
      .map((message) => ({ message, key: reportRow(message)[sort_by.toLowerCase()] ?? '' }))
      .sort((a, b) => (a.key === b.key ? 0 : (a.key as string) < (b.key as string) ? -turn : turn))
      .map(({ message }) => message);
  }
  const keys = (): string[] => [...new Set(lines.flatMap(({ metadata }) => Object.keys(metadata)))].sort();
  const fields: readonly RequestedField[] = request.fields?.length
    ? request.fields
    : [...FIELD_NAMES, ...keys().map((key) => METADATA_FIELD + key)].map((name) => ({ name }));
  const cells = function* (): Generator<readonly unknown[]> {
    yield fields.map(({ name, display_name = name }) => display_name);
    for (const message of lines) {
      const row = reportRow(message);
      yield fields.map(({ name }) => {
        if (!name.startsWith(METADATA_FIELD)) return row[ALIASES[name] ?? name];
        const key = name.slice(METADATA_FIELD.length);
        return Object.hasOwn(message.metadata, key) ? message.metadata[key] : undefined;
      });
    }
  };
  return csvOf(cells());
}

/** The summary as a file: a line for each innermost group, or one line for everything. */
export function summaryFile(counting: Counting, messages: Iterable<TrafficEntry>, request: DetailRequest): string {
  const by = request.group_by ?? [];
  const group = grouped(counting, messages, request);
  const lines = [...leavesOf(group, by.length)].map(([values, total]) => [...values, ...Object.values(total)]);
  return csvOf([[...by.map((each) => each.toLowerCase()), ...Object.keys(group.total)], ...lines]);
}
