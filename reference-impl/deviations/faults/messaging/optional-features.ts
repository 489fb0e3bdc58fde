import { fault, faultsOf } from '../../fault.ts';
import { onceTrue } from '../../operators/memory.ts';
import { around } from '../../operators/messaging.ts';

/** De-duplication is on for all accounts once it is on for one. */
const onForAll = around('findsDuplicates', (findsDuplicates) => {
  const wasOn = onceTrue();
  return (account) => wasOn('anywhere', findsDuplicates(account));
});

/** Deviations in how optional features are switched. */
export const faults = faultsOf({
  'MSG-FEAT-03': {
    'messages.feature-for-all': fault('De-duplication of one account applies to all accounts.', { decide: onForAll }),
    'messages.feature-from-then-on': fault('Once one account has de-duplication, all accounts have it.', {
      decide: onForAll,
    }),
  },
});
