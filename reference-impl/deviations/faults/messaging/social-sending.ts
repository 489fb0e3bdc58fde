import { DAY, HOUR } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, behind, decision, given, instead, leaveOut, result } from '../../operators/messaging.ts';

/** Changes the sending hours. */
const between = (opens: number, closes: number) => decision('sendingHours', { opens, closes });

/** Changes the time zone of accounts in some zones. */
const inZones = (zones: Readonly<Record<string, string>>) =>
  decision('sendingZone', ({ account }) => zones[account.timeZone] ?? account.timeZone);

const ZONE_OF_PREFIX: ReadonlyArray<readonly [prefix: string, zone: string]> = [
  ['+61', 'Australia/Sydney'],
  ['+46', 'Europe/Stockholm'],
  ['+44', 'Europe/London'],
  ['+1', 'America/New_York'],
];

/** Deviations in the hours and the time zones of social sending, and in messages that are held for them. */
export const faults = faultsOf({
  'MSG-SOCIAL-01': {
    'social.closes-at-17': fault('Sending closes at 17:00.', { decide: between(8, 17) }),
    'social.minutes-late': fault('The first second of the sending hours counts as closed.', {
      decide: instead(
        'isWithinSendingHours',
        (isWithin, instant, ...where) => isWithin(instant, ...where) && isWithin(instant - 1000, ...where),
      ),
    }),
  },
  'MSG-SOCIAL-02': {
    'social.never-held': fault('Social sending holds nothing.', { decide: leaveOut('sendingRules', 'socialHours') }),
    'social.closes-at-19': fault('Sending closes at 19:00.', { decide: between(8, 19) }),
    'social.full-seconds': fault('Half a second before opening counts as open.', {
      decide: given('isWithinSendingHours', (instant) => [Math.round(instant / 1000) * 1000]),
    }),
  },
  'MSG-SOCIAL-06': {
    'social.no-leap-day': fault('Messages due on 29 February are released on 1 March.', {
      decide: result('nextOpening', (opening) =>
        new Date(opening).toISOString().includes('-02-29') ? opening + DAY : opening,
      ),
    }),
  },
  'MSG-SOCIAL-07': {
    'social.next-day-always': fault('Messages from before opening wait for the next day.', {
      decide: instead('nextOpening', (nextOpening, submitted, zone, hours) => {
        const opening = nextOpening(submitted, zone, hours);
        return opening - submitted <= 8 * HOUR ? nextOpening(opening + 1, zone, hours) : opening;
      }),
    }),
    'social.opens-in-the-evening': fault('Held messages wait sixteen hours too long.', {
      decide: result('nextOpening', (opening) => opening + 16 * HOUR),
    }),
  },
  'MSG-SOCIAL-08': {
    'social.off-means-utc': fault('Accounts without social sending have sending hours in UTC.', {
      decide: behind('sendingRules', {
        name: 'nightInUtc',
        judge: ({ account: { features } }, { now }) =>
          features.socialSending || new Date(now).getUTCHours() >= 8 ? undefined : { kind: 'hold', until: now + HOUR },
      }),
    }),
  },
  'MSG-SOCIAL-03': {
    'social.recipient-zone': fault("Sending hours use the time zone of the recipient's country.", {
      decide: decision('sendingZone', ({ destination, account }) => {
        const known = ZONE_OF_PREFIX.find(([prefix]) => destination.startsWith(prefix));
        return known?.[1] ?? account.timeZone;
      }),
    }),
  },
  'MSG-SOCIAL-04': {
    'social.half-hours': fault('Time zones are rounded to half hours.', {
      decide: inZones({ 'Asia/Kathmandu': 'Asia/Kolkata' }),
    }),
    'social.twelve-hours-east': fault('Time zones are at most twelve hours ahead of UTC.', {
      decide: inZones({ 'Pacific/Kiritimati': 'Etc/GMT-12' }),
    }),
  },
  'MSG-SOCIAL-05': {
    'social.winter-time-all-year': fault('Daylight saving time is ignored.', {
      decide: inZones({
        'Europe/Stockholm': 'Etc/GMT-1',
        'America/New_York': 'Etc/GMT+5',
        'Australia/Sydney': 'Etc/GMT-10',
      }),
    }),
    'social.day-of-24-hours': fault('Each opening is 24 hours after the previous one.', {
      decide: instead('nextOpening', (nextOpening, submitted, zone, hours) => {
        const opening = nextOpening(submitted - DAY, zone, hours) + DAY;
        return opening > submitted ? opening : nextOpening(submitted, zone, hours);
      }),
    }),
    'social.only-full-hours-change': fault('Clock changes of half an hour are ignored.', {
      decide: inZones({ 'Australia/Lord_Howe': 'Etc/GMT-11' }),
    }),
  },
  'MSG-SOCIAL-09': {
    'social.fifty-of-a-morning': fault('Of the messages that wait for a morning fifty are released.', {
      decide: around('handOver', (handOver) => {
        const released = new Map<string, number>();
        return (scope, message) => {
          const morning = `${message.account.id} ${scope.clock.now()}`;
          const place = released.get(morning) ?? 0;
          released.set(morning, place + 1);
          if (message.status !== 'scheduled' || place < 50) handOver(scope, message);
        };
      }),
    }),
  },
  'MSG-SOCIAL-12': {
    'social.held-as-submitted': fault('A held message is reported as submitted.', {
      decide: decision('heldReport', { status: 'submitted', code: '213' }),
    }),
    'social.held-as-delivered': fault('A held message is reported as delivered.', {
      decide: decision('heldReport', { status: 'delivered', code: '220' }),
    }),
  },
});
