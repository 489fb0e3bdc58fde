import { type Check, check } from '../kernel/problem.ts';
import { instantOf, isTimeZone } from '../kernel/time.ts';
import { isField } from './report-file.ts';
import type { DetailRequest } from './request-schemas.ts';

const isNoDay = (text: string | undefined): boolean => text !== undefined && Number.isNaN(instantOf(text));

const NO_DAY = 'is no date of the calendar';

/**
 * In the order in which they are reported. Section "Report requests".
 * Rules: PUB-ASYNC-PERIOD-01, PUB-INSIGHT-ADDR-01, PUB-REPORT-DATE-01, PUB-REPORT-DATE-02,
 * PUB-REPORT-FILTER-04, PUB-REPORT-LIMIT-01, REPORT-DATE-01, REPORT-DIR-01, REPORT-FMT-01, REPORT-OPT-01,
 * REPORT-TZ-01.
 */
export const requestChecks: readonly Check<DetailRequest>[] = [
  check(
    'datesOrPeriod',
    'period',
    ({ period, start_date, end_date }) => period !== undefined && (start_date ?? end_date) !== undefined,
    'cannot be combined with start_date or end_date',
  ),
  check('hasStart', 'start_date', ({ period, start_date }) => (period ?? start_date) === undefined, 'is required'),
  check('hasEnd', 'end_date', ({ period, end_date }) => (period ?? end_date) === undefined, 'is required'),
  check('realStart', 'start_date', ({ start_date }) => isNoDay(start_date), NO_DAY),
  check('realEnd', 'end_date', ({ end_date }) => isNoDay(end_date), NO_DAY),
  check(
    'forwards',
    'end_date',
    ({ start_date = '', end_date = '' }) => instantOf(end_date) < instantOf(start_date),
    'must not be before start_date',
  ),
  check(
    'knownZone',
    'timezone',
    ({ timezone }) => timezone !== undefined && !isTimeZone(timezone),
    'must be the name of a time zone',
  ),
  check(
    'keyToValue',
    'metadata_key',
    (request) =>
      request.metadata_key === undefined && (request.metadata_value ?? request.metadata_values) !== undefined,
    'is required where values are given',
  ),
  check(
    'addressesOfBoth',
    'addresses',
    ({ addresses, direction }) => addresses !== undefined && direction !== 'all',
    'takes the direction all',
  ),
  {
    name: 'knownFields',
    member: 'fields',
    objects: ({ fields }) => {
      const unknown = fields?.find(({ name }) => !isField(name));
      return unknown && `${JSON.stringify(unknown.name.slice(0, 100))} is not a field of the report`;
    },
  },
];
