import type { Account } from '../accounts/account.ts';
import { DAY } from '../kernel/duration.ts';
import { type CarrierStep, carrierScript, handOver } from './carrier.ts';
import { type DedicatedNumberDecisions, dedicatedNumberDecisions } from './dedicated-number-decisions.ts';
import { type DeliveryReport, reportBody } from './delivery-report.ts';
import { type FeatureDecisions, featureDecisions } from './feature-decisions.ts';
import { cancelMessage } from './holding.ts';
import { type ItemCheck, itemChecks } from './item-checks.ts';
import { Message, type MessageStatus, type ReportStatus, type SubmittedItem } from './message.ts';
import { billingUnitsOf } from './message-parts.ts';
import { messageRecord } from './message-record.ts';
import type { Happening } from './notifications.ts';
import type { MessagingScope } from './part.ts';
import { type ReplyDecisions, replyDecisions } from './reply-decisions.ts';
import { type SenderDecisions, senderDecisions } from './sender-decisions.ts';
import { isWithinSendingHours, nextOpening, SENDING_HOURS, type SendingHours } from './sending-hours.ts';
import { releaseRules, sendingRules } from './sending-rules/index.ts';
import type { Decision, SendingRule } from './sending-rules/sending-rule.ts';
import { type SignatureKeyDecisions, signatureKeyDecisions } from './signature-key-decisions.ts';
import type { AccountRecords } from './state.ts';
import { isFinal } from './status-change.ts';
import { type SubmitStage, submitStages } from './submit-stages.ts';
import { reportVariables } from './template-variables.ts';
import { forget, isTaken, listens, type Webhook, type WebhookEvent } from './webhook.ts';
import { type WebhookCheck, webhookChecks } from './webhook-checks.ts';
import { letterTo, type WebhookLetter } from './webhook-letter.ts';
import { renderTemplate, type TemplateVariables } from './webhook-template.ts';

/** What the platform keeps per account, each of which could be kept elsewhere by mistake. */
export type Kept =
  | 'duplicates'
  | 'blacklist'
  | 'reports'
  | 'replies'
  | 'webhooks'
  | 'senders'
  | 'links'
  | 'signatureKeys'
  | 'numbers';

