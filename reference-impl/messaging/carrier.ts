import type { World } from '../worlds/world.ts';
import type { Message, ReportStatus } from './message.ts';
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

/** What the carrier does with a message: the script of its number, of everybody, or a prompt delivery. */
export function carrierScript(
  message: Message,
  scripts: ReadonlyMap<string, readonly CarrierStep[]>,
): readonly CarrierStep[] {
  if (scripts.size === 0) return TAKEN_AND_DELIVERED;
  return scripts.get(message.destination) ?? scripts.get('*') ?? TAKEN_AND_DELIVERED;
}

/** Gives a message to the carrier and plays the carrier's script for it, at once as far as nothing waits. */
export function handOver(world: World, message: Message): void {
  const { messaging } = world;
  const decisions = world.behaviour.decisions.messaging;
  const at = world.clock.now();
  message.handedOverAt = at;
  const earlier = messaging.handsets.get(message.destination);
  const passed: HandOver = {
    message,
    content: decisions.textToSend(message, world),
    source: decisions.senderOf(message, world),
    at,
    arrivedAt: undefined,
    earlier,
  };
  messaging.handOvers.push(passed);
  messaging.handsets.set(message.destination, passed);
  world.ledger.record('carrier.handOver', 'message');
  follow(world, passed, decisions.carrierScript(message, messaging.scripts), 0);
  if (message.expiresAt !== undefined && !decisions.isFinal(message.status)) {
    waitUntil(world, message, message.expiresAt, 'message-expiry', () =>
      changeStatus(world, message, 'expired', '401'),
    );
  }
}

function follow(world: World, passed: HandOver, steps: readonly CarrierStep[], from: number): void {
  for (let i = from; i < steps.length; i += 1) {
    const step = steps[i] as CarrierStep;
    if (step.after > 0) {
      const due = world.clock.now() + step.after;
      waitUntil(world, passed.message, due, 'carrier-step', () => {
        take(world, passed, step);
        follow(world, passed, steps, i + 1);
      });
      return;
    }
    take(world, passed, step);
  }
}

function take(world: World, passed: HandOver, { status, code }: CarrierStep): void {
  if (world.behaviour.decisions.messaging.isFinal(passed.message.status)) return;
  if (status === 'delivered') passed.arrivedAt ??= world.clock.now();
  changeStatus(world, passed.message, status, code);
}

/** What reached a handset, oldest first. */
export function arrivedAt(handsets: ReadonlyMap<string, HandOver>, number: string): HandOver[] {
  const arrived: HandOver[] = [];
  for (let each = handsets.get(number); each; each = each.earlier) {
    if (each.arrivedAt !== undefined) arrived.push(each);
  }
  return arrived.reverse();
}
