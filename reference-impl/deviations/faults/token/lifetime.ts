import { HOUR, SECOND } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision } from '../../operators/decisions.ts';

/** Changes the lifetime of tokens, but not what the response says. */
const ending = (lifetime: number) => decision('token', 'expiresAt', (now) => now + lifetime);

/** Deviations in how long a token works. */
export const faults = faultsOf({
  'X-32': {
    'token.ends-early': fault('A token ends two seconds before its lifetime does.', {
      decide: ending(HOUR - 2 * SECOND),
    }),
    'token.ends-late': fault('A token ends two seconds after its lifetime does.', {
      decide: ending(HOUR + 2 * SECOND),
    }),
  },
});
