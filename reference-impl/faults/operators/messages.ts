import type { DeliveryReport } from '../../messaging/delivery-report.ts';
import type { ItemCheck } from '../../messaging/item-checks.ts';
import type { Message } from '../../messaging/message.ts';
import type { SendingRule } from '../../messaging/sending-rules/sending-rule.ts';
import { ahead, behind, inRule, result } from './messaging.ts';

/** A message with some of its properties changed. */
export const copyOf = (message: Message, changes: Partial<Message> = {}): Message =>
  Object.assign(Object.create(Object.getPrototypeOf(message)), message, changes);

/** Sends other messages than those that were submitted. */
export const submitting = (replace: (messages: readonly Message[]) => readonly Message[]) =>
  ahead('submitStages', {
    name: 'replacing',
    run: (submission) => {
      Object.assign(submission, { messages: replace(submission.messages) });
      return undefined;
    },
  });

/** Refuses submitted items for one more reason. */
export const objecting = (member: ItemCheck['member'], isWrong: (item: Parameters<ItemCheck['objects']>[0]) => boolean) =>
  behind('itemChecks', { name: 'oneMore', member, objects: (item) => (isWrong(item) ? 'is not allowed' : undefined) });

/** How a rule judges a message that is to be sent. */
export type Judge = SendingRule['judge'];

/** Changes how one of the sending rules judges. */
export const judging = (rule: string, change: (documented: Judge) => Judge) => inRule('sendingRules', rule, 'judge', change);

/** Discards with another status or report code what one of the sending rules discards. */
export const discarding = (
  rule: string,
  as: { readonly status?: 'rejected' | 'failed'; readonly code?: string },
  when: (...given: Parameters<Judge>) => boolean = () => true,
) =>
  judging(rule, (documented) => (message, context) => {
    const decision = documented(message, context);
    return decision?.kind === 'discard' && when(message, context) ? { ...decision, ...as } : decision;
  });

/** Sets members of the delivery reports that are made. */
export const reporting = (
  members: (report: DeliveryReport, body: Readonly<Record<string, unknown>>, vendorId: string) => Readonly<Record<string, unknown>> | undefined,
) => result('reportBody', (body, report, vendorId) => ({ ...body, ...members(report, body, vendorId) }));
