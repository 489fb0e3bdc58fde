import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress, progressOf, timeLeft } from '../../../support/cli/run/progress.ts';

function aScreen(over: { isTTY?: boolean; columns?: number } = {}) {
  const written: string[] = [];
  return { written, isTTY: true, columns: 80, ...over, write: (text: string) => written.push(text) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what moves the line is taken off
const plain = (text = ''): string => text.replace(/\r?\u001b\[[0-9;]*[A-Za-z]/g, '');

const nothingWaits = () => ({ count: 0, until: 0 });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('progress', () => {
  it('estimates the rest in seconds, in minutes when it is long', () => {
    expect(timeLeft(36_000)).toBe('about 36 s left');
    expect(timeLeft(540_000)).toBe('about 9 min left');
    expect(timeLeft(-1)).toBe('about 0 s left');
  });

  it('fits a narrow terminal and goes away in the end', () => {
    const screen = aScreen({ columns: 40 });
    const progress = new Progress(screen, undefined, Date.now);
    progress.begin(100, nothingWaits);
    vi.advanceTimersByTime(10_000);
    for (let done = 0; done < 50; done += 1) {
      vi.advanceTimersByTime(130);
      progress.done('DEDUP-01', 'a.feature:7', done === 40);
    }
    progress.end();
    expect(plain(screen.written.at(-2))).toMatch(/^█{5}░{5} 50\/100 · 17 s · about 17 s/);
    const lines = screen.written.map(plain).filter((line) => line !== 'first finding: DEDUP-01 at a.feature:7\n');
    expect(lines).toHaveLength(screen.written.length - 1);
    for (const line of lines) expect(line.length).toBeLessThan(40);
    expect(screen.written.at(-1)).toBe('\r\u001b[2K');
  });

  it('writes a line every 30 seconds where there is no terminal, whether examples end or not', () => {
    const pipe = aScreen({ isTTY: false });
    const progress = new Progress(pipe, undefined, Date.now);
    progress.begin(20, () => ({ count: 2, until: 600_000 }));
    vi.advanceTimersByTime(29_000);
    progress.done('MSG-01', 'a.feature:1', false);
    progress.done('MSG-02', 'a.feature:2', true);
    progress.done('MSG-02', 'a.feature:3', true);
    expect(pipe.written.slice(1)).toEqual(['first finding: MSG-02 at a.feature:2\n']);
    vi.advanceTimersByTime(91_000);
    progress.end();
    vi.advanceTimersByTime(91_000);
    expect(pipe.written).toHaveLength(6);
    expect(pipe.written[0]).toMatch(/^0 of 20 examples done, 2 waiting after 0 s/);
    expect(pipe.written[5]).toMatch(
      /^3 of 20 examples done, 2 waiting after 2 min 0 s, the end at \d\d:\d\d \(about 8 min left\); red: MSG-02\n$/,
    );
  });

  it('says nothing when it is to say nothing, and refuses other words', () => {
    const silent = aScreen();
    const progress = new Progress(silent, 'none', Date.now);
    progress.begin(1, nothingWaits);
    vi.advanceTimersByTime(60_000);
    progress.done('MSG-01', 'a.feature:1', true);
    progress.end();
    expect(silent.written).toEqual([]);
    expect(progressOf('plain')).toBe('plain');
    expect(() => progressOf('dots')).toThrow('--progress dots is none of its words; write none, plain or live.');
  });
});