/** Every decision of the messaging API, replaceable one by one. */
export interface MessagingDecisions
  extends ReplyDecisions,
    SenderDecisions,
    FeatureDecisions,
    SignatureKeyDecisions,
    DedicatedNumberDecisions {
  /** The account whose records keep something of an account: its own. */
  keeperOf(account: Account, kept: Kept): string;
  /** The account a submitted message belongs to. Section "Sub-accounts". */
  submittingAccount(caller: { own: Account; account: Account }): Account;
  mayRead(account: Account, message: Message): boolean;
  /** How long after its submission a message can be retrieved, in milliseconds. */
  retention: number;
  /** Whether a message still waits for its time. */
  mayCancel(message: Message): boolean;
  /** Gives up a waiting message. */
  cancel(scope: MessagingScope, message: Message): void;
  /** Checks of one submitted item beyond the schema; any objection refuses the whole request. */
  itemChecks: readonly ItemCheck[];
  /** What a submitted item becomes; `now` in milliseconds since the epoch. */
  messageOf(id: string, account: Account, item: SubmittedItem, now: number): Message;
  messageRecord(message: Message): object;

  submitStages: readonly SubmitStage[];
  sendingRules: readonly SendingRule[];
  /** Judged again when a held message is released. */
  releaseRules: readonly SendingRule[];
  /** Whether an account has de-duplication. Section "Optional account features". */
  findsDuplicates(account: Account): boolean;
  /** Milliseconds. Section "Limits". */
  duplicateWindow: number;
  /** Messages with equal keys are duplicates. */
  duplicateKey(message: Message): string;
  /** Whether a message judged so opens a duplicate window. */
  opensWindow(decision: Decision): boolean;
  sendingZone(message: Message): string;
  sendingHours: SendingHours;
  isWithinSendingHours(instant: number, zone: string, hours: SendingHours): boolean;
  nextOpening(instant: number, zone: string, hours: SendingHours): number;

  /** Gives a message to the carrier. */
  handOver(scope: MessagingScope, message: Message): void;
  /** What a message is reported as while it is held. */
  heldReport: { readonly status: ReportStatus; readonly code: string } | undefined;
  carrierScript(message: Message, scripts: ReadonlyMap<string, readonly CarrierStep[]>): readonly CarrierStep[];
  isFinal(status: MessageStatus): boolean;
  isReported(message: Message, status: ReportStatus): boolean;
  billingUnitsOf(text: string): number;
  reportBody(report: DeliveryReport, vendorId: string): Record<string, unknown>;
  /** The reports an account is shown, oldest first. */
  unconfirmedReports(records: AccountRecords): Iterable<DeliveryReport>;
  /** Removes a confirmed report; returns whether it was there. */
  dropReport(records: AccountRecords, id: string): boolean;
  /** A report as it is retrieved instead of pushed. */
  polledReport(report: DeliveryReport, vendorId: string): Record<string, unknown>;

  /** How many webhooks an account may have. */
  mostWebhooks: number;
  webhookChecks: readonly WebhookCheck[];
  /** The webhooks on one page, counted from 0. */
  webhooksOnPage(webhooks: ReadonlyMap<string, Webhook>, page: number, pageSize: number): readonly Webhook[];
  listens(webhook: Webhook, event: WebhookEvent): boolean;
  isTaken(webhooks: Iterable<Webhook>, wanted: Pick<Webhook, 'id' | 'url' | 'method'>): boolean;
  /** Removes a webhook from its account. */
  forget(webhooks: Map<string, Webhook>, id: string): void;
  letterTo(webhook: Webhook, happening: Happening, decisions: MessagingDecisions): WebhookLetter;
  eventOfReport(status: ReportStatus): WebhookEvent;
  reportVariables(report: DeliveryReport, vendorId: string): TemplateVariables;
  render(template: string, variables: TemplateVariables, escapeText?: (text: string) => string): string;
}

/** The decisions of the messaging API as documented. */
export const messagingDecisions: MessagingDecisions = {
  ...replyDecisions,
  ...senderDecisions,
  ...featureDecisions,
  ...signatureKeyDecisions,
  ...dedicatedNumberDecisions,
  keeperOf: (account) => account.id,
  submittingAccount: ({ account }) => account,
  mayRead: (account, message) => message.account === account,
  retention: 45 * DAY,
  mayCancel: ({ status }) => status === 'scheduled',
  cancel: cancelMessage,
  itemChecks,
  messageOf: (id, account, item, now) => new Message(id, account, item, now),
  messageRecord,
  submitStages,
  sendingRules,
  releaseRules,
  findsDuplicates: ({ features }) => features.deDuplication,
  duplicateWindow: DAY,
  duplicateKey: ({ destination, content }) => `${destination}\n${content}`,
  opensWindow: ({ kind }) => kind !== 'discard',
  sendingZone: ({ account }) => account.timeZone,
  sendingHours: SENDING_HOURS,
  isWithinSendingHours,
  nextOpening,
  handOver,
  heldReport: { status: 'enroute', code: '101' },
  carrierScript,
  isFinal,
  isReported: ({ wantsReports }) => wantsReports,
  billingUnitsOf,
  reportBody,
  unconfirmedReports: ({ reports }) => reports.values(),
  dropReport: ({ reports }, id) => reports.delete(id),
  polledReport: (report, vendorId) => {
    const { error_code, ...polled } = reportBody(report, vendorId);
    return polled;
  },
  mostWebhooks: 150,
  webhookChecks,
  webhooksOnPage: (webhooks, page, pageSize) => [...webhooks.values()].slice(page * pageSize, (page + 1) * pageSize),
  listens,
  isTaken,
  forget,
  letterTo,
  eventOfReport: (status) => `${status.toUpperCase() as Uppercase<ReportStatus>}_DR`,
  reportVariables,
  render: renderTemplate,
};
