import type { DeliveryReport } from '../../messaging/delivery-report.ts';
import type { ItemCheck } from '../../messaging/item-checks.ts';
import type { Message } from '../../messaging/message.ts';
import type { SendingRule } from '../../messaging/sending-rules/sending-rule.ts';
import { ahead, behind, inRule, result } from './messaging.ts';

/** A message with some of its properties changed. */
export const copyOf = (message: Message, changes: Partial<Message> = {}): Message =>
  Object.assign(Object.create(Object.getPrototypeOf(message)), message, changes);

/** Replaces the submitted messages. */
export const submitting = (replace: (messages: readonly Message[]) => readonly Message[]) =>
  ahead('submitStages', {
    name: 'replacing',
    run: (submission) => {
      Object.assign(submission, { messages: replace(submission.messages) });
      return undefined;
    },
  });

/** Adds a reason to refuse submitted items. */
export const objecting = (
  member: ItemCheck['member'],
  isWrong: (item: Parameters<ItemCheck['objects']>[0]) => boolean,
) =>
  behind('itemChecks', { name: 'oneMore', member, objects: (item) => (isWrong(item) ? 'is not allowed' : undefined) });

/** How a rule judges a message that is to be sent. */
export type Judge = SendingRule['judge'];

/** Changes how one of the sending rules judges. */
export const judging = (rule: string, change: (documented: Judge) => Judge) =>
  inRule('sendingRules', rule, 'judge', change);

/** Changes the status or code of what a sending rule discards. */
export const discarding = (
  rule: string,
  as: { readonly status?: 'rejected' | 'failed'; readonly code?: string },
  when: (...given: Parameters<Judge>) => boolean = () => true,
) =>
  judging(rule, (documented) => (message, context) => {
    const decision = documented(message, context);
    return decision?.kind === 'discard' && when(message, context) ? { ...decision, ...as } : decision;
  });

/** Sets members of delivery reports. */
export const reporting = (
  members: (
    report: DeliveryReport,
    body: Readonly<Record<string, unknown>>,
    vendorId: string,
  ) => Readonly<Record<string, unknown>> | undefined,
) => result('reportBody', (body, report, vendorId) => ({ ...body, ...members(report, body, vendorId) }));
