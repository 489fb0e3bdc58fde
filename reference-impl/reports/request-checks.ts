import { isTimeZone } from '../kernel/time-zone.ts';
import { type DetailRequest, instantOf } from './report-request.ts';

/** What a schema cannot say of a request; answers what is wrong, or nothing. */
export interface RequestCheck {
  readonly name: string;
  readonly member: string;
  readonly objects: (request: DetailRequest) => string | undefined;
}

const isDay = (text: string): string | undefined =>
  Number.isNaN(instantOf(text)) ? 'is no date of the calendar' : undefined;

/** In the order in which they are told. Section "Report requests". */
export const requestChecks: readonly RequestCheck[] = [
  { name: 'realStart', member: 'start_date', objects: ({ start_date }) => isDay(start_date) },
  { name: 'realEnd', member: 'end_date', objects: ({ end_date }) => isDay(end_date) },
  {
    name: 'forwards',
    member: 'end_date',
    objects: ({ start_date, end_date }) =>
      instantOf(end_date) < instantOf(start_date) ? 'must not be before start_date' : undefined,
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
];
