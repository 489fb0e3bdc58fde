import type { Kept } from '../../messaging/decisions.ts';
import { operatorsOn } from './decisions.ts';
import { latestKeys } from './memory.ts';

/** The operators on the decisions of the messaging API. */
export const { decision, around, result, given, once, orWhen, onlyWhen, leaveOut, alter, inRule, ahead, behind } =
  operatorsOn('messaging');

/** Shares something among all accounts. */
export const keptInCommon = (what: Kept) =>
  result('keeperOf', (keeper, _account, kept) => (kept === what ? 'everybody' : keeper));

/** Shares something between a sub-account and its parent. */
export const keptByParent = (what: Kept) =>
  around(
    'keeperOf',
    (keeperOf) => (account, kept) => keeperOf(kept === what ? (account.parent ?? account) : account, kept),
  );

/** Remembers only the latest messages by what makes them alike. */
export const remembering = (what: 'duplicateKey' | 'pairingKey', most: number) =>
  around(what, (keyOf) => {
    const keyIn = latestKeys(most);
    return (message) => keyIn(keyOf(message));
  });
