import type { CallRun } from '../scope.ts';
import type { CallBehavior } from '../service.ts';
import { note, runCommands } from './call-run.ts';
import { deliverEvent, type EventAddress } from './deliver-event.ts';
import { eventLetter } from './event-letter.ts';
import type { Command, Leg } from './simulated-call.ts';

type WebhookBehavior = CallBehavior & { readonly webhook: EventAddress };

/** An event by its name, and its data besides the call. */
interface Told {
  readonly event: string;
  readonly menu?: object;
}

const isWebhook = (behavior: CallBehavior | undefined): behavior is WebhookBehavior => behavior?.type === 'WEBHOOK';

/** Posts an event to an address, with what a receiver needs to know about the call. */
export function sendEvent(run: CallRun, leg: Leg, told: Told, address: EventAddress): void {
  const { scope, call } = run;
  const letter = eventLetter(run, leg, told, address.url);
  for (const each of scope.asSent(letter)) deliverEvent(scope, call.service.serviceId, address, each);
}

/** Notifies a WEBHOOK service of an event on a leg; other services get nothing. */
export function tell(run: CallRun, leg: Leg, event: string, more: { readonly menu?: object } = {}): void {
  const { callBehavior } = run.call.service;
  const { postedName } = run.scope.decisions;
  if (isWebhook(callBehavior)) sendEvent(run, leg, { event: postedName(event), ...more }, callBehavior.webhook);
}

/** The commands that a reaction consists of; a list stands for itself. */
export const commandsIn = (reaction: unknown): readonly Command[] =>
  Array.isArray(reaction)
    ? (reaction as Command[])
    : ((reaction as { commands?: readonly Command[] } | undefined)?.commands ?? []);

/** The reaction to an event; answering-machine events are written with and without `on`. */
function reactionTo(reactions: unknown, name: string): readonly Command[] {
  const known = (reactions ?? {}) as Record<string, unknown>;
  return commandsIn(known[name] ?? known[`on${name.charAt(0).toUpperCase()}${name.slice(1)}`]);
}

/**
 * Something happened on a leg: a WEBHOOK service is notified, and the commands in `reactions` run on `on`.
 * Section "Voice service events".
 * Rules: PUB-EVENT-FALLBACK-01, PUB-EVENT-MENU-01, PUB-EVENT-NAME-01, PUB-EVENT-NAME-02, PUB-EVENT-REACT-01.
 */
export function raise(run: CallRun, leg: Leg, event: string, reactions?: unknown, on: Leg = leg): void {
  note(run, leg, 'event', event);
  tell(run, leg, event);
  runCommands(run, on, reactionTo(reactions, event));
}

/** Something on a leg has finished: the service is notified, and its final commands run. */
export function finish(run: CallRun, leg: Leg, event: string, reactions: unknown): void {
  tell(run, leg, event);
  runCommands(run, leg, reactionTo(reactions, event.endsWith('Failed') ? 'onFailure' : 'onFinish'));
}
