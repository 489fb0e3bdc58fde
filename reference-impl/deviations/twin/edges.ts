import { HOUR } from '../../kernel/duration.ts';
import { millisecondOfDay } from '../../kernel/time-zone.ts';
import type { Alternative } from '../alternative.ts';

/** Values exactly at a limit are treated as on the other side; the document leaves that open. */
export const edgeDeviations: readonly Alternative[] = [
  {
    name: 'edge-24-hours',
    rows: ['MSG-DEDUP-04'],
    says: 'Exactly 24 hours later a repeated message is still a duplicate.',
    decide: ({ messaging }) => {
      messaging.duplicateWindow += 1;
    },
  },
  {
    name: 'edge-18-00',
    rows: ['MSG-SOCIAL-10'],
    says: 'At exactly 18:00:00.000 a message is still sent.',
    decide: ({ messaging }) => {
      const { isWithinSendingHours } = messaging;
      messaging.isWithinSendingHours = (instant, zone, hours) =>
        isWithinSendingHours(instant, zone, hours) || millisecondOfDay(instant, zone) === hours.closes * HOUR;
    },
  },
  {
    name: 'edge-10-minutes',
    rows: ['SIL-OTH-14'],
    says: 'Exactly 10 minutes later an Idempotency-Key is still remembered.',
    decide: ({ voice }) => {
      voice.idempotencyWindow += 1;
    },
  },
  {
    name: 'key-of-project',
    rows: ['VOICE-IDEM-08', 'VOICE-IDEM-16'],
    says: 'An Idempotency-Key counts for all services of a project, and in any letter case.',
    decide: ({ voice }) => {
      voice.idempotencyScope = ({ project, key }) => JSON.stringify([project, key.toLowerCase()]);
    },
  },
  {
    name: 'refusals-forgotten',
    rows: ['VOICE-IDEM-10', 'X-31'],
    says: 'The answer to a refused update is not remembered for its key.',
    decide: ({ voice }) => {
      voice.isReplyKept = (status) => status < 300;
    },
  },
  {
    name: 'edge-token-end',
    rows: ['TOK-09'],
    says: 'A token still works at the instant at which its lifetime ends.',
    decide: ({ auth }) => {
      auth.bearerState = ({ expiresAt }, now) => (now <= expiresAt ? 'valid' : 'expired');
    },
  },
  {
    name: 'subproject-at-once',
    rows: ['SIL-OTH-05'],
    says: 'A parent project can use a new subproject immediately.',
    decide: ({ subprojects }) => {
      subprojects.isReady = ({ deleted }) => !deleted;
    },
  },
  {
    name: 'one-sender-for-all',
    rows: ['MSG-FAM-02'],
    says: 'All recipients of an account get messages from one familiar sender.',
    decide: ({ messaging }) => {
      messaging.pairingKey = () => 'everybody';
    },
  },
  {
    name: 'more-opt-out-words',
    rows: ['SIL-MSG-24'],
    says: 'UNSUBSCRIBE is an opt-out too, and punctuation is ignored.',
    decide: ({ messaging }) => {
      messaging.isOptOut = (content) => /^\W*(stop|unsubscribe)\W*$/i.test(content);
    },
  },
  {
    name: 'other-unknown-sign',
    rows: ['SIL-MSG-26'],
    says: 'The character converter replaces unknown characters by (?) instead of a question mark.',
    decide: ({ messaging }) => {
      const { convertCharacters } = messaging;
      messaging.convertCharacters = (text) =>
        [...text]
          .map((one) => (one !== '?' && convertCharacters(one) === '?' ? '(?)' : convertCharacters(one)))
          .join('');
    },
  },
  {
    name: 'other-short-host',
    rows: ['SIL-MSG-27'],
    says: 'Short links are on another host, without TLS.',
    decide: ({ messaging }) => {
      messaging.shortUrlOf = (code) => `http://go.to/${code}`;
    },
  },
  {
    name: 'long-tokens',
    rows: ['SIL-OTH-01'],
    says: 'Access tokens have 1500 characters, including dots and an equals sign.',
    decide: ({ token }) => {
      token.newToken = (ids) => `${ids.secret(500)}.${ids.secret(500)}.${ids.secret(494)}+/==`;
    },
  },
  {
    name: 'other-challenge',
    rows: ['SIL-OTH-01'],
    says: 'WWW-Authenticate distinguishes expired, invalid and missing tokens in other words and another order.',
    decide: ({ auth }) => {
      auth.challengeOf = (cause) =>
        cause === 'missing'
          ? 'Bearer scope="", realm="twin"'
          : `Bearer error_description="this one is ${cause}", error="invalid_token", realm="twin"`;
    },
  },
  {
    name: 'portability-with-location',
    rows: ['LOOKUP-PORT-01'],
    says: 'The portability service shows the location too.',
    decide: ({ lookup }) => {
      lookup.shown = { ...lookup.shown, portability: (outcome) => outcome };
    },
  },
];
