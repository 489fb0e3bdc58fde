import { DAY } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { around, given } = operatorsOn('reports');

/** Deviations in reports that are made in the background, and in their periods. */
export const faults = faultsOf({
  'PUB-ASYNC-PERIOD-02': {
    'published-files.periods-of-greenwich': fault('Periods use UTC, whatever the zone.', {
      decide: given('periodWindow', (period, now) => [period, now, 'UTC']),
    }),
    'published-files.rolling-days': fault('Yesterday is the last 24 hours.', {
      decide: around(
        'periodWindow',
        (usual) => (period, now, zone) =>
          period === 'YESTERDAY' ? { from: now - DAY, to: now } : usual(period, now, zone),
      ),
    }),
    'published-files.weekend-works': fault('Weekdays include the weekend.', {
      decide: given('periodWindow', (period, now, zone) => [
        period === 'LAST_WEEKDAYS' ? 'LAST_WEEK' : period,
        now,
        zone,
      ]),
    }),
    'published-files.months-of-30-days': fault('The last month is the last 30 days.', {
      decide: given('periodWindow', (period, now, zone) => [
        period === 'LAST_MONTH' ? 'LAST_30_DAYS' : period,
        now,
        zone,
      ]),
    }),
  },
});
