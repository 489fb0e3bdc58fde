import type { Account } from '../accounts/account.ts';
import type { MessagingScope } from './part.ts';
import { dropReply, type InboundReply, isOptOut, recordOptOut, replyBody } from './reply.ts';
import type { AccountRecords } from './state.ts';
import { replyVariables } from './template-variables.ts';
import type { TemplateVariables } from './webhook-template.ts';

/** What the platform decides about replies and opt-outs. Sections "Messaging API: main resources" and "Blacklists". */
export interface ReplyDecisions {
  replyBody(reply: InboundReply, vendorId: string): Record<string, unknown>;
  replyVariables(reply: InboundReply, isOptOut: boolean): TemplateVariables;
  /** The replies an account is shown, oldest first. */
  unconfirmed(records: AccountRecords): Iterable<InboundReply>;
  /** Takes a confirmed reply off the list; returns whether it was there. */
  dropReply(records: AccountRecords, id: string): boolean;
  /** Whether texts that answer no message count as replies. */
  takesUnasked: boolean;
  isOptOut(content: string): boolean;
  /** What an opt-out leads to. */
  recordOptOut(scope: MessagingScope, reply: InboundReply): void;
  /** Whether the blacklist has a say in the traffic of an account. */
  obeysBlacklist(account: Account): boolean;
}

/** The decisions about replies as documented. */
export const replyDecisions: ReplyDecisions = {
  replyBody,
  replyVariables,
  unconfirmed: ({ replies }) => replies.values(),
  dropReply,
  takesUnasked: true,
  isOptOut,
  recordOptOut,
  obeysBlacklist: ({ features }) => !features.selfManagedOptOut,
};
