import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { SendingContext, SendingRule } from '../messaging/sending-rules/sending-rule.ts';
import { changed } from './operators/decisions.ts';

/** How the rule that finds duplicates judges a message. */
export type Judge = SendingRule['judge'];

/** Puts another judgement in the place of the rule that finds duplicates; `documented` is what it did before. */
export function judgeDuplicates(decisions: MessagingDecisions, change: (documented: Judge) => Judge): void {
  decisions.sendingRules = changed(decisions.sendingRules, 'duplicateContent', (rule) => ({
    ...rule,
    judge: change(rule.judge),
  }));
}

/** Catches each text once and forgets it then. */
export function catchOnce(documented: Judge): Judge {
  const caught = new Set<string>();
  return (message, context) => {
    const decision = documented(message, context);
    const key = `${message.account.id} ${context.decisions.duplicateKey(message)}`;
    if (!decision || caught.has(key)) return undefined;
    caught.add(key);
    return decision;
  };
}

/** Sees only what earlier requests left: what it first found for a text holds for the whole request. */
export function lookOncePerRequest(documented: Judge): Judge {
  const found = new WeakMap<SendingContext, Map<string, ReturnType<Judge>>>();
  return (message, context) => {
    const answers = found.get(context) ?? new Map<string, ReturnType<Judge>>();
    found.set(context, answers);
    const key = context.decisions.duplicateKey(message);
    if (!answers.has(key)) answers.set(key, documented(message, context));
    return answers.get(key);
  };
}

/** Counts from the very first message of a text for ever after. */
export function countFromTheFirst(): Judge {
  const firsts = new Map<string, number>();
  return (message, { now, decisions }) => {
    if (!decisions.findsDuplicates(message.account)) return undefined;
    const key = `${message.account.id} ${decisions.duplicateKey(message)}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, now);
    const isDuplicate = first !== undefined && now - first < decisions.duplicateWindow;
    return isDuplicate ? { kind: 'discard', status: 'rejected', code: '305' } : undefined;
  };
}

/** Reports a withheld message with `members` of the message it repeats. */
export function reportTheFirst(decisions: MessagingDecisions, members: readonly string[]): void {
  const firsts = new Map<string, Record<string, unknown>>();
  const { reportBody, duplicateKey } = decisions;
  decisions.reportBody = (report, vendorId) => {
    const body = reportBody(report, vendorId);
    const key = `${report.message.account.id} ${duplicateKey(report.message)}`;
    const first = firsts.get(key) ?? body;
    firsts.set(key, first);
    const borrowed = Object.fromEntries(members.map((member) => [member, first[member]]));
    return report.code === '305' ? { ...body, ...borrowed } : body;
  };
}

/** The documented judgement with another report code for what it discards. */
export const discardWith =
  (code: string) =>
  (documented: Judge): Judge =>
  (message, context) => {
    const decision = documented(message, context);
    return decision?.kind === 'discard' ? { ...decision, code } : decision;
  };
