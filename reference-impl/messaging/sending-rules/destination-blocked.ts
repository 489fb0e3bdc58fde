import type { SendingRule } from './sending-rule.ts';

/** A recipient who is barred, or who opted out of this account's messages, gets none. Section "Blacklists". */
export const destinationBlocked: SendingRule = {
  name: 'destinationBlocked',
  judge: ({ account, destination }, { numbers, blacklist, decisions }) =>
    (decisions.obeysBlacklist(account) && blacklist.has(destination)) || numbers.blocked.includes(destination)
      ? { kind: 'discard', status: 'rejected', code: '412' }
      : undefined,
};
