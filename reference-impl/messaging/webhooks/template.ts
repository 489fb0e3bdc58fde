import { isoOf } from '../../kernel/time.ts';
import { type InboundReply, isMms } from '../replies/reply.ts';
import type { DeliveryReport } from '../reports/delivery-report.ts';
import type { Message } from '../submit/message.ts';
import { Reading, TemplateMistake } from '../templates/cursor.ts';
import { readTemplate } from '../templates/read-template.ts';
import { renderParts } from '../templates/render-template.ts';
import type { Part, Value } from '../templates/template.ts';

/** How much is kept: characters of templates plus the memory of each piece. */
export const KEPT_SIZE = 8_000_000;
const PIECE_SIZE = 100;

/** Parsed templates; the least recently used are forgotten first. */
export class KeptTemplates {
  readonly #kept = new Map<string, { readonly parts: readonly Part[]; readonly size: number }>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Throws TemplateMistake for a template that cannot be read. */
  partsOf(template: string): readonly Part[] {
    const kept = this.#kept.get(template) ?? this.#read(template);
    this.#kept.delete(template);
    this.#kept.set(template, kept);
    return kept.parts;
  }

  #read(template: string): { parts: readonly Part[]; size: number } {
    const reading = new Reading();
    const parts = readTemplate(template, reading);
    const size = template.length + reading.pieces * PIECE_SIZE;
    for (const [oldest, kept] of this.#kept) {
      if (this.#size + size <= KEPT_SIZE) break;
      this.#kept.delete(oldest);
      this.#size -= kept.size;
    }
    this.#size += size;
    return { parts, size };
  }
}

export type TemplateVariables = Readonly<Record<string, string | Members | readonly Members[]>>;

type Members = Readonly<Record<string, string>>;

const kept = new KeptTemplates();

export const namesVariables = (url: string): boolean => url.includes('$');

export function templateMistake(template: string): string | undefined {
  try {
    kept.partsOf(template);
    return undefined;
  } catch (error) {
    if (error instanceof TemplateMistake) return error.message;
    throw error;
  }
}

function asValue(variable: TemplateVariables[string]): Value {
  if (typeof variable === 'string') return variable;
  return Array.isArray(variable) ? variable.map(asValue) : new Map(Object.entries(variable as Members));
}

/**
 * Renders a Velocity template; undefined variables stay as written.
 * Throws TemplateMistake for a template that cannot be read or takes too much work.
 * Rules: HOOK-02, PUB-TPL-HELPER-01, PUB-TPL-LITERAL-01, PUB-TPL-URL-01.
 */
export function renderTemplate(
  template: string,
  variables: TemplateVariables,
  escapeText?: (text: string) => string,
): string {
  const values = new Map(Object.entries(variables).map(([name, variable]) => [name, asValue(variable)]));
  return renderParts(kept.partsOf(template), values, escapeText);
}

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
