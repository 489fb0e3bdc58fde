import { fault, faultsOf } from './fault.ts';
import { judging, writing } from './lookup-rules.ts';
import { around, decision } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

/** More deviations of number lookup: slips that a first look does not see. Section "Number lookup". */
export const faults = faultsOf({
  'LOOKUP-FMT-01': {
    'lookup.blank-behind-the-line': fault('A blank stands behind every line.', { decide: writing((usual) => `${usual} `) }),
    'lookup.empty-line-behind': fault('An empty line follows the line.', { decide: writing((usual) => `${usual}\n\n`) }),
  },
  'LOOKUP-CT-01': {
    'lookup.html-with-nocache': fault('An answer past the cache is labelled as HTML.', {
      reply: on(
        'lookup',
        (_reply, { request }) => request.query.nocache !== undefined,
        (reply) => ({ ...reply, type: 'text/html; charset=ISO-8859-1' }),
      ),
    }),
  },
  'LOOKUP-RES-01': {
    'lookup.mandatory-in-title-case': fault('A barred range is told with every word in capitals.', {
      decide: writing((usual) => usual.replace('MSISDN range is not accepted', 'MSISDN RANGE IS NOT ACCEPTED')),
    }),
  },
  'LOOKUP-AUTH-01': {
    'lookup.password-begun': fault('Whatever begins with the password opens number lookup.', {
      decide: decision('auth', 'lookupUserMatches', (given, user) => given.user === user.id && given.password.startsWith(user.secret)),
    }),
  },
  'LOOKUP-HOST-01': {
    'lookup.backup-unauthorized': fault('The first port of the backup host knows no credentials.', {
      reply: on(
        'lookup',
        (_reply, { interface: name }) => name === 'lookup-backup-3700',
        (reply) => ({ ...reply, status: 401, text: 'Unauthorized' }),
      ),
    }),
  },
  'LOOKUP-RT-01': {
    'lookup.stored-without-location': fault('A stored answer is given without its location.', {
      decide: decision('lookup', 'repeated', (stored) => ({ ...stored, location: undefined })),
    }),
    'lookup.portability-stores-what-it-shows': fault('What the portability service shows is what the real-time service repeats.', {
      decide: around('lookup', 'shown', (shown, { storedUnder }) => ({
        ...shown,
        portability: (outcome, asked) => {
          const less = shown.portability(outcome, asked);
          asked.world.lookup.store(storedUnder(asked), less, asked.world.clock.now());
          return less;
        },
      })),
    }),
  },
  'LOOKUP-THR-01': {
    'lookup.throttled-keep-places': fault('A lookup that is throttled takes a place and keeps it.', {
      decide: judging('tooManyOngoing', (asked, { judge }) => {
        const throttled = judge(asked);
        if (throttled) asked.world.lookup.begin();
        return throttled;
      }),
    }),
  },
});
