import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import type { Filter } from '../kernel/list.ts';
import type { DetailRequest } from './request-schemas.ts';

type Values = ReadonlySet<string> | undefined;

/** The values that a request asks for; they are computed when another request than the latest one is judged. */
const onceFor = (asked: (request: DetailRequest) => readonly string[] | undefined) => {
  let latest: DetailRequest | undefined;
  let values: Values;
  return (request: DetailRequest): Values => {
    if (request !== latest) {
      const list = asked(request);
      [latest, values] = [request, list && new Set(list)];
    }
    return values;
  };
};

const isAmong = (wanted: Values, value: string | undefined): boolean =>
  wanted === undefined || (value !== undefined && wanted.has(value));

const listOf = (several: readonly string[] | undefined, one: string | undefined) =>
  several ?? (one === undefined ? undefined : [one]);

const agrees = (wanted: boolean | 'true' | 'false' | undefined, value: boolean): boolean =>
  wanted === undefined || String(wanted) === String(value);

/** A number with its plus sign and without; anything else as is. */
const spellings = (address: string): readonly string[] =>
  /^\+?\d+$/.test(address) ? [address.replace('+', ''), `+${address.replace('+', '')}`] : [address];

const sourcesOf = onceFor(({ sources, source }) => listOf(sources, source)?.flatMap(spellings));
const destinationsOf = onceFor(({ destinations, destination }) =>
  listOf(destinations, destination)?.flatMap(spellings),
);
const addressesOf = onceFor(({ addresses }) => addresses?.flatMap(spellings));
const metadataValuesOf = onceFor(({ metadata_values, metadata_value }) => listOf(metadata_values, metadata_value));
const statusesOf = onceFor(({ status }) => status);
const formatsOf = onceFor(({ message_format }) => message_format);
const channelsOf = onceFor(({ channels }) => channels);

/**
 * A filter for several values overrides its twin for one. Section "Report requests".
 * Rules: PUB-ASYNC-ANSWERED-01, PUB-REPORT-FILTER-01, PUB-REPORT-FILTER-02, PUB-REPORT-FILTER-03,
 * REPORT-FILTER-01, REPORT-STATUS-01, X-43, X-44.
 */
export const filters: readonly Filter<TrafficEntry, DetailRequest>[] = [
  {
    name: 'direction',
    keeps: ({ direction }, request) => (request.direction ?? 'all') === 'all' || request.direction === direction,
  },
  { name: 'source', keeps: ({ source }, request) => isAmong(sourcesOf(request), source) },
  { name: 'destination', keeps: ({ destination }, request) => isAmong(destinationsOf(request), destination) },
  {
    name: 'addresses',
    keeps: ({ source, destination }, request) => {
      const wanted = addressesOf(request);
      return isAmong(wanted, source) || isAmong(wanted, destination);
    },
  },
  {
    name: 'metadataKey',
    keeps: ({ metadata }, { metadata_key: key }) => key === undefined || Object.hasOwn(metadata, key),
  },
  {
    name: 'metadataValue',
    keeps: ({ metadata }, request) =>
      request.metadata_key === undefined || isAmong(metadataValuesOf(request), metadata[request.metadata_key]),
  },
  { name: 'status', keeps: ({ status }, request) => isAmong(statusesOf(request), status.toUpperCase()) },
  { name: 'optOut', keeps: ({ isOptOut }, request) => agrees(request.opt_out, isOptOut) },
  { name: 'media', keeps: ({ format }, request) => agrees(request.mms_media, format === 'MMS') },
  { name: 'format', keeps: ({ format }, request) => isAmong(formatsOf(request), format) },
  { name: 'channel', keeps: ({ format }, request) => isAmong(channelsOf(request), format) },
  {
    name: 'responded',
    keeps: (message, { responded }) => responded === undefined || message.isAnswered(message.id) === responded,
  },
];
