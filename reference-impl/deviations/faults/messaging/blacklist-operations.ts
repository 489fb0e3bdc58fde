import { fault, faultsOf } from '../../fault.ts';
import { lettingPass, refusing } from '../../operators/replies.ts';

type Numbers = { readonly numbers: readonly string[] };

const LISTED = { status: 201, body: { uri: '/', numbers: [] } };

/** Deviations from what is published about blacklists. */
export const faults = faultsOf({
  'PUB-BL-LIMIT-01': {
    'authorisation.half-as-many': fault('One request may block only five numbers.', {
      reply: refusing<Numbers>('blacklist.add', ({ numbers }) => numbers.length > 5),
    }),
  },
  'PUB-BL-INVALID-01': {
    'authorisation.lists-words': fault('Text that is not a number is blocked too.', {
      reply: lettingPass('blacklist.add', '/numbers/', LISTED),
    }),
  },
});
