import type { World } from '../worlds/world.ts';
import { issueReport } from './delivery-report.ts';
import type { Message } from './message.ts';
import { GrowingContext } from './sending-context.ts';
import { judgeBy } from './sending-rules/index.ts';
import { changeStatus } from './status-change.ts';
import { stopWaiting, waitUntil } from './waiting.ts';

/** Lets a message wait until its time; if reports were requested, one says that it is enroute. */
export function holdMessage(world: World, message: Message, until: number): void {
  const { heldReport, isReported } = world.behaviour.decisions.messaging;
  message.status = 'scheduled';
  if (heldReport && isReported(message, heldReport.status))
    issueReport(world, message, heldReport.status, heldReport.code);
  waitUntil(world, message, until, 'message-release', () => releaseMessage(world, message));
  if (message.expiresAt !== undefined && message.expiresAt < until) {
    waitUntil(world, message, message.expiresAt, 'message-expiry', () =>
      changeStatus(world, message, 'expired', '320'),
    );
  }
}

function releaseMessage(world: World, message: Message): void {
  stopWaiting(world, message);
  const { releaseRules, isFinal, handOver } = world.behaviour.decisions.messaging;
  if (isFinal(message.status)) return;
  const decision = judgeBy(releaseRules, message, new GrowingContext(world, message.account));
  if (decision.kind === 'discard') changeStatus(world, message, decision.status, decision.code);
  else if (decision.kind === 'hold') holdMessage(world, message, decision.until);
  else handOver(world, message);
}

/** Gives up a message that still waits for its time. */
export function cancelMessage(world: World, message: Message): void {
  stopWaiting(world, message);
  message.status = 'cancelled';
  message.changedAt = world.clock.now();
  world.ledger.record('messages.cancel', 'message');
}
