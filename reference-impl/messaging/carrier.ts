import type { HandOver } from './hand-overs.ts';
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
  const content = decisions.textToSend(message, scope);
  const source = decisions.senderOf(message, scope);
  message.sentFrom = source;
  const passed = state.handOvers.add({ message, content, source, at, arrivedAt: undefined });
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
