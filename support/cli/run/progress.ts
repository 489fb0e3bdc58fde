import { counted } from '../../ground/counted.ts';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { every } from '../../ground/time/every.ts';
import { MINUTE, SECOND } from '../../ground/time/units.ts';
import type { JudgedExample } from '../../ledger/verdicts.ts';
import { errorColors, type Screen } from '../terminal/streams.ts';

export type ProgressMode = 'none' | 'plain' | 'live';

export function progressOf(text: string): ProgressMode {
  if (text === 'none' || text === 'plain' || text === 'live') return text;
  throw new UsageError(`--progress ${text} is none of its words; write none, plain or live.`);
}

interface Writable extends Screen {
  write(text: string): unknown;
}

export type Waiting = Readonly<Record<'count' | 'until', number>>;

export type Underway = Readonly<Record<'running' | 'suspended', readonly RecordedExample[]>>;

export interface Red {
  readonly judged: JudgedExample;
  readonly recorded: RecordedExample;
}

export interface Standing extends Underway {
  readonly part: string;
  readonly done: number;
  readonly total: number;
  readonly startedAt: number;
  /** When it ends if it goes on like this; not known at once. */
  readonly end: number | undefined;
  readonly reds: readonly Red[];
}

const IDLE = (): Underway => ({ running: [], suspended: [] });

/** Milliseconds between two lines of a log, and the least between two states of the moving line. */
const BETWEEN_LINES = 30 * SECOND;
const BETWEEN_STATES = 80;
const BAR = 24;

const NAMED = 8;
const CLEARED = '\r\u001b[2K';

/** Says on standard error how far a run is, what is red so far, and when it ends; the first finding at once. */
export class Progress {
  readonly #screen: Writable;
  readonly #mode: ProgressMode;
  readonly #now: () => number;
  readonly #red = new Set<string>();
  readonly #reds: Red[] = [];
  readonly #startedAt: number;
  #part = '';
  #partAt: number;
  #total = 0;
  #done = 0;
  #writtenAt: number;
  #waiting: () => Waiting = () => ({ count: 0, until: 0 });
  #underway = IDLE;
  #stop: (() => void) | undefined;

  /** @param mode `live` on a terminal and `plain` elsewhere where it is left out; @param now milliseconds since the epoch */
  constructor(screen: Writable, mode: ProgressMode | undefined, now: () => number) {
    this.#screen = screen;
    this.#mode = mode ?? (screen.isTTY ? 'live' : 'plain');
    this.#now = now;
    this.#startedAt = this.#partAt = this.#writtenAt = now();
  }

  /** A run, or a `part` of one with a name of its own, begins: so many examples are to end in it. */
  begin(total: number, waiting: () => Waiting, part = '', underway = this.#underway): void {
    this.#underway = underway;
    this.#part = part && `${part}: `;
    this.#total = total;
    this.#done = 0;
    this.#partAt = this.#now();
    this.#waiting = waiting;
    if (this.#mode === 'none' || total === 0) return;
    if (this.#mode === 'plain') this.#line();
    this.#stop?.();
    this.#stop = this.#mode === 'plain' ? every(BETWEEN_LINES, () => this.#line()) : every(SECOND, () => this.#draw());
  }

  more(examples: number): void {
    this.#total += examples;
  }

  /** An example has ended. `place` is where it stands; `isRed` when it found what nobody expects. */
  done(rule: string, place: string, isRed: boolean, found?: Red): void {
    if (isRed && found) this.#reds.push(found);
    this.#done += 1;
    if (isRed && this.#red.size === 0) this.#say(`first finding: ${rule} at ${place}`);
    if (isRed) this.#red.add(rule);
    if (this.#mode === 'live') this.#draw();
  }

  get standing(): Standing {
    const end = this.#end(this.#waiting());
    const [done, total, startedAt, reds] = [this.#done, this.#total, this.#startedAt, this.#reds];
    return { part: this.#part, done, total, startedAt, end, reds, ...this.#underway() };
  }

  end(): void {
    this.#underway = IDLE;
    this.#stop?.();
    if (this.#mode === 'live') this.#screen.write(CLEARED);
  }

  #say(sentence: string): void {
    if (this.#mode === 'none') return;
    this.#screen.write(`${this.#mode === 'live' ? CLEARED : ''}${sentence}\n`);
  }

  #line(): void {
    const waiting = this.#waiting();
    const now = this.#now();
    let line = `${this.#part}${this.#done} of ${counted(this.#total, 'example')} done`;
    if (waiting.count > 0) line += `, ${waiting.count} waiting`;
    line += ` after ${spanText(now - this.#startedAt)}`;
    const end = this.#end(waiting);
    if (end !== undefined) line += `, the end at ${new Date(end).toTimeString().slice(0, 5)} (${timeLeft(end - now)})`;
    if (this.#red.size > 0) line += `; red: ${[...this.#red].slice(0, NAMED).join(', ')}`;
    if (this.#red.size > NAMED) line += ` and ${this.#red.size - NAMED} more`;
    this.#say(line);
  }

  #end({ count, until }: Waiting): number | undefined {
    const now = this.#now();
    const left = this.#total - this.#done - count;
    const passed = this.#done + count;
    if (passed === 0 || (left <= 0 && count === 0)) return undefined;
    return Math.max(now + ((now - this.#partAt) / passed) * left, until);
  }

  #draw(): void {
    const now = this.#now();
    if (now - this.#writtenAt < BETWEEN_STATES && this.#done < this.#total) return;
    this.#writtenAt = now;
    const waiting = this.#waiting();
    const width = this.#screen.columns || 80;
    const length = Math.min(BAR, Math.floor(width / 4));
    const filled = Math.round((this.#done / Math.max(1, this.#total)) * length);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(length - filled)}`;
    const end = now - this.#partAt < 2 * SECOND ? undefined : this.#end(waiting);
    const words = [`${bar} ${this.#part}${this.#done}/${this.#total}`, spanText(now - this.#startedAt)];
    if (end !== undefined) words.push(timeLeft(end - now));
    if (waiting.count > 0) words.push(`${waiting.count} waiting`);
    if (this.#red.size > 0) words.push(`${counted(this.#red.size, 'rule')} red`);
    const color = this.#red.size > 0 ? errorColors.red : errorColors.green;
    this.#screen.write(`${CLEARED}${color(words.join(' · ').slice(0, width - 1))}`);
  }
}

export function spanText(ms: number): string {
  const seconds = Math.round(ms / SECOND);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

export function timeLeft(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(ms / MINUTE)} min left`;
}
