import type { Account } from '../accounts/account.ts';
import type { Decisions, Fault } from './behaviour.ts';

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
export const optionalFeatureFaults: readonly Fault[] = [
  {
    id: 'messages.feature-never-off-again',
    rule: 'MSG-FEAT-01',
    says: 'Switching de-duplication off has no effect.',
    decide: neverOffAgain,
  },
  {
    id: 'messages.emoji-always-converted',
    rule: 'MSG-FEAT-02',
    says: 'Emojis are replaced without the character converter.',
    decide: ({ messaging }) => {
      messaging.textToSend = ({ content }) => content.replace(/\p{Extended_Pictographic}/gu, '?');
    },
  },
  {
    id: 'messages.feature-for-all',
    rule: 'MSG-FEAT-03',
    says: 'De-duplication of one account is de-duplication of all.',
    decide: sharedSwitch,
  },
];
