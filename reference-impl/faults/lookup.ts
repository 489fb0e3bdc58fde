import type { Answered } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { judging } from './lookup-rules.ts';
import { decision, leaveOut, without } from './operators/decisions.ts';
import { hasNoCredentials, on } from './operators/replies.ts';

const namesNoNumber = ({ request }: Answered): boolean => request.query.msisdn === undefined;

const isAt =
  (...hosts: readonly string[]) =>
  (_reply: unknown, { interface: name }: Answered): boolean =>
    hosts.some((host) => name === `lookup-${host}`);

const numberFaults = faultsOf({
  'LOOKUP-MSISDN-01': {
    'lookup.missing-is-invalid': fault('A missing number is called invalid.', { decide: leaveOut('lookup', 'rules', 'missingNumber') }),
    'lookup.any-parameter-is-a-number': fault('A lookup that has a parameter of another name is called invalid.', {
      reply: on(
        'lookup',
        (_reply, answered) => namesNoNumber(answered) && Object.keys(answered.request.query).length > 0,
        (reply) => ({ ...reply, text: 'result=MSISDN is invalid' }),
      ),
    }),
  },
  'LOOKUP-MSISDN-02': {
    'lookup.letters-skipped': fault('Letters in a number are skipped.', {
      decide: ({ lookup }) => {
        const { isNumber, digitsOf } = lookup;
        const digits = (written: string): string => written.replace(/[a-z]/g, '');
        lookup.isNumber = (written) => isNumber(digits(written));
        lookup.digitsOf = (written) => digitsOf(digits(written));
      },
    }),
    'lookup.any-number-is-looked-up': fault('A number in any format is looked up.', { decide: leaveOut('lookup', 'rules', 'malformedNumber') }),
  },
  'LOOKUP-MSISDN-03': {
    'lookup.national-form-only': fault('Numbers are taken with a leading 00 alone.', {
      decide: decision('lookup', 'isNumber', (written) => written.startsWith('00')),
    }),
  },
  'LOOKUP-MSISDN-04': {
    'lookup.closed-range-looked-up': fault('Numbers of a closed range are looked up by what their range tells.', {
      decide: (decisions) => {
        const { found } = decisions.lookup;
        decisions.lookup.found = (msisdn, entries) => {
          const { result } = found(msisdn, entries).outcome;
          return found(msisdn, result === 'MSISDN range is not accepted' ? new Map() : entries);
        };
        decisions.lookup.rules = without(decisions.lookup.rules, 'rangeNotAccepted');
      },
    }),
    'lookup.closed-range-blocked': fault('A number of a closed range is called blocked.', {
      decide: judging('rangeNotAccepted', (asked, { judge }) => (judge(asked) ? { result: 'IMSI_LOOKUP_BLOCKED' } : undefined)),
    }),
  },
});

const accessFaults = faultsOf({
  'LOOKUP-AUTH-01': {
    'lookup.open-to-all': fault('A lookup without credentials is answered.', {
      reply: on(
        'lookup',
        ({ status }, answered) => status === 401 && hasNoCredentials(answered) && !namesNoNumber(answered),
        () => ({ status: 200, text: 'result=OK;imsi=24001;location=SE' }),
      ),
    }),
    'lookup.password-not-compared': fault('The username alone opens number lookup.', {
      decide: decision('auth', 'lookupUserMatches', (given, user) => given.user === user.id),
    }),
    'lookup.unauthorized-as-result': fault('Wrong credentials are told as a result with HTTP status 200.', {
      reply: on(
        'lookup',
        ({ status }, answered) => status === 401 && !hasNoCredentials(answered),
        () => ({ status: 200, text: 'result=IMSI_LOOKUP_BLOCKED' }),
      ),
    }),
  },
  'X-36': {
    'lookup.number-before-credentials': fault('A missing number is told to whoever asks.', {
      reply: on(
        'lookup',
        ({ status }, answered) => status === 401 && namesNoNumber(answered),
        () => ({ status: 200, text: 'result=Mandatory parameter MSISDN not found' }),
      ),
    }),
  },
  'LOOKUP-HOST-01': {
    'lookup.backup-out-of-order': fault('The second port of the backup host looks nothing up.', {
      reply: on('lookup', isAt('backup-3701'), (reply) => ({ ...reply, text: 'result=SYSTEM_FAILURE' })),
    }),
  },
  'LOOKUP-SCHEME-01': {
    'lookup.leads-to-https': fault('The second port of every host leads to https.', {
      reply: on('lookup', isAt('primary-3701', 'backup-3701'), () => ({
        status: 308,
        headers: { location: 'https://lookup.platform.invalid/lookup' },
      })),
    }),
  },
});

/** Deviations of number lookup but for the line itself and for what is stored. Section "Number lookup". */
export const faults = [...numberFaults, ...accessFaults];
