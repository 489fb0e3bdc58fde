import { DAY, HOUR } from '../../../kernel/time.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, behind, decision, given, inRule, instead, leaveOut, result } from '../../operators/messaging.ts';

const between = (opens: number, closes: number) => decision('sendingHours', { opens, closes });

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
  'MSG-SOCIAL-01 social.closes-at-17': fault('Sending closes at 17:00.', { decide: between(8, 17) }),
  'MSG-SOCIAL-01 social.minutes-late': fault('The first second of the sending hours counts as closed.', {
    decide: instead(
      'isWithinSendingHours',
      (isWithin, instant, ...where) => isWithin(instant, ...where) && isWithin(instant - 1000, ...where),
    ),
  }),
  'MSG-SOCIAL-02 social.never-held': fault('Social sending holds nothing.', {
    decide: leaveOut('sendingRules', 'socialHours'),
  }),
  'MSG-SOCIAL-02 social.long-texts-at-night': fault('Texts of more than 420 characters are sent at night.', {
    decide: inRule('sendingRules', 'socialHours', 'judge', (judge, message, context) =>
      message.content.length > 420 ? undefined : judge(message, context),
    ),
  }),
  'MSG-SOCIAL-02 social.closes-at-19': fault('Sending closes at 19:00.', { decide: between(8, 19) }),
  'MSG-SOCIAL-02 social.full-seconds': fault('Half a second before opening counts as open.', {
    decide: given('isWithinSendingHours', (instant) => [Math.round(instant / 1000) * 1000]),
  }),
  'MSG-SOCIAL-02 social.zone-of-the-parent': fault('Sending hours of a sub-account use the zone of its parent.', {
    decide: decision('sendingZone', ({ account }) => (account.parent ?? account).timeZone),
  }),
  'MSG-SOCIAL-06 social.no-leap-day': fault('Messages due on 29 February are released on 1 March.', {
    decide: result('nextOpening', (at) => (new Date(at).toISOString().includes('-02-29') ? at + DAY : at)),
  }),
  'MSG-SOCIAL-07 social.next-day-always': fault('Messages from before opening wait for the next day.', {
    decide: instead('nextOpening', (nextOpening, submitted, zone, hours) => {
      const opening = nextOpening(submitted, zone, hours);
      return opening - submitted <= 8 * HOUR ? nextOpening(opening + 1, zone, hours) : opening;
    }),
  }),
  'MSG-SOCIAL-07 social.opens-in-the-evening': fault('Held messages wait sixteen hours too long.', {
    decide: result('nextOpening', (opening) => opening + 16 * HOUR),
  }),
  'MSG-SOCIAL-08 social.off-means-utc': fault('Accounts without social sending have sending hours in UTC.', {
    decide: behind('sendingRules', {
      name: 'nightInUtc',
      judge: ({ account: { features } }, { now }) =>
        features.socialSending || new Date(now).getUTCHours() >= 8 ? undefined : { kind: 'hold', until: now + HOUR },
    }),
  }),
  'MSG-SOCIAL-03 social.recipient-zone': fault("Sending hours use the time zone of the recipient's country.", {
    decide: decision('sendingZone', ({ destination, account }) => {
      const known = ZONE_OF_PREFIX.find(([prefix]) => destination.startsWith(prefix));
      return known?.[1] ?? account.timeZone;
    }),
  }),
  'MSG-SOCIAL-03 social.half-hours': fault('Time zones are rounded to half hours.', {
    decide: inZones({ 'Asia/Kathmandu': 'Asia/Kolkata' }),
  }),
  'MSG-SOCIAL-03 social.zones-of-2021': fault('Time zones are those of 2021.', {
    decide: inZones({ 'Africa/Cairo': 'Etc/GMT-2', 'America/Mexico_City': 'Etc/GMT+5', 'Asia/Almaty': 'Etc/GMT-6' }),
  }),
  'MSG-SOCIAL-03 social.twelve-hours-east': fault('Time zones are at most twelve hours ahead of UTC.', {
    decide: inZones({ 'Pacific/Kiritimati': 'Etc/GMT-12' }),
  }),
  'MSG-SOCIAL-05 social.winter-time-all-year': fault('Daylight saving time is ignored.', {
    decide: inZones({
      'Europe/Stockholm': 'Etc/GMT-1',
      'America/New_York': 'Etc/GMT+5',
      'Australia/Sydney': 'Etc/GMT-10',
    }),
  }),
  'MSG-SOCIAL-05 social.day-of-24-hours': fault('Each opening is 24 hours after the previous one.', {
    decide: instead('nextOpening', (nextOpening, submitted, zone, hours) => {
      const opening = nextOpening(submitted - DAY, zone, hours) + DAY;
      return opening > submitted ? opening : nextOpening(submitted, zone, hours);
    }),
  }),
  'MSG-SOCIAL-05 social.only-full-hours-change': fault('Clock changes of half an hour are ignored.', {
    decide: inZones({ 'Australia/Lord_Howe': 'Etc/GMT-11' }),
  }),
  'MSG-SOCIAL-09 social.fifty-of-a-morning': fault('Of the messages that wait for a morning fifty are released.', {
    decide: around('carrierScript', (carrierScript) => {
      const released = new Map<string, number>();
      return (message, scripts) => {
        const morning = `${message.account.id} ${message.handedOverAt}`;
        const place = released.get(morning) ?? 0;
        released.set(morning, place + 1);
        return message.status !== 'scheduled' || place < 50 ? carrierScript(message, scripts) : [];
      };
    }),
  }),
  'X-11 social.held-as-submitted': fault('A held message is reported as submitted.', {
    decide: decision('heldReport', { status: 'submitted', code: '213' }),
  }),
  'X-11 social.held-as-delivered': fault('A held message is reported as delivered.', {
    decide: decision('heldReport', { status: 'delivered', code: '220' }),
  }),
});
