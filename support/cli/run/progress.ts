import { counted } from '../../ground/counted.ts';
import type { JudgedExample } from '../../ledger/verdicts.ts';
import { errorColors } from '../terminal/colors.ts';

interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const REDRAW_MS = 80;
const BAR = 24;

/** Shows how far a run is: one moving line on a terminal, one line per area elsewhere, nothing when quiet. */
export class Progress {
  readonly #screen: Screen;
  readonly #quiet: boolean;
  readonly #now: () => number;
  readonly #textOf: (area: string) => string;
  readonly #left = new Map<string, number>();
  readonly #red = new Set<string>();
  #total = 0;
  #done = 0;
  #startedAt: number;
  #drawnAt = 0;

  /** @param textOf what the verdict says of an area when the last of its examples has ended */
  constructor(screen: Screen, quiet: boolean, now: () => number, textOf: (area: string) => string) {
    this.#screen = screen;
    this.#quiet = quiet;
    this.#now = now;
    this.#textOf = textOf;
    this.#startedAt = now();
  }

  plan(areas: readonly string[]): void {
    this.#total += areas.length;
    for (const area of areas) this.#left.set(area, (this.#left.get(area) ?? 0) + 1);
  }

  done(area: string, rule: string, verdict: JudgedExample['verdict']): void {
    this.#done++;
    if (verdict === 'fail' || verdict === 'error') this.#red.add(rule);
    const left = (this.#left.get(area) ?? 0) - 1;
    this.#left.set(area, left);
    if (this.#quiet) return;
    if (this.#screen.isTTY) this.#draw(area);
    else if (left === 0) this.#screen.write(`${area.padEnd(12)} ${this.#textOf(area)}\n`);
  }

  end(): void {
    if (this.#screen.isTTY && !this.#quiet && this.#drawnAt > 0) this.#screen.write('\r\u001b[2K');
  }

  #draw(area: string): void {
    const now = this.#now();
    if (now - this.#drawnAt < REDRAW_MS && this.#done < this.#total) return;
    this.#drawnAt = now;
    const width = this.#screen.columns || 80;
    const length = Math.min(BAR, Math.floor(width / 4));
    const filled = Math.round((this.#done / Math.max(1, this.#total)) * length);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(length - filled)}`;
    const left = timeLeft(now - this.#startedAt, this.#done, this.#total);
    const red = this.#red.size === 0 ? '' : ` ${counted(this.#red.size, 'rule')} red`;
    const line = `${bar} ${this.#done}/${this.#total} ${left}${area}${red}`;
    const color = this.#red.size > 0 ? errorColors.red : errorColors.green;
    this.#screen.write(`\r\u001b[2K${color(line.slice(0, width - 1))}`);
  }
}

/** A run has to last so long, in milliseconds, before anything can be said about its end. */
const TELLING = 2000;

/** How long the rest will take when it goes on like this; empty at the beginning and at the end. */
export function timeLeft(elapsed: number, done: number, total: number): string {
  if (elapsed < TELLING || done === 0 || done >= total) return '';
  const seconds = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  return seconds < 90 ? `about ${seconds} s left ` : `about ${Math.round(seconds / 60)} min left `;
}
