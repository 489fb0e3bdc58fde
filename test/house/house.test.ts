import { describe, expect, it } from 'vitest';
import { valueCircles } from './circles.ts';
import { type HouseRecord, losses, recordOf } from './record.ts';
import { functionsOf, patternsOf } from './syntax.ts';

const file = (path: string, text: string) => ({ path, text });

describe('circles of values', () => {
  const there = file('support/wire/http/a.ts', "import { x } from '../safety/b.ts';");

  it('are found when two folders import values from each other', () => {
    const back = file('support/wire/safety/b.ts', "import { y } from '../http/a.ts';");
    expect(valueCircles([there, back])).toEqual([['support/wire/http', 'support/wire/safety']]);
  });

  it('are found across three folders', () => {
    const on = file('support/wire/safety/b.ts', "import { y } from '../target/c.ts';");
    const back = file('support/wire/target/c.ts', "import { z } from '../http/a.ts';");
    expect(valueCircles([there, on, back])[0]).toHaveLength(3);
  });

  it('are not made by types or dynamic imports', () => {
    const types = file(
      'support/wire/safety/b.ts',
      "import type { Y } from '../http/a.ts';\nawait import('../http/a.ts');",
    );
    expect(valueCircles([there, types])).toEqual([]);
  });
});

describe('functions and patterns', () => {
  it('counts the lines of functions, methods and arrows', () => {
    const text = 'const a = () => {\n  b();\n};\nclass C {\n  d() {\n  }\n}\nfunction e() {}\n';
    expect(functionsOf(file('a.ts', text)).map(({ lines }) => lines)).toEqual([3, 2, 1]);
  });

  it('finds regular expressions and no divisions', () => {
    expect(patternsOf(file('a.ts', 'const a = /is refused/.test(b) ? 1 / 2 / 3 : 4;'))).toEqual([
      { path: 'a.ts', line: 1, source: 'is refused' },
    ]);
  });
});

describe('the record', () => {
  const verdicts = (verdict: string, ...names: string[]) => ({
    rules: [{ id: 'R-1', verdict, examples: names.map((name) => ({ name })) }],
  });
  const matrix = (caught: boolean) => ({ outcomes: [{ id: 'f.one', caught }] });
  const before = recordOf(verdicts('pass', 'a', 'b', 'b'), verdicts('pass'), matrix(true));

  it('counts distinct situations', () => {
    expect(before.bundled['R-1']).toEqual({ verdict: 'pass', examples: 2 });
  });

  it('is equal to itself and to a record with more', () => {
    expect(losses(before, before)).toEqual([]);
    expect(losses(before, recordOf(verdicts('pass', 'a', 'b', 'c'), verdicts('pass', 'a'), matrix(true)))).toEqual([]);
  });

  it.each<[string, HouseRecord, string]>([
    ['a lost rule', { ...before, bundled: {} }, 'R-1 is gone from the run on the reference'],
    [
      'a changed verdict',
      { ...before, twin: { 'R-1': { verdict: 'fail', examples: 0 } } },
      'R-1 was pass on the twin, now fail',
    ],
    [
      'fewer situations',
      { ...before, bundled: { 'R-1': { verdict: 'pass', examples: 1 } } },
      'R-1 had 2 situations on the reference, now 1',
    ],
    ['a fault that slips through', { ...before, caught: [] }, 'the fault f.one is no longer caught'],
  ])('shows %s', (_title, after, loss) => {
    expect(losses(before, after)).toEqual([loss]);
  });
});
