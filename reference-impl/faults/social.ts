import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { changed, decision, leaveOut } from './operators/decisions.ts';

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

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

/** Deviations in the hours and the days of social sending. */
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
  },
  'MSG-SOCIAL-08': { 'social.for-everyone': fault('Accounts without social sending have sending hours too.', { decide: holdEveryone }) },
});
