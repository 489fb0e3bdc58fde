import { isoOf } from '../../kernel/time.ts';
import { type InboundReply, isMms } from '../replies/reply.ts';
import type { DeliveryReport } from '../reports/delivery-report.ts';
import type { Message } from '../submit/message.ts';
import type { TemplateVariables } from './template.ts';

const ofMessage = (message: Message): TemplateVariables => ({
  mtId: message.id,
  messageId: message.id,
  mtContent: message.content,
  messageContent: message.content,
  submittedTimestamp: isoOf(message.submittedAt),
});

export function reportVariables(report: DeliveryReport, vendorId: string): TemplateVariables {
  const { message } = report;
  return {
    ...ofMessage(message),
    format: message.format,
    type: 'DR',
    accountId: message.account.id,
    vendorId,
    receivedTimestamp: isoOf(report.madeAt),
    submittedTimestamp: isoOf(report.changedAt),
    metadata: message.metadata ?? {},
    sourceAddress: message.destination,
    drId: report.id,
    reportId: report.id,
    status: report.status,
    statusCode: report.code,
    ...(report.billingUnits === undefined ? {} : { billingUnits: String(report.billingUnits) }),
  };
}

/**
 * What a template may name for a reply; an opt-out has a notification id in place of the reply's.
 * Rules: PUB-TPL-REPLY-01, PUB-TPL-REPORT-01.
 */
export function replyVariables(reply: InboundReply, isOptOut: boolean): TemplateVariables {
  const { message, account, attachments = [] } = reply;
  return {
    ...(message === undefined ? {} : ofMessage(message)),
    format: isMms(reply) ? 'MMS' : (message?.format ?? 'SMS'),
    ...(isMms(reply) ? { attachments: attachments.map((each) => ({ ...each })) } : {}),
    type: isOptOut ? 'OPT_OUT' : 'MO',
    accountId: account.id,
    receivedTimestamp: isoOf(reply.receivedAt),
    metadata: message?.metadata ?? {},
    sourceAddress: reply.from,
    destinationAddress: message?.source ?? '',
    moContent: reply.content,
    replyContent: reply.content,
    ...(isOptOut ? { notificationId: reply.id } : { moId: reply.id, replyId: reply.id }),
  };
}
