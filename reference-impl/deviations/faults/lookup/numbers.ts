import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { decision, onlyWhen } = operatorsOn('lookup');
/** Deviations in which numbers are looked up. */
export const faults = faultsOf({
  'LOOKUP-MSISDN-01': {
    'lookup.any-parameter-is-a-number': fault('A lookup with a parameter of another name is reported as invalid.', {
      reply: (reply, { operation, request: { query } }) =>
        operation === 'lookup' && query.msisdn === undefined && Object.keys(query).length > 0
          ? { ...reply, text: 'result=MSISDN is invalid' }
          : reply,
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
});
