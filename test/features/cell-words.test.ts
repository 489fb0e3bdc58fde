import { describe, expect, it } from 'vitest';
import { textOf } from './own-files.ts';

const [, table = ''] = /^## Words in cells and quotes$(.*?)^## /ms.exec(textOf('features/README.md')) ?? [];
const documented = new Set(Array.from(table.matchAll(/`([^`]+)`/g), ([, word = '']) => word));

/** The words in brackets that a file gives a meaning to. */
const wordsIn = (path: string): string[] =>
  Array.from(textOf(path).matchAll(/'(\[[^\]']+\])': /g), ([, word = '']) => word);

describe('the words in cells and quotes', () => {
  it.each(['support/example/expect/likeness.ts', 'support/example/expect/number-classes.ts'])(
    'of %s are in the table of features/README.md',
    (path) => {
      expect(wordsIn(path).length).toBeGreaterThan(5);
      expect(wordsIn(path).filter((word) => !documented.has(word))).toEqual([]);
    },
  );

  it('are all there: kinds of values in reports', () => {
    const [, kinds = ''] = /const KINDS = \[(.*?)\]/s.exec(textOf('support/example/expect/member-kinds.ts')) ?? [];
    const words = Array.from(kinds.matchAll(/'([^']+)'/g), ([, word = '']) => word);
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((word) => !documented.has(word))).toEqual([]);
  });

  it('in brackets mean something where the table has them', () => {
    const known = ['likeness', 'number-classes'].flatMap((name) => wordsIn(`support/example/expect/${name}.ts`));
    const inBrackets = [...documented].filter((word) => /^\[[a-zA-Z]/.test(word));
    expect(inBrackets.length).toBeGreaterThan(10);
    expect(inBrackets.filter((word) => !known.includes(word))).toEqual([]);
  });
});
