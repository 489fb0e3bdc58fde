import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';

const DAY = 24 * 3_600_000;

/** Takes another zone for accounts in some zones. */
const inZones =
  (zones: Readonly<Record<string, string>>) =>
  ({ messaging }: Decisions): void => {
    messaging.sendingZone = ({ account }) => zones[account.timeZone] ?? account.timeZone;
  };

const ZONE_OF_PREFIX: ReadonlyArray<readonly [prefix: string, zone: string]> = [
  ['+61', 'Australia/Sydney'],
  ['+46', 'Europe/Stockholm'],
  ['+44', 'Europe/London'],
  ['+1', 'America/New_York'],
];

/** Releases 24 hours after an opening of the day before. */
function ignoreChangingClocks({ messaging }: Decisions): void {
  const { nextOpening } = messaging;
  messaging.nextOpening = (submitted, zone, hours) => {
    const opening = nextOpening(submitted - DAY, zone, hours) + DAY;
    return opening > submitted ? opening : nextOpening(submitted, zone, hours);
  };
}

/** Deviations in the time zones of social sending. */
export const faults = faultsOf({
  'MSG-SOCIAL-03': {
    'social.recipient-zone': fault('The time zone of the recipient’s country counts.', {
      decide: decision(
        'messaging',
        'sendingZone',
        ({ destination, account }) => ZONE_OF_PREFIX.find(([prefix]) => destination.startsWith(prefix))?.[1] ?? account.timeZone,
      ),
    }),
  },
  'MSG-SOCIAL-04': {
    'social.utc': fault('Sending hours are in UTC for every account.', { decide: decision('messaging', 'sendingZone', () => 'UTC') }),
    'social.whole-hours': fault('Zones are rounded to whole hours.', { decide: inZones({ 'Asia/Kolkata': 'Etc/GMT-5', 'Asia/Kathmandu': 'Etc/GMT-6' }) }),
    'social.half-hours': fault('Zones are rounded to half hours.', { decide: inZones({ 'Asia/Kathmandu': 'Asia/Kolkata' }) }),
    'social.twelve-hours-east': fault('No zone is more than twelve hours ahead.', { decide: inZones({ 'Pacific/Kiritimati': 'Etc/GMT-12' }) }),
  },
  'MSG-SOCIAL-05': {
    'social.winter-time-all-year': fault('Daylight saving is ignored.', {
      decide: inZones({ 'Europe/Stockholm': 'Etc/GMT-1', 'America/New_York': 'Etc/GMT+5', 'Australia/Sydney': 'Etc/GMT-10' }),
    }),
    'social.day-of-24-hours': fault('Opening is 24 hours after the opening of the day before.', { decide: ignoreChangingClocks }),
    'social.only-full-hours-change': fault('Clocks that move by half an hour are left alone.', { decide: inZones({ 'Australia/Lord_Howe': 'Etc/GMT-11' }) }),
  },
});
