import type { Message, ReportStatus } from './message.ts';
import type { MessagingScope } from './part.ts';
import { changeStatus } from './status-change.ts';
import { waitUntil } from './waiting.ts';

/** One thing the carrier reports about a message; `after` in milliseconds since the step before it. */
export interface CarrierStep {
  readonly after: number;
  readonly status: ReportStatus;
  readonly code: string;
}

/** A message as it was given to the carrier, and when it reached the handset, if it did. */
export interface HandOver {
  readonly message: Message;
  readonly content: string;
  /** The number it was sent from; undefined when any would do. */
  readonly source: string | undefined;
  readonly at: number;
  arrivedAt: number | undefined;
  /** The hand-over to the same number before this one. */
  readonly earlier: HandOver | undefined;
}

const TAKEN_AND_DELIVERED: readonly CarrierStep[] = [
  { after: 0, status: 'submitted', code: '200' },
  { after: 0, status: 'delivered', code: '221' },
];

/** What the carrier does with a message: the script of its number, the default script, or a prompt delivery. */
export function carrierScript(
  message: Message,
  scripts: ReadonlyMap<string, readonly CarrierStep[]>,
): readonly CarrierStep[] {
  if (scripts.size === 0) return TAKEN_AND_DELIVERED;
  return scripts.get(message.destination) ?? scripts.get('*') ?? TAKEN_AND_DELIVERED;
}

/** Gives a message to the carrier and plays the carrier's script for it, at once as far as nothing waits. */
export function handOver(scope: MessagingScope, message: Message): void {
  const { state, decisions } = scope;
  const at = scope.clock.now();
  message.handedOverAt = at;
  const earlier = state.handsets.get(message.destination);
  const passed: HandOver = {
    message,
    content: decisions.textToSend(message, scope),
    source: decisions.senderOf(message, scope),
    at,
    arrivedAt: undefined,
    earlier,
  };
  message.sentFrom = passed.source;
  state.handOvers.push(passed);
  state.handsets.set(message.destination, passed);
  scope.ledger.record('carrier.handOver', 'message');
  follow(scope, passed, decisions.carrierScript(message, state.scripts), 0);
  if (message.expiresAt !== undefined && !decisions.isFinal(message.status)) {
    waitUntil(scope, message, message.expiresAt, 'message-expiry', () =>
      changeStatus(scope, message, 'expired', '401'),
    );
  }
}

function follow(scope: MessagingScope, passed: HandOver, steps: readonly CarrierStep[], from: number): void {
  for (let i = from; i < steps.length; i += 1) {
    const step = steps[i] as CarrierStep;
    if (step.after > 0) {
      const due = scope.clock.now() + step.after;
      waitUntil(scope, passed.message, due, 'carrier-step', () => {
        take(scope, passed, step);
        follow(scope, passed, steps, i + 1);
      });
      return;
    }
    take(scope, passed, step);
  }
}

function take(scope: MessagingScope, passed: HandOver, { status, code }: CarrierStep): void {
  if (scope.decisions.isFinal(passed.message.status)) return;
  if (status === 'delivered') passed.arrivedAt ??= scope.clock.now();
  changeStatus(scope, passed.message, status, code);
}

/** What reached a handset, oldest first. */
export function arrivedAt(handsets: ReadonlyMap<string, HandOver>, number: string): HandOver[] {
  const arrived: HandOver[] = [];
  for (let each = handsets.get(number); each; each = each.earlier) {
    if (each.arrivedAt !== undefined) arrived.push(each);
  }
  return arrived.reverse();
}
