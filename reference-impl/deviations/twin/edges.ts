import { HOUR, millisecondOfDay } from '../../kernel/time.ts';
import { alternativesOf, another, asPublished, other } from '../alternative.ts';
import { auth, lookup, messaging, subprojects, token, voice } from '../operators/decisions.ts';

/** Values exactly at a limit are treated as on the other side; the document leaves that open. */
export const edgeDeviations = alternativesOf({
  'MSG-DEDUP-04 MSG-DEDUP-02 edge-24-hours': {
    says: 'Exactly 24 hours later a repeated message is still a duplicate.',
    decide: messaging.around('duplicateWindow', (usual) => usual + 1),
  },
  'MSG-SOCIAL-10 edge-18-00': other('At exactly 18:00:00.000 a message is still sent.', {
    decide: messaging.orWhen(
      'isWithinSendingHours',
      (instant, zone, hours) => millisecondOfDay(instant, zone) === hours.closes * HOUR,
    ),
  }),
  'SIL-OTH-14 edge-10-minutes': asPublished('Exactly 10 minutes later an Idempotency-Key is still remembered.', {
    decide: voice.around('idempotencyWindow', (usual) => usual + 1),
  }),
  'VOICE-IDEM-08 VOICE-IDEM-16 key-of-project': another({
    says: 'An Idempotency-Key counts for all services of a project, and in any letter case.',
    decide: voice.decision('idempotencyScope', ({ project, key }) => JSON.stringify([project, key.toLowerCase()])),
  }),
  'VOICE-IDEM-10 X-31 X-54 SIL-OTH-14 refusals-forgotten': {
    says: 'The answer to a refused update is not remembered for its key.',
    decide: voice.decision('isReplyKept', (status) => status < 300),
  },
  'TOK-09 edge-token-end': other('A token still works at the instant at which its lifetime ends.', {
    decide: auth.decision('bearerState', ({ expiresAt }, now) => (now <= expiresAt ? 'valid' : 'expired')),
  }),
  'SIL-OTH-05 subproject-at-once': other('A parent project can use a new subproject immediately.', {
    decide: subprojects.decision('isReady', ({ deleted }) => !deleted),
  }),
  'MSG-FAM-02 one-sender-for-all': asPublished('All recipients of an account get messages from one familiar sender.', {
    decide: messaging.decision('pairingKey', () => 'everybody'),
  }),
  'SIL-MSG-24 more-opt-out-words': other('UNSUBSCRIBE is an opt-out too, and punctuation is ignored.', {
    decide: messaging.decision('isOptOut', (content) => /^\W*(stop|unsubscribe)\W*$/i.test(content)),
  }),
  'SIL-MSG-26 other-unknown-sign': another({
    says: 'The converter replaces unknown characters by (?) instead of a question mark.',
    decide: messaging.instead('convertCharacters', (convert, text) =>
      [...text].map((one) => (one !== '?' && convert(one) === '?' ? '(?)' : convert(one))).join(''),
    ),
  }),
  'SIL-MSG-27 other-short-host': other('Short links are on another host, without TLS.', {
    decide: messaging.decision('shortUrlOf', (code) => `http://go.to/${code}`),
  }),
  'SIL-OTH-01 long-tokens': other('Access tokens have 1500 characters, including dots and an equals sign.', {
    decide: token.decision('newToken', (ids) => `${ids.secret(500)}.${ids.secret(500)}.${ids.secret(494)}+/==`),
  }),
  'SIL-OTH-01 other-challenge': another({
    says: 'WWW-Authenticate distinguishes expired, invalid and missing tokens in other words and another order.',
    decide: auth.decision('challengeOf', (cause) =>
      cause === 'missing'
        ? 'Bearer scope="", realm="twin"'
        : `Bearer error_description="this one is ${cause}", error="invalid_token", realm="twin"`,
    ),
  }),
  'LOOKUP-PORT-01 SIL-OTH-04 portability-with-location': other('The portability service shows the location too.', {
    decide: lookup.amend('shown', { portability: (outcome) => outcome }),
  }),
});
