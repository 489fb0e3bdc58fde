import { describe, expect, it } from 'vitest';
import { type Budgets, ceilings, misfits, overBudget } from './budgets.ts';
import { fileCircles, roomCircles } from './circles.ts';
import { figuresOf, isReached, overCeiling } from './figures.ts';
import { linesOf } from './lines.ts';
import { syntaxOf } from './syntax.ts';

const WIDTH = 20;

const file = (path: string, text = '') => ({ path, text });

const budgets: Budgets = {
  width: WIDTH,
  totals: { product: 3, tests: 1, data: 1 },
  wanted: { product: 2, issue: 'R' },
  allowances: { S: { product: 2 } },
  begun: [],
  rooms: { 'support/cli': { product: 2, data: 1 }, support: { product: 1 }, test: { tests: 1 } },
  figures: {},
};

const tree = [
  file('support/cli/a.ts', 'a;\nb;\n'),
  file('support/cli/a.data.ts', 'c;\n'),
  file('support/d.ts', 'd;\n'),
  file('test/a.test.ts', 'e;\n'),
];

const withText = (path: string, text: string) => [...tree.filter((each) => each.path !== path), file(path, text)];

describe('budgets of lines', () => {
  it('are kept by a tree that fits them', () => {
    expect([misfits(budgets, tree), overBudget(budgets, tree)]).toEqual([[], []]);
  });

  it('are exceeded by one line more, in the room and in the whole tree', () => {
    expect(overBudget(budgets, withText('support/d.ts', 'd;\nd;\n'))).toEqual([
      'support has 2 lines of product, 1 more than its budget of 1.',
      'The whole tree has 4 lines of product, 1 more than its budget of 3.',
    ]);
  });

  it.each([
    ['code moved to data', 'support/cli/a.data.ts', 'c;\na;\n', 'support/cli has 2 lines of data'],
    ['code moved to JSON', 'support/cli/a.json', '{}\n', 'support/cli has 2 lines of data'],
    ['a wider line', 'support/d.ts', `${'d'.repeat(WIDTH + 1)}\n`, 'support has 2 lines of product'],
  ])('are not saved by %s', (_title, path, text, problem) => {
    expect(overBudget(budgets, withText(path, text))[0]).toContain(problem);
  });

  it('grow by what an issue may add, once it has begun', () => {
    expect(ceilings(budgets).product).toBe(3);
    expect(ceilings({ ...budgets, begun: ['S'] })).toEqual({ product: 5, tests: 1, data: 1 });
  });

  it('name a room without files, files without a room, and an issue without an allowance', () => {
    const wrong = { ...budgets, rooms: { ...budgets.rooms, 'support/gone': { product: 9 } }, begun: ['Q'] };
    expect(misfits(wrong, [...tree, file('steps/a.ts'), file('steps/b.ts')])).toEqual([
      'budgets.yaml has a room support/gone, and no file is in it; take it out.',
      'steps is in no room of budgets.yaml; give it a budget.',
      'budgets.yaml says that Q has begun, and has no allowance for it.',
    ]);
  });
});

it.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['\n\n', 2],
  [`${'a'.repeat(WIDTH)}\n`, 1],
  [`${'a'.repeat(WIDTH * 2 + 1)}\n`, 3],
])('lines of %j are %i', (text, lines) => {
  expect(linesOf(text, WIDTH)).toBe(lines);
});

describe('circles', () => {
  const there = file('support/wire/http/a.ts', "import { x } from '../safety/b.ts';");

  it('are found when two folders import values from each other, as those of a folder cut in two at random do', () => {
    const back = file('support/wire/safety/b.ts', "import { y } from '../http/a.ts';");
    expect(roomCircles([there, back])).toEqual([['support/wire/http', 'support/wire/safety']]);
  });

  it('are found across three files', () => {
    const on = file('support/wire/safety/b.ts', "import { y } from '../target/c.ts';");
    const back = file('support/wire/target/c.ts', "import { z } from '../http/a.ts';");
    expect(fileCircles([there, on, back])[0]).toHaveLength(3);
  });

  it('between files are made by types too, between folders by values alone, and never by dynamic imports', () => {
    const types = file('support/wire/safety/b.ts', "import type { Y } from '../http/a.ts';");
    const later = file('support/wire/safety/b.ts', "await import('../http/a.ts');");
    expect([fileCircles([there, types]).length, roomCircles([there, types])]).toEqual([1, []]);
    expect(fileCircles([there, later])).toEqual([]);
  });
});

