import type { SendingRule } from './sending-rule.ts';

/** Who is blocked or opted out gets no messages. Section "Blacklists". Rules: BL-03, BL-04, BL-05, X-03, X-04, X-12. */
export const destinationBlocked: SendingRule = {
  name: 'destinationBlocked',
  judge: ({ account, destination }, { numbers, blacklist, decisions }) =>
    (decisions.obeysBlacklist(account) && blacklist.has(destination)) || numbers.blocked.includes(destination)
      ? { kind: 'discard', status: 'rejected', code: '412' }
      : undefined,
};
