import { handOver } from '../carrier/hand-over.ts';
import { changeStatus } from '../carrier/status-change.ts';
import type { MessagingScope, SubmitStage } from '../scope.ts';
import { holdMessage } from './holding.ts';
import type { Message } from './message.ts';
import { sizeOf } from './room.ts';
import { sendingContext } from './sending-context.ts';
import { judgeBy } from './sending-rules/index.ts';
import type { Decision } from './sending-rules/sending-rule.ts';

/** Where the lab can park requests and release them together. */
const park: SubmitStage = { name: 'park', run: ({ scope }) => scope.holds.reach('messages.submit') };

/** Decides about every message and changes nothing. */
const judge: SubmitStage = {
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
};

/** Remembers the messages and does what was decided. */
const apply: SubmitStage = {
  name: 'apply',
  run: ({ scope, messages, decisions }) => {
    for (let i = 0; i < messages.length; i += 1) {
      const [message, decision] = [messages[i] as Message, decisions[i] as Decision];
      scope.state.messages.set(message.id, message);
      scope.state.messageBytes += sizeOf(message);
      scope.state.recordsOf(message.account.id).sent.push(message);
      scope.ledger.record('messages.submit', 'message');
      charge(scope, message, decision);
      if (decision.kind === 'send') handOver(scope, message);
      else if (decision.kind === 'hold') holdMessage(scope, message, decision.until);
      else changeStatus(scope, message, decision.status, decision.code);
    }
    return undefined;
  },
};

/**
 * In this order: nothing that was judged can change before it is applied.
 * Rules: MSG-BATCH-01, MSG-BATCH-02, MSG-BATCH-03, MSG-CBURL-01, MSG-SUBMIT-01.
 */
export const submitStages: readonly SubmitStage[] = [park, judge, apply];

/** Charges the account for a message: allowance, credit, and a duplicate window. */
function charge(scope: MessagingScope, message: Message, decision: Decision): void {
  const decisions = scope.decisions;
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
}