describe('what a file consists of', () => {
  it('counts the lines of functions, methods and arrows', () => {
    const text = 'const a = () => {\n  b();\n};\nclass C {\n  d() {\n  }\n}\nfunction e() {}\n';
    expect(syntaxOf(file('a.ts', text)).functions.map(({ lines }) => lines)).toEqual([3, 2, 1]);
  });

  it('finds regular expressions and no divisions', () => {
    expect(syntaxOf(file('a.ts', 'const a = /is refused/.test(b) ? 1 / 2 / 3 : 4;')).patterns).toEqual([
      { path: 'a.ts', line: 1, source: 'is refused' },
    ]);
  });

  it.each([
    ["new RegExp('is refused')", 'is refused'],
    ["RegExp(['is ', 'refused'].join(''))", 'is  refused'],
    ["const WORDS = 'is refused';\nnew RegExp(WORDS);", 'is refused'],
  ])('finds the pattern that %s builds from strings', (text, words) => {
    expect(syntaxOf(file('a.ts', text)).patterns[0]?.source).toContain(words);
  });

  it.each([
    ['a closed list of words', '[/is refused/, /is taken/, /is read/]', 1],
    ['a list with a grammar in it', '[/is refused/, /is (?:taken|read)/]', 2],
  ])('counts %s, %s, as %d', (_name, text, count) => {
    expect(syntaxOf(file('a.ts', `const a = ${text};`)).patterns).toHaveLength(count);
  });

  it('counts spreads of what is written out, which only keep lines joined', () => {
    const text = 'const a = { ...{ b: 1, c: 2 }, ...d };\nconst e = [...[1, 2], ...f];';
    expect(syntaxOf(file('a.ts', text)).literalSpreads).toBe(2);
  });
});

describe('figures', () => {
  const figures = figuresOf(
    [file('support/a.ts', "const a = () => new RegExp('is refused');\n"), file('docs/decisions/time.md', '# Time\n')],
    [{ path: 'features/a.feature', lines: 3, steps: ['it is so'] }],
    [{ pattern: 'it is so', matches: '^it is so$', parameters: [], uri: 'steps/a.steps.ts', line: 1 }],
    [{ decisions: { isFinal: () => true, limit: 3 } }, { decisions: { rules: [] } }],
    120,
  );

  it('are counted over the harness, the features and the decisions', () => {
    expect(figures).toMatchObject({
      'functions per 100 lines of support': 100,
      'percent of them on one line': 100,
      'patterns over our own words in support': 1,
      'step definitions': 1,
      'files in the fullest folder of features': 1,
      'decisions in docs/decisions': 1,
      'decisions of the reference': 3,
    });
  });

  it('are held against ceilings: one past it, one without, and a ceiling without a figure', () => {
    const limits = { functions: { atMost: 9 }, uses: { atLeast: 5 }, gone: { atMost: 1 } };
    expect(overCeiling({ functions: 10, uses: 4, more: 1 }, limits)).toEqual([
      '"functions" is 10; budgets.yaml wants at most 9.',
      '"uses" is 4; budgets.yaml wants at least 5.',
      '"more" has no ceiling in budgets.yaml.',
      'budgets.yaml has a ceiling for "gone", which no figure has.',
    ]);
  });

  it.each([
    [9, { atMost: 14, wanted: 9 }, true],
    [10, { atMost: 14, wanted: 9 }, false],
    [4, { atLeast: 3, wanted: 5 }, false],
    [5, { atLeast: 3, wanted: 5 }, true],
    [5, { atMost: 5 }, true],
  ])('of %i are where %j wants them: %s', (value, limit, reached) => {
    expect(isReached(value, limit)).toBe(reached);
  });
});
