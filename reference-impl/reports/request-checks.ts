import type { Check } from '../kernel/problem.ts';
import { instantOf, isTimeZone } from '../kernel/time.ts';
import { isField } from './report-file.ts';
import type { DetailRequest } from './request-schemas.ts';

export type RequestCheck = Check<DetailRequest>;

const isDay = (text: string | undefined): string | undefined =>
  text !== undefined && Number.isNaN(instantOf(text)) ? 'is no date of the calendar' : undefined;

/**
 * In the order in which they are reported. Section "Report requests".
 * Rules: PUB-ASYNC-PERIOD-01, PUB-INSIGHT-ADDR-01, PUB-REPORT-DATE-01, PUB-REPORT-DATE-02,
 * PUB-REPORT-FILTER-04, PUB-REPORT-LIMIT-01, REPORT-DATE-01, REPORT-DIR-01, REPORT-FMT-01, REPORT-OPT-01,
 * REPORT-TZ-01.
 */
export const requestChecks: readonly RequestCheck[] = [
  {
    name: 'datesOrPeriod',
    member: 'period',
    objects: ({ period, start_date, end_date }) =>
      period !== undefined && (start_date ?? end_date) !== undefined
        ? 'cannot be combined with start_date or end_date'
        : undefined,
  },
  {
    name: 'hasStart',
    member: 'start_date',
    objects: ({ period, start_date }) => ((period ?? start_date) === undefined ? 'is required' : undefined),
  },
  {
    name: 'hasEnd',
    member: 'end_date',
    objects: ({ period, end_date }) => ((period ?? end_date) === undefined ? 'is required' : undefined),
  },
  { name: 'realStart', member: 'start_date', objects: ({ start_date }) => isDay(start_date) },
  { name: 'realEnd', member: 'end_date', objects: ({ end_date }) => isDay(end_date) },
  {
    name: 'forwards',
    member: 'end_date',
    objects: ({ start_date, end_date }) =>
      start_date !== undefined && end_date !== undefined && instantOf(end_date) < instantOf(start_date)
        ? 'must not be before start_date'
        : undefined,
  },
  {
    name: 'knownZone',
    member: 'timezone',
    objects: ({ timezone }) =>
      timezone === undefined || isTimeZone(timezone) ? undefined : 'must be the name of a time zone',
  },
  {
    name: 'keyToValue',
    member: 'metadata_key',
    objects: ({ metadata_key, metadata_value, metadata_values }) =>
      metadata_key === undefined && (metadata_value ?? metadata_values) !== undefined
        ? 'is required where values are given'
        : undefined,
  },
  {
    name: 'addressesOfBoth',
    member: 'addresses',
    objects: ({ addresses, direction }) =>
      addresses !== undefined && direction !== 'all' ? 'takes the direction all' : undefined,
  },
  {
    name: 'knownFields',
    member: 'fields',
    objects: ({ fields }) => {
      const unknown = fields?.find(({ name }) => !isField(name));
      return unknown && `${JSON.stringify(unknown.name.slice(0, 100))} is not a field of the report`;
    },
  },
];
