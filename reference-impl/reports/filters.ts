import type { DetailRequest } from './report-request.ts';
import type { ReportedMessage } from './traffic.ts';

/** One filter of a request: it keeps every message when the request does not have it. */
export interface Filter {
  readonly name: string;
  readonly keeps: (message: ReportedMessage, request: DetailRequest) => boolean;
}

const isAmong = (wanted: readonly string[] | undefined, value: string | undefined): boolean =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

/** The list, or the one value where there is no list. */
const listOf = (several: readonly string[] | undefined, one: string | undefined) =>
  several ?? (one === undefined ? undefined : [one]);

const agrees = (wanted: boolean | 'true' | 'false' | undefined, value: boolean): boolean =>
  wanted === undefined || String(wanted) === String(value);

/** A filter that takes several values prevails over its twin that takes one. Section "Report requests". */
export const filters: readonly Filter[] = [
  {
    name: 'direction',
    keeps: ({ direction }, request) =>
      (request.direction ?? 'all') === 'all' || request.direction === direction,
  },
  {
    name: 'source',
    keeps: ({ source }, request) => isAmong(listOf(request.sources, request.source), source),
  },
  {
    name: 'destination',
    keeps: ({ destination }, request) =>
      isAmong(listOf(request.destinations, request.destination), destination),
  },
  {
    name: 'metadataKey',
    keeps: ({ metadata }, { metadata_key: key }) => key === undefined || Object.hasOwn(metadata, key),
  },
  {
    name: 'metadataValue',
    keeps: ({ metadata }, { metadata_key: key, metadata_value: value, metadata_values: values }) =>
      key === undefined || isAmong(listOf(values, value), metadata[key]),
  },
  { name: 'status', keeps: ({ status }, request) => isAmong(request.status, status.toUpperCase()) },
  { name: 'optOut', keeps: ({ isOptOut }, request) => agrees(request.opt_out, isOptOut) },
  { name: 'media', keeps: ({ format }, request) => agrees(request.mms_media, format === 'MMS') },
  { name: 'format', keeps: ({ format }, request) => isAmong(request.message_format, format) },
  { name: 'channel', keeps: ({ format }, request) => isAmong(request.channels, format) },
];
