import { DAY, HOUR } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { given, amend, leaveOut } = operatorsOn('reports');

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Deviations in how messages are summed up. */
export const faults = faultsOf({
  'PUB-INSIGHT-TOTAL-01': {
    'published-reports.units-uncounted': fault('Every message counts as one billing unit.', {
      decide: given('addToSummary', (summary, message) => [summary, { ...message, countUnits: () => 1 }]),
    }),
    'published-reports.every-reply-opts-out': fault('Every reply counts as an opt-out.', {
      decide: given('addToSummary', (summary, message) => [
        summary,
        { ...message, isOptOut: message.direction === 'inbound' },
      ]),
    }),
  },
  'PUB-INSIGHT-GROUP-01': {
    'published-reports.sunday-weeks': fault('A week begins on Sunday.', {
      decide: amend('groupings', { WEEK: ({ at }) => [dayOf(at - new Date(at).getUTCDay() * DAY)] }),
    }),
    'published-reports.values-for-keys': fault('Metadata values are listed instead of metadata keys.', {
      decide: amend('groupings', ({ METADATA_VALUE }) => ({ METADATA_KEY: METADATA_VALUE })),
    }),
    'published-reports.country-of-sender': fault('The country is that of the sender.', {
      decide: amend('groupings', { COUNTRY: ({ source }) => (source ? [source] : []) }),
    }),
    'published-reports.months-are-years': fault('A year is as long as a month.', {
      decide: amend('groupings', ({ MONTH, DAY }) => ({ YEAR: MONTH, MONTH: DAY })),
    }),
  },
  'PUB-INSIGHT-SUB-01': {
    'published-reports.one-level': fault('Groups have no subgroups.', {
      decide: given('partsShown', (group, by) => [group, by.slice(0, 1)]),
    }),
  },
  'PUB-INSIGHT-ZONE-01': {
    'published-reports.days-of-greenwich': fault('Days use UTC, whatever the zone.', {
      decide: amend('groupings', (known) => ({ DAY: (message) => known.DAY(message, {}) })),
    }),
    'published-reports.winter-all-year': fault('Days ignore daylight saving time.', {
      decide: amend('groupings', (known) => ({
        DAY: (message, request) =>
          request.timezone === 'Europe/Stockholm'
            ? known.DAY({ ...message, at: message.at + HOUR }, {})
            : known.DAY(message, request),
      })),
    }),
  },
  'PUB-INSIGHT-ADDR-01': {
    'published-reports.addresses-ignored': fault('The address filter is ignored.', {
      decide: leaveOut('filters', 'addresses'),
    }),
    'published-reports.addresses-one-way': fault('The address filter applies to one direction only.', {
      decide: leaveOut('requestChecks', 'addressesOfBoth'),
    }),
  },
});
