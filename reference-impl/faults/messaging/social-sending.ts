import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, changed, decision, leaveOut } from '../operators/decisions.ts';
import { DAY, HOUR } from '../operators/durations.ts';

/** Sends from one full hour to another instead. */
const between =
  (opens: number, closes: number) =>
  ({ messaging }: Decisions): void => {
    messaging.sendingHours = { opens, closes };
  };

/** Takes another instant for the one at which a message comes. */
const takenFor =
  (instants: (instant: number) => readonly number[]) =>
  ({ messaging }: Decisions): void => {
    const { isWithinSendingHours } = messaging;
    messaging.isWithinSendingHours = (instant, zone, hours) => instants(instant).every((each) => isWithinSendingHours(each, zone, hours));
  };

/** The documented next opening in one zone. */
type Next = (instant: number) => number;

/** Releases at another time; `next` is the documented one. */
const releasing =
  (release: (submitted: number, next: Next, zone: string) => number) =>
  ({ messaging }: Decisions): void => {
    const { nextOpening } = messaging;
    messaging.nextOpening = (submitted, zone, hours) => release(submitted, (instant) => nextOpening(instant, zone, hours), zone);
  };

const isWeekend = (opening: number, zone: string): boolean =>
  new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' }).format(opening).startsWith('S');

/** The first opening from `opening` on that is on no Saturday or Sunday. */
function onWorkday(opening: number, next: Next, zone: string): number {
  return isWeekend(opening, zone) ? onWorkday(next(opening + 1), next, zone) : opening;
}

/** Holds messages of accounts that did not ask for it. */
function holdEveryone({ messaging }: Decisions): void {
  messaging.sendingRules = changed(messaging.sendingRules, 'socialHours', (rule) => ({
    ...rule,
    judge: (message, context) => {
      const features = { ...message.account.features, socialSending: true };
      const account = { ...message.account, features };
      return rule.judge(Object.create(message, { account: { value: account } }), context);
    },
  }));
}

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

/** TODO */
export const faults = faultsOf({
  'MSG-SOCIAL-01': {
    'social.always-held': fault('Every message waits for the next opening, whatever the time.', {
      decide: decision('messaging', 'isWithinSendingHours', () => false),
    }),
    'social.closes-at-17': fault('Sending closes at 17:00.', { decide: between(8, 17) }),
    'social.minutes-late': fault('The first second of the sending hours counts as night.', { decide: takenFor((instant) => [instant, instant - 1000]) }),
  },
  'MSG-SOCIAL-02': {
    'social.never-held': fault('Social sending holds nothing.', { decide: leaveOut('messaging', 'sendingRules', 'socialHours') }),
    'social.opens-at-7': fault('Sending opens at 07:00.', { decide: between(7, 18) }),
    'social.closes-at-19': fault('Sending closes at 19:00.', { decide: between(8, 19) }),
    'social.full-seconds': fault('The clock is rounded to the second: half a second before opening is open.', {
      decide: takenFor((instant) => [Math.round(instant / 1000) * 1000]),
    }),
    'social.released-early': fault('What waited is released one minute before opening.', {
      decide: releasing((submitted, next) => Math.max(submitted, next(submitted) - 60_000)),
    }),
    'social.released-in-the-evening': fault('What waited is released after closing.', { decide: releasing((submitted, next) => next(submitted) + 11 * HOUR) }),
  },
  'MSG-SOCIAL-06': {
    'social.workdays-only': fault('Nothing is released on Saturdays and Sundays.', {
      decide: releasing((submitted, next, zone) => onWorkday(next(submitted), next, zone)),
    }),
    'social.no-leap-day': fault('What should go out on 29 February goes out on 1 March.', {
      decide: releasing((submitted, next) => {
        const opening = next(submitted);
        return new Date(opening).toISOString().includes('-02-29') ? opening + DAY : opening;
      }),
    }),
  },
  'MSG-SOCIAL-07': {
    'social.next-day-always': fault('What comes before opening waits for the next day.', {
      decide: releasing((submitted, next) => {
        const opening = next(submitted);
        return opening - submitted <= 8 * HOUR ? next(opening + 1) : opening;
      }),
    }),
    'social.opens-in-the-evening': fault('What waits for opening waits sixteen hours more.', {
      decide: around('messaging', 'nextOpening', (nextOpening) => (instant, zone, hours) => nextOpening(instant, zone, hours) + 16 * 3_600_000),
    }),
  },
  'MSG-SOCIAL-08': {
    'social.for-everyone': fault('Accounts without social sending have sending hours too.', { decide: holdEveryone }),
    'social.off-means-utc': fault('An account without social sending has its messages judged by the hour in UTC.', {
      decide: ({ messaging }) => {
        messaging.sendingRules = messaging.sendingRules.map((rule) => ({
          ...rule,
          judge: (message, context) => {
            const documented = rule.judge(message, context);
            if (documented || message.account.features.socialSending) return documented;
            const hour = new Date(context.now).getUTCHours();
            return hour < 8 ? { kind: 'hold', until: context.now + 3_600_000 } : undefined;
          },
        }));
      },
    }),
  },
  'MSG-SOCIAL-03': {
    'social.recipient-zone': fault('The time zone of the recipient’s country counts.', {
      decide: decision(
        'messaging',
        'sendingZone',
        ({ destination, account }) => ZONE_OF_PREFIX.find(([prefix]) => destination.startsWith(prefix))?.[1] ?? account.timeZone,
      ),
    }),
    'social.zone-of-the-office': fault('Social hours are those of the place that the platform is run from.', {
      decide: decision('messaging', 'sendingZone', () => 'America/New_York'),
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
