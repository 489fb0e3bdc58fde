import { isoOf } from '../../kernel/time.ts';
import type { VoiceService } from '../service.ts';

/** One validated command of a list. Section "Static commands". */
export type Command = { readonly command: string } & Readonly<Record<string, unknown>>;

/** How a leg ends that was never answered, in published words. */
export type Ending = 'BUSY' | 'CANCEL' | 'FAILED' | 'NO_ANSWER' | 'REJECTED';

export interface Leg {
  /** `incoming` for the caller, else its callName or a number. */
  readonly name: string;
  /** The dial command that made it; the caller has none. */
  readonly dial?: Command;
  state: 'ringing' | 'connected' | 'ended';
  /** When it was answered and when it ended, in milliseconds since the epoch. */
  answeredAt?: number;
  endedAt?: number;
  /** How it ended; nothing where it was answered and hung up. */
  ending?: Ending;
  bridge?: string;
  detection?: unknown;
  menu?: EnteredMenu;
  menuVisits?: number;
  menus?: EnteredMenu['menus'];
}

/** The known members of a menu; its form is published, the document leaves it open. */
export interface MenuShape {
  readonly prompt?: { readonly messages?: readonly unknown[] };
  readonly repeatPrompt?: MenuShape['prompt'];
  readonly inputTimeoutDurationSeconds?: number;
  readonly repeatCount?: number;
  readonly matches?: unknown;
  readonly onFail?: unknown;
}

export interface EnteredMenu {
  readonly name: string;
  readonly shape: MenuShape;
  readonly menus: Readonly<Record<string, MenuShape>>;
}

/** A recording of a leg; without a name it cannot be stopped before the leg ends. */
export interface Recording {
  readonly name: string | undefined;
  readonly leg: Leg;
  readonly events?: unknown;
  isActive: boolean;
}

export interface Playback {
  readonly name: string | undefined;
  readonly leg: Leg;
  isStopped: boolean;
}
export type What =
  | 'command'
  | 'event'
  | 'played'
  | 'dialled'
  | 'caller shown'
  | 'refused'
  | 'interruption'
  | 'menu'
  | 'keys';

/** One thing that happened in a call; `at` in milliseconds since the epoch. */
export interface Entry {
  readonly at: number;
  readonly leg: string;
  readonly what: What;
  readonly name: string;
}

/** A call that the lab plays: its parties, and all that has happened so far. */
export interface SimulatedCall {
  readonly id: string;
  /** What all legs of the call have in common, for receivers. */
  readonly sessionId: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly service: VoiceService;
  readonly legs: Leg[];
  readonly recordings: Recording[];
  readonly playbacks: Playback[];
  readonly entries: Entry[];
}

export function describeCall(call: SimulatedCall): object {
  const { legs } = call;
  const bridges = [...new Set(legs.flatMap(({ bridge }) => bridge ?? []))].map((name) => ({
    name,
    legs: legs.filter(({ bridge }) => bridge === name).map((leg) => leg.name),
  }));
  return {
    id: call.id,
    serviceId: call.service.serviceId,
    legs: call.legs.map(({ name, state }) => ({ name, state })),
    bridges,
    recordings: call.recordings.map(({ name, leg, isActive }) => ({
      name: name ?? null,
      leg: leg.name,
      state: isActive ? 'active' : 'stopped',
    })),
    record: call.entries.map((entry) => ({ ...entry, at: isoOf(entry.at) })),
  };
}
