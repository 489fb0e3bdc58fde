import { fault, faultsOf } from '../../fault.ts';
import { around, onlyWhen, result } from '../../operators/decisions.ts';

/** Deviations in numbers of other countries, and in numbers that are partly alike. */
export const faults = faultsOf({
  'LOOKUP-OK-01': {
    'only-some.lookups-at-home': fault('Numbers of other countries than Sweden are unknown.', {
      decide: around('lookup', 'found', (found) => (msisdn, entries) => {
        const usual = found(msisdn, entries);
        return msisdn.startsWith('46') ? usual : { ...usual, outcome: { result: 'UNKNOWN_SUBSCRIBER' } };
      }),
    }),
  },
  'LOOKUP-MSISDN-03': {
    'only-some.numbers-of-eleven-digits': fault('Numbers of more than eleven digits are taken for malformed.', {
      decide: onlyWhen('lookup', 'isNumber', (written) => written.length <= 11),
    }),
    'only-some.numbers-of-one-country': fault('Numbers that do not begin with 46 are taken for malformed.', {
      decide: onlyWhen('lookup', 'isNumber', (written) => written.startsWith('46')),
    }),
  },
  'LOOKUP-CACHE-02': {
    'only-some.stored-by-the-last-digits': fault('Stored answers are kept by the last eight digits of a number.', {
      decide: result('lookup', 'storedUnder', (key) => key.slice(-8)),
    }),
  },
});
