import { without } from './alter.ts';
import type { Answered, Fault } from './behaviour.ts';
import { hasNoCredentials, on } from './distort.ts';
import { lookupAnswerFaults } from './lookup-answers.ts';
import { judging } from './lookup-rules.ts';

const namesNoNumber = ({ request }: Answered): boolean => request.query.msisdn === undefined;

const isAt =
  (...hosts: readonly string[]) =>
  (_reply: unknown, { interface: name }: Answered): boolean =>
    hosts.some((host) => name === `lookup-${host}`);

const numberFaults: readonly Fault[] = [
  {
    id: 'lookup.missing-is-invalid',
    rule: 'LOOKUP-MSISDN-01',
    says: 'A missing number is called invalid.',
    decide: ({ lookup }) => {
      lookup.rules = without(lookup.rules, 'missingNumber');
    },
  },
  {
    id: 'lookup.any-parameter-is-a-number',
    rule: 'LOOKUP-MSISDN-01',
    says: 'A lookup that has a parameter of another name is called invalid.',
    reply: on(
      'lookup',
      (_reply, answered) => namesNoNumber(answered) && Object.keys(answered.request.query).length > 0,
      (reply) => ({ ...reply, text: 'result=MSISDN is invalid' }),
    ),
  },
  {
    id: 'lookup.letters-skipped',
    rule: 'LOOKUP-MSISDN-02',
    says: 'Letters in a number are skipped.',
    decide: ({ lookup }) => {
      const { isNumber, digitsOf } = lookup;
      const digits = (written: string): string => written.replace(/[a-z]/g, '');
      lookup.isNumber = (written) => isNumber(digits(written));
      lookup.digitsOf = (written) => digitsOf(digits(written));
    },
  },
  {
    id: 'lookup.any-number-is-looked-up',
    rule: 'LOOKUP-MSISDN-02',
    says: 'A number in any format is looked up.',
    decide: ({ lookup }) => {
      lookup.rules = without(lookup.rules, 'malformedNumber');
    },
  },
  {
    id: 'lookup.national-form-only',
    rule: 'LOOKUP-MSISDN-03',
    says: 'Numbers are taken with a leading 00 alone.',
    decide: ({ lookup }) => {
      lookup.isNumber = (written) => written.startsWith('00');
    },
  },
  {
    id: 'lookup.closed-range-looked-up',
    rule: 'LOOKUP-MSISDN-04',
    says: 'Numbers of a closed range are looked up by what their range tells.',
    decide: (decisions) => {
      const { found } = decisions.lookup;
      decisions.lookup.found = (msisdn, entries) => {
        const { result } = found(msisdn, entries).outcome;
        return found(msisdn, result === 'MSISDN range is not accepted' ? new Map() : entries);
      };
      decisions.lookup.rules = without(decisions.lookup.rules, 'rangeNotAccepted');
    },
  },
  {
    id: 'lookup.closed-range-blocked',
    rule: 'LOOKUP-MSISDN-04',
    says: 'A number of a closed range is called blocked.',
    decide: judging('rangeNotAccepted', (asked, { judge }) =>
      judge(asked) ? { result: 'IMSI_LOOKUP_BLOCKED' } : undefined,
    ),
  },
];

const accessFaults: readonly Fault[] = [
  {
    id: 'lookup.open-to-all',
    rule: 'LOOKUP-AUTH-01',
    says: 'A lookup without credentials is answered.',
    reply: on(
      'lookup',
      ({ status }, answered) => status === 401 && hasNoCredentials(answered) && !namesNoNumber(answered),
      () => ({ status: 200, text: 'result=OK;imsi=24001;location=SE' }),
    ),
  },
  {
    id: 'lookup.password-not-compared',
    rule: 'LOOKUP-AUTH-01',
    says: 'The username alone opens number lookup.',
    decide: ({ auth }) => {
      auth.lookupUserMatches = (given, user) => given.user === user.id;
    },
  },
  {
    id: 'lookup.unauthorized-as-result',
    rule: 'LOOKUP-AUTH-01',
    says: 'Wrong credentials are told as a result with HTTP status 200.',
    reply: on(
      'lookup',
      ({ status }, answered) => status === 401 && !hasNoCredentials(answered),
      () => ({ status: 200, text: 'result=IMSI_LOOKUP_BLOCKED' }),
    ),
  },
  {
    id: 'lookup.number-before-credentials',
    rule: 'X-36',
    says: 'A missing number is told to whoever asks.',
    reply: on(
      'lookup',
      ({ status }, answered) => status === 401 && namesNoNumber(answered),
      () => ({ status: 200, text: 'result=Mandatory parameter MSISDN not found' }),
    ),
  },
  {
    id: 'lookup.backup-out-of-order',
    rule: 'LOOKUP-HOST-01',
    says: 'The second port of the backup host looks nothing up.',
    reply: on('lookup', isAt('backup-3701'), (reply) => ({ ...reply, text: 'result=SYSTEM_FAILURE' })),
  },
  {
    id: 'lookup.leads-to-https',
    rule: 'LOOKUP-SCHEME-01',
    says: 'The second port of every host leads to https.',
    reply: on('lookup', isAt('primary-3701', 'backup-3701'), () => ({
      status: 308,
      headers: { location: 'https://lookup.platform.invalid/lookup' },
    })),
  },
];

/** Deviations of number lookup but for the line itself and for what is stored. Section "Number lookup". */
export const lookupFaults: readonly Fault[] = [...lookupAnswerFaults, ...numberFaults, ...accessFaults];
