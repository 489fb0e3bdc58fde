import { faultsOf } from '../../fault.ts';

/** Deviations in how callbacks are signed. */
export const faults = faultsOf({});
