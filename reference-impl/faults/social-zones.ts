import type { Decisions, Fault } from './behaviour.ts';

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
export const socialZoneFaults: readonly Fault[] = [
  {
    id: 'social.recipient-zone',
    rule: 'MSG-SOCIAL-03',
    says: 'The time zone of the recipient’s country counts.',
    decide: ({ messaging }) => {
      messaging.sendingZone = ({ destination, account }) =>
        ZONE_OF_PREFIX.find(([prefix]) => destination.startsWith(prefix))?.[1] ?? account.timeZone;
    },
  },
  {
    id: 'social.utc',
    rule: 'MSG-SOCIAL-04',
    says: 'Sending hours are in UTC for every account.',
    decide: ({ messaging }) => {
      messaging.sendingZone = () => 'UTC';
    },
  },
  {
    id: 'social.whole-hours',
    rule: 'MSG-SOCIAL-04',
    says: 'Zones are rounded to whole hours.',
    decide: inZones({ 'Asia/Kolkata': 'Etc/GMT-5', 'Asia/Kathmandu': 'Etc/GMT-6' }),
  },
  {
    id: 'social.half-hours',
    rule: 'MSG-SOCIAL-04',
    says: 'Zones are rounded to half hours.',
    decide: inZones({ 'Asia/Kathmandu': 'Asia/Kolkata' }),
  },
  {
    id: 'social.twelve-hours-east',
    rule: 'MSG-SOCIAL-04',
    says: 'No zone is more than twelve hours ahead.',
    decide: inZones({ 'Pacific/Kiritimati': 'Etc/GMT-12' }),
  },
  {
    id: 'social.winter-time-all-year',
    rule: 'MSG-SOCIAL-05',
    says: 'Daylight saving is ignored.',
    decide: inZones({
      'Europe/Stockholm': 'Etc/GMT-1',
      'America/New_York': 'Etc/GMT+5',
      'Australia/Sydney': 'Etc/GMT-10',
    }),
  },
  {
    id: 'social.day-of-24-hours',
    rule: 'MSG-SOCIAL-05',
    says: 'Opening is 24 hours after the opening of the day before.',
    decide: ignoreChangingClocks,
  },
  {
    id: 'social.only-full-hours-change',
    rule: 'MSG-SOCIAL-05',
    says: 'Clocks that move by half an hour are left alone.',
    decide: inZones({ 'Australia/Lord_Howe': 'Etc/GMT-11' }),
  },
];
