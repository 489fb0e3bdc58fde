import type { Letter } from '../../kernel/outbox.ts';
import type { CallBehavior } from '../service.ts';
import { type CallRun, note, runCommands } from './call-run.ts';
import { deliverEvent, type EventAddress } from './deliver-event.ts';
import type { Command, Leg } from './simulated-call.ts';

/** A behaviour with the members of its variant. */
type WebhookBehavior = CallBehavior & { readonly webhook: EventAddress };

const isWebhook = (behavior: CallBehavior | undefined): behavior is WebhookBehavior =>
  behavior?.type === 'WEBHOOK';

/** Posts an event to an address, with what a receiver needs to know about the call. */
export function sendEvent({ world, call }: CallRun, leg: Leg, event: string, address: EventAddress): void {
  const id = world.ids.uuid();
  const letter: Letter = {
    id,
    kind: 'call-event',
    order: call.id,
    url: address.url,
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      id,
      event,
      call: { id: call.id, serviceId: call.service.serviceId, leg: leg.name, callName: leg.dial?.callName },
    }),
  };
  const { notify } = world.behaviour;
  for (const each of notify ? notify(letter) : [letter])
    deliverEvent(world, call.service.serviceId, address, each);
}

/** Tells a WEBHOOK service that something happened on a leg; other services hear nothing. */
export function tell(run: CallRun, leg: Leg, event: string): void {
  const { callBehavior } = run.call.service;
  const { postedName } = run.world.behaviour.decisions.voice;
  if (isWebhook(callBehavior)) sendEvent(run, leg, postedName(event), callBehavior.webhook);
}

/** The commands that a reaction consists of; a list stands for itself. */
function commandsOf(reactions: unknown, name: string): readonly Command[] {
  const reaction = (reactions as Record<string, unknown> | undefined)?.[name];
  if (Array.isArray(reaction)) return reaction as Command[];
  return (reaction as { commands?: readonly Command[] } | undefined)?.commands ?? [];
}

/**
 * Something happened on a leg: a WEBHOOK service is told, and the commands in `reactions` run on `on`.
 * Section "Voice service events".
 */
export function raise(run: CallRun, leg: Leg, event: string, reactions?: unknown, on: Leg = leg): void {
  note(run, leg, 'event', event);
  tell(run, leg, event);
  runCommands(run, on, commandsOf(reactions, event));
}
