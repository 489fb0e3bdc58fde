import { describe, expect, it } from 'vitest';
import { fitted, wantsColor, widthOf } from '../../../support/cli/terminal/streams.ts';

const longest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

describe('text on a narrow terminal', () => {
  const failure = [
    'FAIL MSG-DEDUP-02 Duplicate detection looks back over a period of 24 hours. (MUST, Limits)',
    '  expected  "second" is reported rejected with report code 305',
    '  alone     bin/plumbline run --rule MSG-DEDUP-02 --fault dedup.window-23-hours',
  ].join('\n');

  it('breaks between words, and goes on under the text', () => {
    const text = fitted(failure, 40);
    expect(text).toContain('  expected  "second" is reported\n            rejected with report code\n');
    expect(longest(text.split('\n').slice(0, -1).join('\n'))).toBeLessThanOrEqual(40);
  });

  it('leaves commands whole, so that they can be copied', () => {
    expect(fitted(failure, 40)).toContain('bin/plumbline run --rule MSG-DEDUP-02 --fault dedup.window-23-hours');
  });

  it('leaves a pipe alone, and what fits', () => {
    expect(fitted(failure, undefined)).toBe(failure);
    expect(fitted(failure, 200)).toBe(failure);
  });

  it('does not count colours', () => {
    const red = `\u001b[31m${'word '.repeat(7).trim()}\u001b[39m`;
    expect(fitted(red, 40)).toBe(red);
  });

  it('never loses a word, however narrow it gets', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    for (const width of [1, 20, 33]) expect(words(fitted(failure, width))).toEqual(words(failure));
  });

  it.each([
    [{ isTTY: true, columns: 40 }, {}, 40],
    [{ isTTY: true, columns: 0 }, {}, 80],
    [{ isTTY: true, columns: 3 }, {}, 20],
    [{ isTTY: false }, {}, undefined],
    [{}, { COLUMNS: '50' }, 50],
    [{}, { COLUMNS: 'wide' }, undefined],
  ])('width of %j with %j', (screen, environment, width) => {
    expect(widthOf(screen, environment)).toBe(width);
  });
});

it.each([
  ['a terminal', { isTTY: true }, {}, true],
  ['a pipe', {}, {}, false],
  ['NO_COLOR on a terminal', { isTTY: true }, { NO_COLOR: '1' }, false],
  ['an empty NO_COLOR', { isTTY: true }, { NO_COLOR: '' }, true],
  ['a dumb terminal', { isTTY: true }, { TERM: 'dumb' }, false],
  ['FORCE_COLOR in a pipe', {}, { FORCE_COLOR: '1' }, true],
  ['FORCE_COLOR=0 on a terminal', { isTTY: true }, { FORCE_COLOR: '0' }, false],
])('colours on %s', (_, screen, environment, colored) => {
  expect(wantsColor(screen, environment)).toBe(colored);
});
