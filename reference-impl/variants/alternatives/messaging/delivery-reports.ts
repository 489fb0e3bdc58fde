import { reporting } from '../../../faults/operators/messages.ts';
import { alternativesOf } from '../../alternative.ts';

/** Other permitted delivery reports. */
export const alternatives = alternativesOf({
  'reports.revision': {
    rows: ['SIL-MSG-30'],
    says: 'A delivery report has a member that counts how often it was written.',
    decide: reporting(() => ({ revision: 1 })),
  },
});
