import type { SendingRule } from './sending-rule.ts';

/**
 * An alpha tag is usable once approved, an own number while verified; other numbers are not checked.
 * Section "Sender address request".
 * Rules: SENDER-ALPHA-APPR-01, SENDER-VERIFY-03.
 */
export const unapprovedSender: SendingRule = {
  name: 'unapprovedSender',
  judge: ({ source, sourceType }, { senderRequests, senderAddresses, now, decisions }) => {
    if (source === undefined) return undefined;
    const isSource = (each: { sender_address: string }): boolean =>
      each.sender_address.toLowerCase() === source.toLowerCase();
    if ([...senderAddresses.values()].some((each) => isSource(each) && decisions.isLive(each, now))) return undefined;
    const isTag = sourceType === 'ALPHANUMERIC' || !/^\+?\d+$/.test(source);
    const isKnown = [...senderRequests.values()].some(isSource);
    return isTag || isKnown ? { kind: 'discard', status: 'rejected', code: '410' } : undefined;
  },
};
