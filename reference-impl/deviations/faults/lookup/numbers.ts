import { fault, faultsOf } from '../../fault.ts';
import { all, operatorsOn } from '../../operators/decisions.ts';

const { decision, around, given, onlyWhen, leaveOut, inRule } = operatorsOn('lookup');
/** Deviations in which numbers are looked up. */
export const faults = faultsOf({
  'LOOKUP-MSISDN-01': {
    'lookup.missing-is-invalid': fault('A missing number is reported as invalid.', {
      decide: leaveOut('rules', 'missingNumber'),
    }),
    'lookup.any-parameter-is-a-number': fault('A lookup with a parameter of another name is reported as invalid.', {
      reply: (reply, { operation, request: { query } }) =>
        operation === 'lookup' && query.msisdn === undefined && Object.keys(query).length > 0
          ? { ...reply, text: 'result=MSISDN is invalid' }
          : reply,
    }),
  },
  'LOOKUP-MSISDN-02': {
    'lookup.letters-skipped': fault('Letters in a number are skipped.', {
      decide: all(
        ...(['isNumber', 'digitsOf'] as const).map((name) => given(name, (written) => [written.replace(/[a-z]/g, '')])),
      ),
    }),
    'lookup.any-number-is-looked-up': fault('A number in any format is looked up.', {
      decide: leaveOut('rules', 'malformedNumber'),
    }),
  },
  'LOOKUP-MSISDN-03': {
    'lookup.national-form-only': fault('Only numbers with a leading 00 are accepted.', {
      decide: decision('isNumber', (written) => written.startsWith('00')),
    }),
    'lookup.ten-digits-at-least': fault('Numbers of less than ten digits are reported as invalid.', {
      decide: onlyWhen('isNumber', (written) => written.replace(/\D/g, '').length >= 10),
    }),
    'lookup.short-numbers-only': fault('Numbers of more than ten digits are reported as invalid.', {
      decide: onlyWhen('isNumber', (written) => written.replace(/\D/g, '').length <= 10),
    }),
  },
  'LOOKUP-MSISDN-04': {
    'lookup.closed-range-looked-up': fault('Numbers of a barred range are looked up.', {
      decide: all(
        around('found', (found) => (msisdn, entries) => {
          const usual = found(msisdn, entries);
          return usual.outcome.result === 'MSISDN range is not accepted' ? found(msisdn, new Map()) : usual;
        }),
        leaveOut('rules', 'rangeNotAccepted'),
      ),
    }),
    'lookup.closed-range-blocked': fault('A number of a barred range is reported as blocked.', {
      decide: inRule(
        'rules',
        'rangeNotAccepted',
        'judge',
        (judge) => (asked) => judge(asked) && { result: 'IMSI_LOOKUP_BLOCKED' },
      ),
    }),
  },
});
