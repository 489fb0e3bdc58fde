import type { Kept } from '../../messaging/decisions.ts';
import { operatorsOn } from './decisions.ts';

/** The operators on the decisions of the messaging API. */
export const { decision, around, result, given, once, orWhen, onlyWhen, leaveOut, alter, inRule, ahead, behind } = operatorsOn('messaging');

/** Keeps something of all accounts in one place. */
export const keptInCommon = (what: Kept) => result('keeperOf', (keeper, _account, kept) => (kept === what ? 'everybody' : keeper));

/** Keeps something of a sub-account with its parent. */
export const keptByParent = (what: Kept) =>
  around('keeperOf', (keeperOf) => (account, kept) => keeperOf(kept === what ? (account.parent ?? account) : account, kept));
