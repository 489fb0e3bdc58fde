import { fault, faultsOf } from '../fault.ts';
import { judging, showing, writing } from '../lookup-rules.ts';
import { around, decision } from '../operators/decisions.ts';
import { on } from '../operators/replies.ts';

const isAt =
  (...hosts: readonly string[]) =>
  (_reply: unknown, { interface: name }: { interface: string }): boolean =>
    hosts.some((host) => name === `lookup-${host}`);

/** What else can go wrong with number lookup. */
export const faults = faultsOf({
  'LOOKUP-HTTP-01': {
    'lookup.status-202': fault('A lookup that succeeds has HTTP status 202.', {
      reply: on(
        'lookup',
        ({ status, text }) => status === 200 && String(text).startsWith('result=OK'),
        (reply) => ({ ...reply, status: 202 }),
      ),
    }),
  },
  'LOOKUP-FAIL-01': {
    'lookup.failure-with-empty-imsi': fault('A failed lookup gives an empty imsi.', {
      decide: writing((usual, { result }) => (result === 'OK' ? usual : `${usual};imsi=`)),
    }),
  },
  'LOOKUP-LOC-01': {
    'lookup.no-location-abroad': fault('The location is left out when the handset is abroad.', {
      decide: showing((outcome, msisdn, decisions) => {
        const home = decisions.found(msisdn, new Map()).outcome.location;
        return outcome.location === home ? outcome : { ...outcome, location: undefined };
      }),
    }),
  },
  'LOOKUP-PORT-01': {
    'lookup.portability-without-imsi': fault('A portability lookup gives no imsi.', {
      decide: ({ lookup }) => {
        lookup.shown = { ...lookup.shown, portability: ({ result }) => ({ result }) };
      },
    }),
  },
  'LOOKUP-RT-01': {
    'lookup.imsi-alone': fault('A real-time lookup gives the imsi alone.', {
      decide: ({ lookup }) => {
        lookup.shown = { ...lookup.shown, 'real-time': ({ result, imsi }) => ({ result, imsi }) };
      },
    }),
  },
  'LOOKUP-MSISDN-03': {
    'lookup.short-numbers-only': fault('Numbers of more than ten digits are called invalid.', {
      decide: around('lookup', 'isNumber', (isNumber) => (written) => isNumber(written) && written.replace(/\D/g, '').length <= 10),
    }),
  },
  'X-36': {
    'lookup.mistakes-before-credentials': fault('A lookup without credentials and number is answered with HTTP status 400.', {
      reply: on(
        'lookup',
        ({ status }, { request }) => status === 401 && request.query.msisdn === undefined,
        () => ({ status: 400, text: 'msisdn?' }),
      ),
    }),
  },
  'LOOKUP-HOST-01': {
    'lookup.second-port-fails': fault('The primary host answers on its second port with an error.', {
      reply: on('lookup', isAt('primary-3701'), () => ({ status: 500, text: '' })),
    }),
  },
  'LOOKUP-SCHEME-01': {
    'lookup.http-forbidden': fault('A lookup over plain http is forbidden.', {
      reply: on('lookup', isAt('primary-3700', 'backup-3700'), () => ({ status: 403, text: 'https only' })),
    }),
  },
  'LOOKUP-CACHE-01': {
    'lookup.stored-with-other-location': fault('A stored location is given with the imsi of now.', {
      decide: around('lookup', 'repeated', (_documented, { found }) => (stored, { msisdn, world }) => ({
        ...stored,
        imsi: found(msisdn, world.lookup.entries).outcome.imsi,
      })),
    }),
  },
  'X-35': {
    'lookup.stored-in-spite-of-nocache': fault('A lookup with nocache is answered with what is stored.', {
      decide: decision('lookup', 'wantsFresh', () => false),
    }),
  },
  'X-34': {
    'lookup.never-throttled': fault('There is always a place for one more lookup.', { decide: decision('lookup', 'hasRoom', () => true) }),
    'lookup.busy-means-timeout': fault('A lookup that finds no place is said to have timed out.', {
      decide: judging('tooManyOngoing', (asked, { judge }) => (judge(asked) ? { result: 'TIMEOUT' } : undefined)),
    }),
  },
});
