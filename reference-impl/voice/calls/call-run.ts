import { createHmac } from 'node:crypto';
import type { Letter } from '../../kernel/post.ts';
import { isoOf } from '../../kernel/time.ts';
import type { CallRun } from '../scope.ts';
import { deliverEvent, type EventAddress } from './deliver-event.ts';
import type { Command, Ending, Leg, What } from './simulated-call.ts';

export function note({ scope, call }: CallRun, leg: Leg, what: What, name: string): void {
  call.entries.push({ at: scope.clock.now(), leg: leg.name, what, name });
}

export function later({ scope }: CallRun, span: number, act: () => void): void {
  scope.clock.schedule(scope.clock.now() + span, 'call', act);
}

/** Carries out commands one after the other for as long as the leg lives. Section "Static commands". */
export function runCommands(run: CallRun, leg: Leg, commands: readonly Command[], from = 0): void {
  const { callEffects } = run.scope.decisions;
  for (let next = from; next < commands.length && leg.state !== 'ended'; next += 1) {
    const command = commands[next] as Command;
    note(run, leg, 'command', command.command);
    const wait = callEffects[command.command]?.(run, leg, command) ?? 0;
    if (wait > 0) {
      later(run, wait, () => runCommands(run, leg, commands, next + 1));
      return;
    }
  }
}

export const legNamed = ({ call }: CallRun, name: string): Leg | undefined =>
  call.legs.findLast((leg) => leg.name === name);

export const isLive = ({ state }: Leg): boolean => state !== 'ended';

export function connect({ scope }: CallRun, leg: Leg): void {
  leg.state = 'connected';
  leg.answeredAt = scope.clock.now();
}

/** Removes a leg from its call: it leaves its bridge, and its recordings and playbacks stop. */
export function endLeg({ call, scope }: CallRun, leg: Leg, ending?: Ending): void {
  leg.state = 'ended';
  leg.endedAt = scope.clock.now();
  if (ending) leg.ending = ending;
  delete leg.bridge;
  for (const recording of call.recordings) if (recording.leg === leg) recording.isActive = false;
  for (const playback of call.playbacks) if (playback.leg === leg) playback.isStopped = true;
}

/** Calls cannot be read from the voice service, so that their address leads nowhere. */
const ELSEWHERE = 'https://voice.example/v2/projects';

const RESULTS = { ringing: 'INITIATED', connected: 'IN_PROGRESS' } as const;

/** The document shows no price of a call, and neither does anything published: a simulated one costs nothing. */
const FREE = { currencyCode: 'EUR', amount: '0.0000' };

/** The call in an event, from one leg: its members are published, the document leaves them open; empty ones vanish. */
function describeLeg({ call }: CallRun, leg: Leg): object {
  const { id, service, sessionId, startedAt } = call;
  const { projectId, serviceId } = service;
  const { dial } = leg;
  return {
    callId: id,
    projectId,
    serviceId,
    sessionId,
    callName: dial ? dial.callName : leg.name,
    leg: leg.name,
    direction: dial ? 'OUTBOUND' : 'INBOUND',
    originationType: dial ? 'SERVER' : 'PHONE',
    callType: (dial?.to as { type?: string } | undefined)?.type ?? 'PHONE',
    // The ends of a dialled leg as its command names them; the lab starts incoming calls without numbers.
    from: dial?.from,
    to: dial?.to,
    callResult: leg.state === 'ended' ? (leg.ending ?? 'COMPLETED') : RESULTS[leg.state],
    startTime: isoOf(startedAt),
    answerTime: isoOf(leg.answeredAt),
    endTime: isoOf(leg.endedAt),
    callRate: FREE,
    callResourceUrl: `${ELSEWHERE}/${projectId}/calls/${id}`,
  };
}

const CONTENT_TYPE = 'application/json; charset=utf-8';

/** What happened on a leg, signed at each attempt. Rules: PUB-EVENT-FORM-01, PUB-EVENT-SIGN-01, PUB-EVENT-WAIT-01. */
function eventLetter(run: CallRun, leg: Leg, told: object, url: string): Letter {
  const { scope, call } = run;
  const { projectId, serviceId } = call.service;
  const { decisions } = scope;
  const [id, at] = [scope.ids.uuid(), scope.clock.now()];
  const secret = scope.state.secretOf(serviceId, scope.ids);
  return {
    id,
    kind: 'call-event',
    order: call.id,
    url,
    method: 'POST',
    timeout: decisions.eventTimeout,
    headers: { 'content-type': CONTENT_TYPE, ...decisions.envelopeOf({ id, projectId, serviceId, at }) },
    body: JSON.stringify({ ...told, call: describeLeg(run, leg) }),
    seal: async ({ url: address, method, body }) => {
      // An instant with seven digits of a second, as a signed event writes it.
      const timestamp = isoOf(scope.clock.now()).replace('Z', '0000Z');
      const { pathname: path } = new URL(address);
      const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
        .update(decisions.signedText({ method, body, contentType: CONTENT_TYPE, timestamp, path }))
        .digest('base64');
      return { 'x-timestamp': timestamp, authorization: decisions.authorization(serviceId, signature) };
    },
  };
}

interface Told {
  readonly event: string;
  readonly menu?: object;
}

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
  if (callBehavior?.type === 'WEBHOOK')
    sendEvent(run, leg, { event: postedName(event), ...more }, callBehavior.webhook as EventAddress);
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
