import type { CallRun, VoiceScope } from '../scope.ts';
import type { VoiceService } from '../service.ts';
import { isLive, later, legNamed, raise, runCommands, tell } from './call-run.ts';
import { hangUp, pickUp, turnDown } from './dial.ts';
import { hearSpeech, pressKeys } from './menus.ts';
import type { Command, Leg, SimulatedCall } from './simulated-call.ts';

/** The results of answering-machine detection. Section "Static commands". */
export const DETECTED = ['human', 'machine', 'beep', 'unknown'] as const;

/** Why a dialled leg is not answered, with the event it leads to. */
export const TURNED_DOWN = { busy: 'onBusy', rejected: 'onReject', failed: 'onFailure' } as const;
export type Happening =
  | 'answered'
  | 'hung up'
  | 'speech'
  | 'told'
  | 'keys'
  | keyof typeof TURNED_DOWN
  | (typeof DETECTED)[number];

/** Something that happens on a leg after `after` milliseconds; `told` runs commands of the client's program. */
export interface ScriptStep {
  readonly after: number;
  readonly leg: string;
  readonly happens: Happening;
  readonly commands: readonly Command[];
  readonly keys?: string;
}

function perform(run: CallRun, { leg: name, happens, commands, keys = '' }: ScriptStep): void {
  const leg = legNamed(run, name);
  if (!leg || !isLive(leg)) return;
  if (happens === 'answered') pickUp(run, leg);
  else if (happens === 'hung up') hangUp(run, leg);
  else if (happens === 'speech') hearSpeech(run, leg);
  else if (happens === 'told') runCommands(run, leg, commands);
  else if (happens === 'keys') pressKeys(run, leg, keys);
  else if (happens in TURNED_DOWN) turnDown(run, leg, TURNED_DOWN[happens as keyof typeof TURNED_DOWN]);
  else if (leg.detection !== undefined) raise(run, leg, happens, leg.detection);
}

/** Starts an incoming call for a service and plays the steps of its script. */
export function startCall(scope: VoiceScope, service: VoiceService, script: readonly ScriptStep[] = []): SimulatedCall {
  const incoming: Leg = { name: 'incoming', state: 'ringing' };
  const call: SimulatedCall = {
    id: scope.ids.opaque(),
    sessionId: scope.ids.uuid(),
    startedAt: scope.clock.now(),
    service,
    legs: [incoming],
    recordings: [],
    playbacks: [],
    entries: [],
  };
  scope.state.addCall(call);
  const run: CallRun = { scope, call };
  tell(run, incoming, 'onIncoming');
  if (service.callBehavior?.type === 'STATIC') runCommands(run, incoming, service.callBehavior.static?.commands ?? []);
  for (const step of script) {
    if (step.after === 0) perform(run, step);
    else later(run, step.after, () => perform(run, step));
  }
  return call;
}
