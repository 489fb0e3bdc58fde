import { type InstrumenterContext, INSTRUMENTER_CONSTANTS as NAMES } from '@stryker-mutator/api/core';

/** What instrumented code and its test runner share: the mutant that is switched on, and who reaches what. */
export const context = (): InstrumenterContext => {
  const all = globalThis as Record<string, unknown>;
  all[NAMES.NAMESPACE] ??= {};
  return all[NAMES.NAMESPACE] as InstrumenterContext;
};
