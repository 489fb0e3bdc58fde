import type { DetailRequest } from './report-request.ts';
import type { Lookup, ReportedMessage } from './traffic.ts';

/** One filter of a request: it keeps every message if the request does not use it. */
export interface Filter {
  readonly name: string;
  readonly keeps: (message: ReportedMessage, request: DetailRequest) => boolean;
  /** The lookup that finds the messages it keeps, if there is one. */
  readonly narrows?: (request: DetailRequest) => Lookup | undefined;
}

type Values = ReadonlySet<string> | undefined;

/** The values that a request asks for, computed once per request. */
const onceFor = (asked: (request: DetailRequest) => readonly string[] | undefined) => {
  const kept = new WeakMap<DetailRequest, { readonly values: Values }>();
  return (request: DetailRequest): Values => {
    const known = kept.get(request);
    if (known) return known.values;
    const list = asked(request);
    const values = list && new Set(list);
    kept.set(request, { values });
    return values;
  };
};

const isAmong = (wanted: Values, value: string | undefined): boolean =>
  wanted === undefined || (value !== undefined && wanted.has(value));

/** The list, or the single value if there is no list. */
const listOf = (several: readonly string[] | undefined, one: string | undefined) =>
  several ?? (one === undefined ? undefined : [one]);

const agrees = (wanted: boolean | 'true' | 'false' | undefined, value: boolean): boolean =>
  wanted === undefined || String(wanted) === String(value);

const lookup = (facet: string, values: Iterable<string> | undefined): Lookup | undefined =>
  values && { facet, values: [...values] };

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
export const filters: readonly Filter[] = [
  {
    name: 'direction',
    keeps: ({ direction }, request) => (request.direction ?? 'all') === 'all' || request.direction === direction,
    narrows: ({ direction = 'all' }) => (direction === 'all' ? undefined : lookup('direction', [direction])),
  },
  {
    name: 'source',
    keeps: ({ source }, request) => isAmong(sourcesOf(request), source),
    narrows: (request) => lookup('source', sourcesOf(request)),
  },
  {
    name: 'destination',
    keeps: ({ destination }, request) => isAmong(destinationsOf(request), destination),
    narrows: (request) => lookup('destination', destinationsOf(request)),
  },
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
    narrows: ({ metadata_key: key }) => lookup('metadata', key === undefined ? undefined : [key]),
  },
  {
    name: 'metadataValue',
    keeps: ({ metadata }, request) => {
      const { metadata_key: key } = request;
      return key === undefined || isAmong(metadataValuesOf(request), metadata[key]);
    },
    narrows: (request) =>
      request.metadata_key === undefined
        ? undefined
        : lookup(`metadata.${request.metadata_key}`, metadataValuesOf(request)),
  },
  {
    name: 'status',
    keeps: ({ status }, request) => isAmong(statusesOf(request), status.toUpperCase()),
    narrows: ({ status }) => lookup('status', status),
  },
  {
    name: 'optOut',
    keeps: ({ isOptOut }, request) => agrees(request.opt_out, isOptOut),
    narrows: ({ opt_out }) => lookup('optOut', opt_out === undefined ? undefined : [String(opt_out)]),
  },
  { name: 'media', keeps: ({ format }, request) => agrees(request.mms_media, format === 'MMS') },
  {
    name: 'format',
    keeps: ({ format }, request) => isAmong(formatsOf(request), format),
    narrows: ({ message_format }) => lookup('format', message_format),
  },
  {
    name: 'channel',
    keeps: ({ format }, request) => isAmong(channelsOf(request), format),
    narrows: ({ channels }) => lookup('format', channels),
  },
  {
    name: 'responded',
    keeps: (message, { responded }) => responded === undefined || message.isAnswered() === responded,
  },
];
