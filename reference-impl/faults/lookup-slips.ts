import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';
import { judging, writing } from './lookup-rules.ts';

/** More deviations of number lookup: slips that a first look does not see. Section "Number lookup". */
export const lookupSlips: readonly Fault[] = [
  {
    id: 'lookup.blank-behind-the-line',
    rule: 'LOOKUP-FMT-01',
    says: 'A blank stands behind every line.',
    decide: writing((usual) => `${usual} `),
  },
  {
    id: 'lookup.empty-line-behind',
    rule: 'LOOKUP-FMT-01',
    says: 'An empty line follows the line.',
    decide: writing((usual) => `${usual}\n\n`),
  },
  {
    id: 'lookup.html-with-nocache',
    rule: 'LOOKUP-CT-01',
    says: 'An answer past the cache is labelled as HTML.',
    reply: on(
      'lookup',
      (_reply, { request }) => request.query.nocache !== undefined,
      (reply) => ({ ...reply, type: 'text/html; charset=ISO-8859-1' }),
    ),
  },
  {
    id: 'lookup.mandatory-in-title-case',
    rule: 'LOOKUP-RES-01',
    says: 'A barred range is told with every word in capitals.',
    decide: writing((usual) => usual.replace('MSISDN range is not accepted', 'MSISDN RANGE IS NOT ACCEPTED')),
  },
  {
    id: 'lookup.password-begun',
    rule: 'LOOKUP-AUTH-01',
    says: 'Whatever begins with the password opens number lookup.',
    decide: ({ auth }) => {
      auth.lookupUserMatches = (given, user) =>
        given.user === user.id && given.password.startsWith(user.secret);
    },
  },
  {
    id: 'lookup.backup-unauthorized',
    rule: 'LOOKUP-HOST-01',
    says: 'The first port of the backup host knows no credentials.',
    reply: on(
      'lookup',
      (_reply, { interface: name }) => name === 'lookup-backup-3700',
      (reply) => ({ ...reply, status: 401, text: 'Unauthorized' }),
    ),
  },
  {
    id: 'lookup.stored-without-location',
    rule: 'LOOKUP-RT-01',
    says: 'A stored answer is given without its location.',
    decide: ({ lookup }) => {
      lookup.repeated = (stored) => ({ ...stored, location: undefined });
    },
  },
  {
    id: 'lookup.portability-stores-what-it-shows',
    rule: 'LOOKUP-RT-01',
    says: 'What the portability service shows is what the real-time service repeats.',
    decide: ({ lookup }) => {
      const { shown, storedUnder } = lookup;
      lookup.shown = {
        ...shown,
        portability: (outcome, asked) => {
          const less = shown.portability(outcome, asked);
          asked.world.lookup.store(storedUnder(asked), less, asked.world.clock.now());
          return less;
        },
      };
    },
  },
  {
    id: 'lookup.throttled-keep-places',
    rule: 'LOOKUP-THR-01',
    says: 'A lookup that is throttled takes a place and keeps it.',
    decide: judging('tooManyOngoing', (asked, { judge }) => {
      const throttled = judge(asked);
      if (throttled) asked.world.lookup.begin();
      return throttled;
    }),
  },
];
