import type { Fault } from '../behaviour.ts';
import { on } from '../distort.ts';
import { judging, showing, writing } from '../lookup-rules.ts';

const isAt =
  (...hosts: readonly string[]) =>
  (_reply: unknown, { interface: name }: { interface: string }): boolean =>
    hosts.some((host) => name === `lookup-${host}`);

/** What else can go wrong with number lookup. */
export const otherLookupFaults: readonly Fault[] = [
  {
    id: 'lookup.status-202',
    rule: 'LOOKUP-HTTP-01',
    says: 'A lookup that succeeds has HTTP status 202.',
    reply: on(
      'lookup',
      ({ status, text }) => status === 200 && String(text).startsWith('result=OK'),
      (reply) => ({ ...reply, status: 202 }),
    ),
  },
  {
    id: 'lookup.failure-with-empty-imsi',
    rule: 'LOOKUP-FAIL-01',
    says: 'A failed lookup gives an empty imsi.',
    decide: writing((usual, { result }) => (result === 'OK' ? usual : `${usual};imsi=`)),
  },
  {
    id: 'lookup.no-location-abroad',
    rule: 'LOOKUP-LOC-01',
    says: 'The location is left out when the handset is abroad.',
    decide: showing((outcome, msisdn, decisions) => {
      const home = decisions.found(msisdn, new Map()).outcome.location;
      return outcome.location === home ? outcome : { ...outcome, location: undefined };
    }),
  },
  {
    id: 'lookup.portability-without-imsi',
    rule: 'LOOKUP-PORT-01',
    says: 'A portability lookup gives no imsi.',
    decide: ({ lookup }) => {
      lookup.shown = { ...lookup.shown, portability: ({ result }) => ({ result }) };
    },
  },
  {
    id: 'lookup.imsi-alone',
    rule: 'LOOKUP-RT-01',
    says: 'A real-time lookup gives the imsi alone.',
    decide: ({ lookup }) => {
      lookup.shown = { ...lookup.shown, 'real-time': ({ result, imsi }) => ({ result, imsi }) };
    },
  },
  {
    id: 'lookup.short-numbers-only',
    rule: 'LOOKUP-MSISDN-03',
    says: 'Numbers of more than ten digits are called invalid.',
    decide: ({ lookup }) => {
      const { isNumber } = lookup;
      lookup.isNumber = (written) => isNumber(written) && written.replace(/\D/g, '').length <= 10;
    },
  },
  {
    id: 'lookup.mistakes-before-credentials',
    rule: 'X-36',
    says: 'A lookup without credentials and number is answered with HTTP status 400.',
    reply: on(
      'lookup',
      ({ status }, { request }) => status === 401 && request.query.msisdn === undefined,
      () => ({ status: 400, text: 'msisdn?' }),
    ),
  },
  {
    id: 'lookup.second-port-fails',
    rule: 'LOOKUP-HOST-01',
    says: 'The primary host answers on its second port with an error.',
    reply: on('lookup', isAt('primary-3701'), () => ({ status: 500, text: '' })),
  },
  {
    id: 'lookup.http-forbidden',
    rule: 'LOOKUP-SCHEME-01',
    says: 'A lookup over plain http is forbidden.',
    reply: on('lookup', isAt('primary-3700', 'backup-3700'), () => ({ status: 403, text: 'https only' })),
  },
  {
    id: 'lookup.stored-with-other-location',
    rule: 'LOOKUP-CACHE-01',
    says: 'A stored location is given with the imsi of now.',
    decide: ({ lookup }) => {
      const { found } = lookup;
      lookup.repeated = (stored, { msisdn, world }) => ({
        ...stored,
        imsi: found(msisdn, world.lookup.entries).outcome.imsi,
      });
    },
  },
  {
    id: 'lookup.stored-in-spite-of-nocache',
    rule: 'X-35',
    says: 'A lookup with nocache is answered with what is stored.',
    decide: ({ lookup }) => {
      lookup.wantsFresh = () => false;
    },
  },
  {
    id: 'lookup.never-throttled',
    rule: 'X-34',
    says: 'There is always a place for one more lookup.',
    decide: ({ lookup }) => {
      lookup.hasRoom = () => true;
    },
  },
  {
    id: 'lookup.busy-means-timeout',
    rule: 'X-34',
    says: 'A lookup that finds no place is said to have timed out.',
    decide: judging('tooManyOngoing', (asked, { judge }) =>
      judge(asked) ? { result: 'TIMEOUT' } : undefined,
    ),
  },
];
