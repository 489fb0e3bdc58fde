import type { Account } from '../accounts/account.ts';
import type { Stage } from '../kernel/stages.ts';
import { holdMessage } from './holding.ts';
import type { Message } from './message.ts';
import type { MessagingScope } from './part.ts';
import { GrowingContext } from './sending-context.ts';
import { judgeBy } from './sending-rules/index.ts';
import type { Decision } from './sending-rules/sending-rule.ts';
import { changeStatus } from './status-change.ts';

/** One request to submit messages on its way through the stages. */
export interface Submission {
  readonly scope: MessagingScope;
  readonly account: Account;
  readonly messages: readonly Message[];
  /** The decision about each message, in the same order; set by the judging stage. */
  decisions: readonly Decision[];
}

/** One stage of a submission. */
export type SubmitStage = Stage<Submission>;

/** Where the lab can park requests and release them together. */
const park: SubmitStage = { name: 'park', run: ({ scope }) => scope.holds.reach('messages.submit') };

/** Decides about every message and changes nothing. */
const judge: SubmitStage = {
  name: 'judge',
  run: (submission) => {
    const { scope, account, messages } = submission;
    const { sendingRules, findsDuplicates, duplicateKey } = scope.decisions;
    const context = new GrowingContext(scope, account);
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
      scope.state.messages.add(message);
      scope.state.recordsOf(message.account.id).sent.add(message);
      scope.ledger.record('messages.submit', 'message');
      charge(scope, message, decision);
      carryOut(scope, message, decision);
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
      .recordsOf(decisions.keeperOf(message.account, 'duplicates'))
      .rememberForDuplicates(decisions.duplicateKey(message), message.submittedAt, decisions.duplicateWindow);
  }
}

function carryOut(scope: MessagingScope, message: Message, decision: Decision): void {
  if (decision.kind === 'send') scope.decisions.handOver(scope, message);
  else if (decision.kind === 'hold') holdMessage(scope, message, decision.until);
  else changeStatus(scope, message, decision.status, decision.code);
}
