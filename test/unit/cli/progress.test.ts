import { describe, expect, it } from 'vitest';
import { Progress, timeLeft } from '../../../support/cli/run/progress.ts';

/** A terminal that keeps what was written to it. */
function aScreen(over: { isTTY?: boolean; columns?: number } = {}) {
  const written: string[] = [];
  return { written, isTTY: true, columns: 80, ...over, write: (text: string) => written.push(text) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what moves the line is taken off
const plain = (text = ''): string => text.replace(/\r?\u001b\[[0-9;]*[A-Za-z]/g, '');

describe('progress', () => {
  it('says nothing about the end before two seconds have passed', () => {
    expect(timeLeft(1999, 1, 10)).toBe('');
    expect(timeLeft(4000, 0, 10)).toBe('');
    expect(timeLeft(4000, 10, 10)).toBe('');
  });

  it('estimates by what is done, in minutes when it is long', () => {
    expect(timeLeft(4000, 1, 10)).toBe('about 36 s left ');
    expect(timeLeft(60_000, 10, 100)).toBe('about 9 min left ');
  });

  it('fits a narrow terminal and goes away in the end', () => {
    let now = 0;
    const screen = aScreen({ columns: 40 });
    const progress = new Progress(
      screen,
      false,
      () => now,
      () => '',
    );
    progress.plan(Array.from({ length: 100 }, () => 'DEDUP'));
    now = 10_000;
    for (let done = 0; done < 50; done += 1) {
      now += 100;
      progress.done('DEDUP', 'DEDUP-01', done < 40 ? 'pass' : 'fail');
    }
    progress.end();
    expect(plain(screen.written.at(-2))).toMatch(/^█{5}░{5} 50\/100 about 15 s left/);
    for (const line of screen.written) expect(plain(line).length).toBeLessThan(40);
    expect(screen.written.at(-1)).toBe('\r\u001b[2K');
  });

  it('writes a line per area where there is no terminal, and nothing when it shall be quiet', () => {
    const pipe = aScreen({ isTTY: false });
    const told = new Progress(
      pipe,
      false,
      () => 0,
      (area) => `1 fail in ${area}`,
    );
    told.plan(['MSG']);
    told.done('MSG', 'MSG-01', 'fail');
    told.end();
    expect(pipe.written).toEqual(['MSG          1 fail in MSG\n']);
    const silent = aScreen();
    const quiet = new Progress(
      silent,
      true,
      () => 0,
      () => '',
    );
    quiet.plan(['MSG']);
    quiet.done('MSG', 'MSG-01', 'pass');
    quiet.end();
    expect(silent.written).toEqual([]);
  });
});
