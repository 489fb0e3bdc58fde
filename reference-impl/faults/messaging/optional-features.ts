import type { Account } from '../../accounts/account.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';

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

/** TODO */
export const faults = faultsOf({
  'MSG-FEAT-01': {
    'messages.feature-never-off-again': fault('Switching de-duplication off has no effect.', { decide: neverOffAgain }),
    'messages.feature-for-the-unreported': fault('De-duplication counts for messages that ask for no report alone.', {
      decide: around(
        'messaging',
        'duplicateKey',
        (duplicateKey) => (message) => (message.wantsReports ? `${duplicateKey(message)}\n${message.id}` : duplicateKey(message)),
      ),
    }),
  },
  'MSG-FEAT-02': {
    'messages.emoji-always-converted': fault('Emojis are replaced without the character converter.', {
      decide: decision('messaging', 'textToSend', ({ content }) => content.replace(/\p{Extended_Pictographic}/gu, '?')),
    }),
    'messages.links-always-shortened': fault('URLs are shortened and characters converted without any feature.', {
      decide: ({ messaging }) => {
        messaging.shortensLinks = () => true;
        messaging.convertsCharacters = () => true;
      },
    }),
  },
  'MSG-FEAT-03': {
    'messages.feature-for-all': fault('De-duplication of one account is de-duplication of all.', { decide: sharedSwitch }),
    'messages.feature-from-then-on': fault('As soon as one account has de-duplication, all accounts have it.', {
      decide: ({ messaging }) => {
        let anybody = false;
        messaging.findsDuplicates = ({ features }) => {
          anybody ||= features.deDuplication;
          return anybody;
        };
      },
    }),
  },
});
