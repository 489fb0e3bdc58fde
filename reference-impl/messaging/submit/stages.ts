import type { Account } from '../../accounts/account.ts';
import { changeStatus, handOver, stopWaiting, waitUntil } from '../carrier/hand-over.ts';
import { issueReport } from '../reports/issue-report.ts';
import type { MessagingScope, SubmitStage } from '../scope.ts';
import type { Message } from './message.ts';
import { sizeOf } from './room.ts';
import { judgeBy } from './sending-rules/index.ts';
import type { Decision, SendingContext } from './sending-rules/sending-rule.ts';

interface GrowingContext extends SendingContext {
  accepted: number;
  /** Notes that a message of the request was accepted; `key` if its account has de-duplication. */
  accept(key: string | undefined): void;
}

/** What the sending rules may look at for messages of one account now. */
function sendingContext(scope: MessagingScope, account: Account): GrowingContext {
  const { decisions, clock, numbers, state } = scope;
  const { blacklist, senderRequests, senderAddresses } = state.recordsOf(account.id);
  const earlier = state.recordsOf(decisions.duplicateAccount(account).id);
  const now = clock.now();
  const keys = new Set<string>();
  return {
    now,
    numbers,
    decisions,
    blacklist,
    senderRequests,
    senderAddresses,
    accepted: 0,
    isRemembered: (key) => keys.has(key) || earlier.duplicates?.get(key, now) === true,
    accept(key) {
      this.accepted += 1;
      if (key !== undefined) keys.add(key);
    },
  };
}

/** Lets a message wait until its time; if reports were requested, one says that it is enroute. */
function holdMessage(scope: MessagingScope, message: Message, until: number): void {
  const { heldReport, isReported } = scope.decisions;
  message.status = 'scheduled';
  if (heldReport && isReported(message, heldReport.status))
    issueReport(scope, message, heldReport.status, heldReport.code);
  waitUntil(scope, message, until, 'message-release', () => {
    stopWaiting(scope, message);
    const { releaseRules, isFinal } = scope.decisions;
    if (isFinal(message.status)) return;
    const decision = judgeBy(releaseRules, message, sendingContext(scope, message.account));
    if (decision.kind === 'discard') changeStatus(scope, message, decision.status, decision.code);
    else if (decision.kind === 'hold') holdMessage(scope, message, decision.until);
    else handOver(scope, message);
  });
  if (message.expiresAt !== undefined && message.expiresAt < until) {
    waitUntil(scope, message, message.expiresAt, 'message-expiry', () =>
      changeStatus(scope, message, 'expired', '320'),
    );
  }
}

/**
 * In this order: nothing that was judged can change before it is applied.
 * Rules: MSG-BATCH-01, MSG-BATCH-02, MSG-BATCH-03, MSG-CBURL-01, MSG-SUBMIT-01.
 */
export const submitStages: readonly SubmitStage[] = [
  // Where the lab can park requests and release them together.
  { name: 'park', run: ({ scope }) => scope.holds.reach('messages.submit') },
  // Decides about every message and changes nothing.
  {
    name: 'judge',
    run: (submission) => {
      const { scope, account, messages } = submission;
      const { sendingRules, findsDuplicates, duplicateKey } = scope.decisions;
      const context = sendingContext(scope, account);
      submission.decisions = messages.map((message) => {
        const decision = judgeBy(sendingRules, message, context);
        if (decision.kind !== 'discard') context.accept(findsDuplicates(account) ? duplicateKey(message) : undefined);
        return decision;
      });
      return undefined;
    },
  },
  // Remembers the messages and does what was decided.
  {
    name: 'apply',
    run: ({ scope, messages, decisions: judged }) => {
      const { decisions } = scope;
      for (let i = 0; i < messages.length; i += 1) {
        const [message, decision] = [messages[i] as Message, judged[i] as Decision];
        scope.state.messages.set(message.id, message);
        scope.state.messageBytes += sizeOf(message);
        scope.state.recordsOf(message.account.id).sent.push(message);
        scope.ledger.record('messages.submit', 'message');
        // Charges the account: allowance, credit, and a duplicate window.
        const { allowances } = message.account;
        if (decision.kind !== 'discard') {
          if (allowances.usage !== null) allowances.usage -= 1;
          if (allowances.credit !== null) allowances.credit -= 1;
        }
        if (decisions.findsDuplicates(message.account) && decisions.opensWindow(decision)) {
          scope.state
            .recordsOf(decisions.duplicateAccount(message.account).id)
            .rememberForDuplicates(decisions.duplicateKey(message), message.submittedAt, decisions.duplicateWindow);
        }
        if (decision.kind === 'send') handOver(scope, message);
        else if (decision.kind === 'hold') holdMessage(scope, message, decision.until);
        else changeStatus(scope, message, decision.status, decision.code);
      }
      return undefined;
    },
  },
];
