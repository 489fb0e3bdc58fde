import type { DeliveryReport } from '../../messaging/delivery-report.ts';
import type { ItemCheck } from '../../messaging/item-checks.ts';
import type { Message, ReportStatus } from '../../messaging/message.ts';
import type { SendingRule } from '../../messaging/sending-rules/sending-rule.ts';
import { messaging } from './decisions.ts';
import { latestKeys } from './memory.ts';

/** The operators on the decisions of the messaging API. */
export const { decision, around, instead, result, given, onlyWhen } = messaging;
export const { leaveOut, alter, inRule, ahead, behind } = messaging;

/** A message with some of its properties changed. */
export const copyOf = (message: Message, changes: Partial<Message> = {}): Message =>
  Object.assign(Object.create(Object.getPrototypeOf(message)), message, changes);

/** Adds a reason to refuse submitted items. */
export const objecting = (
  member: ItemCheck['member'],
  isWrong: (item: Parameters<ItemCheck['objects']>[0]) => boolean,
) =>
  behind('itemChecks', { name: 'oneMore', member, objects: (item) => (isWrong(item) ? 'is not allowed' : undefined) });

type Judge = SendingRule['judge'];

/** Changes how one of the sending rules judges; the documented judgement comes first. */
export const judging = (rule: string, judge: (documented: Judge, ...given: Parameters<Judge>) => ReturnType<Judge>) =>
  inRule('sendingRules', rule, 'judge', judge);

/** Changes the status or code of what a sending rule discards. */
export const discarding = (rule: string, as: { readonly status?: 'rejected' | 'failed'; readonly code?: string }) =>
  judging(rule, (documented, ...given) => {
    const decision = documented(...given);
    return decision?.kind === 'discard' ? { ...decision, ...as } : decision;
  });

/** Sets members of delivery reports. */
export const reporting = (
  members: (
    report: DeliveryReport,
    body: Readonly<Record<string, unknown>>,
    vendorId: string,
  ) => Readonly<Record<string, unknown>> | undefined,
) => result('reportBody', (body, report, vendorId) => ({ ...body, ...members(report, body, vendorId) }));

/** What the carrier does at once where the lab gives it no script: statuses, each with its code. */
export const usually = (...steps: ReadonlyArray<`${ReportStatus} ${number}`>) =>
  instead('carrierScript', (scripted, message, scripts) => {
    if (scripts.has(message.destination) || scripts.has('*')) return scripted(message, scripts);
    return steps.map((step) => {
      const [status, code = ''] = step.split(' ');
      return { after: 0, status: status as ReportStatus, code };
    });
  });

/** Remembers only the latest messages by what makes them alike. */
export const remembering = (what: 'duplicateKey' | 'pairingKey', most: number) =>
  around(what, (keyOf) => {
    const keyIn = latestKeys(most);
    return (message) => keyIn(keyOf(message));
  });
