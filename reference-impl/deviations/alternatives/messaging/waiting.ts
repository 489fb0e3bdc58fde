import { HOUR, MINUTE } from '../../../kernel/duration.ts';
import { socialHours } from '../../../messaging/sending-rules/social-sending.ts';
import { alternativesOf } from '../../alternative.ts';
import { behind, decision, result } from '../../operators/messaging.ts';

/** Other ways to let a message wait for the sending hours. */
export const alternatives = alternativesOf({
  'waiting.until-the-last-minute': {
    rows: ['SIL-MSG-28'],
    says: 'Messages that waited go out a minute before the sending hours end.',
    decide: result('nextOpening', (opening) => opening + 10 * HOUR - MINUTE),
  },
  'waiting.until-noon': {
    rows: ['SIL-MSG-28'],
    says: 'Messages that waited go out in the course of the morning, one after the other.',
    decide: result('nextOpening', (opening, submitted) => opening + (submitted % 7) * 30 * MINUTE),
  },
  'waiting.unreported': {
    rows: ['SIL-MSG-25'],
    says: 'A message that waits is not reported until it goes out.',
    decide: decision('heldReport', undefined),
  },
  'waiting.held-for-screening': {
    rows: ['SIL-MSG-25'],
    says: 'A message that waits is reported as held.',
    decide: decision('heldReport', { status: 'enroute', code: '151' }),
  },
  'waiting.zone-of-the-parent': {
    rows: ['X-15'],
    says: 'A message for a sub-account waits in the time zone of its parent.',
    decide: decision('sendingZone', ({ account }) => (account.parent ?? account).timeZone),
  },
  'waiting.zone-at-release': {
    rows: ['MSG-SOCIAL-11'],
    says: 'A message that waited is judged again by the time zone of its account at its release.',
    decide: behind('releaseRules', socialHours),
  },
  'waiting.from-the-last-second': {
    rows: ['MSG-SOCIAL-10'],
    says: 'A message of the second before 18:00 goes out after the hour has struck.',
    decide: result(
      'isWithinSendingHours',
      (isWithin, instant, zone, hours) => isWithin && instant !== undefined && !!zone && !!hours,
    ),
  },
});
