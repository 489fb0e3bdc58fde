import { chosen } from '../../interop/command-line.ts';
import type { Addresses } from './hostile-target.ts';
import type { Twist } from './scene.ts';

/** What a mode must lead to; checks that hold for every mode are in outcome.ts. */
export interface LeadsTo {
  /** The exit code, or those that are all right. */
  readonly exit: number | readonly number[];
  /** The verdict of rules, with the first word of its reason: `inconclusive target-unavailable`. */
  readonly rules?: Readonly<Record<string, string | readonly string[]>>;
  /** What the console must say. */
  readonly says?: RegExp;
  /** Requests that the target may see at most. */
  readonly requests: number;
  /** Memory that the harness may take at most. */
  readonly megabytes?: number;
  /** What all reports together may take at most. */
  readonly reportKilobytes?: number;
}

/** Where a run takes place: its folder, the addresses of the target, and who the harness may be there. */
export interface Place {
  readonly folder: string;
  readonly interfaces: Addresses;
  readonly elsewhere: string;
  readonly credentials: object;
}

type Members = Readonly<Record<string, unknown>>;

/** One way to be hostile, what is done meanwhile, and what that must lead to. */
export interface Mode {
  readonly mode: string;
  /** Arguments; TARGET is the target file, OUT the folder of the reports. */
  readonly command: readonly string[];
  /** What is done after it; how the last ends is how the mode ends. */
  readonly next?: readonly (readonly string[])[];
  readonly twist: Twist;
  /** Hostile to requests of no example too: at the door, to the doctor and to cleanup. */
  readonly atTheDoor?: true;
  /** More members of the target file; null takes one away. */
  readonly target?: Members | ((place: Place) => Members);
  readonly environment?: Readonly<Record<string, string>>;
  /** Secrets that no file may tell, beside those of the environment. */
  readonly untold?: readonly string[];
  /** What is in the folder of the run before it begins. */
  readonly prepare?: (place: Place) => void;
  /** Ctrl-C, once an example was answered to a request for such a path: one, or one after the other until it ends. */
  readonly interrupted?: { readonly at: RegExp; readonly times: 'once' | 'over and over' };
  readonly leadsTo: LeadsTo;
}

export const runOf = (...rules: readonly string[]): readonly string[] =>
  'run --target TARGET --out OUT'.split(' ').concat(chosen(rules));
