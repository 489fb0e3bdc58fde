import type { Account } from '../accounts/account.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';

/** De-duplication stays on where it was on once. */
function neverOffAgain({ messaging }: Decisions): void {
  const switchedOn = new WeakSet<Account>();
  messaging.findsDuplicates = (account) => {
    if (account.features.deDuplication) switchedOn.add(account);
    return switchedOn.has(account);
  };
}

/** De-duplication is on everywhere as soon as it is on somewhere. */
function sharedSwitch({ messaging }: Decisions): void {
  let isOn = false;
  messaging.findsDuplicates = ({ features }) => {
    isOn ||= features.deDuplication;
    return isOn;
  };
}

/** Deviations in the switching of optional features. */
export const faults = faultsOf({
  'MSG-FEAT-01': { 'messages.feature-never-off-again': fault('Switching de-duplication off has no effect.', { decide: neverOffAgain }) },
  'MSG-FEAT-02': {
    'messages.emoji-always-converted': fault('Emojis are replaced without the character converter.', {
      decide: decision('messaging', 'textToSend', ({ content }) => content.replace(/\p{Extended_Pictographic}/gu, '?')),
    }),
  },
  'MSG-FEAT-03': { 'messages.feature-for-all': fault('De-duplication of one account is de-duplication of all.', { decide: sharedSwitch }) },
});
