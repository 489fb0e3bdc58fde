import { fault, faultsOf } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { onceTrue } from '../../operators/memory.ts';
import { around, decision, result } from '../../operators/messaging.ts';

/** De-duplication is on for all accounts once it is on for one. */
const onForAll = around('findsDuplicates', (findsDuplicates) => {
  const wasOn = onceTrue();
  return (account) => wasOn('anywhere', findsDuplicates(account));
});

/** Deviations in how optional features are switched. */
export const faults = faultsOf({
  'MSG-FEAT-01': {
    'messages.feature-never-off-again': fault('Switching de-duplication off has no effect.', {
      decide: around('findsDuplicates', (findsDuplicates) => {
        const wasOn = onceTrue();
        return (account) => wasOn(account.id, findsDuplicates(account));
      }),
    }),
    'messages.feature-for-the-unreported': fault('De-duplication applies only to messages that request no report.', {
      decide: result('duplicateKey', (key, message) => (message.wantsReports ? `${key}\n${message.id}` : key)),
    }),
  },
  'MSG-FEAT-02': {
    'messages.emoji-always-converted': fault('Emojis are replaced without the character converter.', {
      decide: decision('textToSend', ({ content }) => content.replace(/\p{Extended_Pictographic}/gu, '?')),
    }),
    'messages.links-always-shortened': fault('URLs are shortened and characters converted without any feature.', {
      decide: all(
        decision('shortensLinks', () => true),
        decision('convertsCharacters', () => true),
      ),
    }),
  },
  'MSG-FEAT-03': {
    'messages.feature-for-all': fault('De-duplication of one account applies to all accounts.', { decide: onForAll }),
    'messages.feature-from-then-on': fault('Once one account has de-duplication, all accounts have it.', {
      decide: onForAll,
    }),
  },
});
