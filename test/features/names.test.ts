import { PickleStepType } from '@cucumber/messages';
import { expect, it } from 'vitest';
import { examplesWritten, suiteExamples, type WrittenExample } from '../../support/cli/phrases/written-examples.ts';
import { loadDefinitions, patternsBy } from './step-definitions.ts';

/** So many other lines have to say something in the same place of a phrase before it counts as a place for names. */
const OTHERS = 5;

/** The share of those lines that name what an earlier step has. */
const SHARE = 0.97;

/** Names are words; numbers, paths and patterns in quotes are values, and "NoShop", "No service" or "not-an-id" names nothing on purpose. */
const NAME = /^(?!not-|No[ A-Z])[A-Za-z][\w' -]*$/;

const quotedIn = (text: string): string[] =>
  [...text.replace(/[{[].*[}\]]/, '').matchAll(/"([^"]*)"/g)].flatMap(([, quoted = '']) => quoted);

/** The texts in quotes of an example, each with the place of a phrase where it is said, and whether an earlier Given or When has it. */
function namesIn({ steps, uri }: WrittenExample, patternOf: (text: string) => string) {
  const said: Array<{ where: string; name: string; slot: string; isBound: boolean }> = [];
  let before = '';
  for (const { text, line, type, argument } of steps) {
    for (const [place, quoted] of quotedIn(text).entries())
      for (const name of quoted.split(', ').filter((each) => NAME.test(each))) {
        const isBound = new RegExp(`\\b${name.replace(/^the /, '')}\\b`).test(before);
        said.push({ where: `${uri}:${line}`, name, slot: `${patternOf(text)} ${place}`, isBound });
      }
    if (type !== PickleStepType.OUTCOME) before += `${text}\n${argument.join('\n')}\n`;
  }
  return said;
}

/**
 * Names in quotes of things that no earlier Given or When of their example has. Which places of a phrase are for names is learned from
 * the features: all others say there what an earlier step has.
 */
function unboundNames(examples: readonly WrittenExample[], patternOf: (text: string) => string): string[] {
  const bySlot = new Map<string, Map<string, ReturnType<typeof namesIn>>>();
  for (const said of examples.flatMap((example) => namesIn(example, patternOf))) {
    const lines = bySlot.get(said.slot) ?? new Map<string, ReturnType<typeof namesIn>>();
    lines.set(said.where, [...(lines.get(said.where) ?? []), said]);
    bySlot.set(said.slot, lines);
  }
  return [...bySlot.values()].flatMap((lines) => {
    const loose = [...lines.values()].filter((names) => !names.every(({ isBound }) => isBound));
    const others = lines.size - 1;
    if (others < OTHERS || (lines.size - loose.length) / others < SHARE) return [];
    const unbound = loose.flat().filter(({ isBound }) => !isBound);
    return unbound.map(({ where, name }) => `${where} says "${name}", which no Given or When before it has`);
  });
}

const patternOf = (text: string): string => text.replace(/"[^"]*"/g, '{string}');

/** Examples that each send a message by one name and say the state of another, on lines 4, 8, 12 and so on. */
const sending = (names: ReadonlyArray<readonly [sent: string, said: string]>) =>
  examplesWritten(
    'features/a.feature',
    names.reduce(
      (text, [sent, said]) =>
        `${text}\n  Example: E\n    When the client sends "${sent}"\n    Then "${said}" has the state "rejected"`,
      'Feature: F\n',
    ),
  );

const BOUND = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => [name, name] as const);

it('a name that no earlier step has is found, with its place', () => {
  expect(unboundNames(sending([...BOUND, ['seventh', 'seven']]), patternOf)).toEqual([
    'features/a.feature:23 says "seven", which no Given or When before it has',
  ]);
});

it('a text that no example has before is a value, no name', () => {
  expect(unboundNames(sending(BOUND), patternOf)).toEqual([]);
});

it('what says by its name that nothing has it may be said', () => {
  expect(unboundNames(sending([...BOUND, ['seventh', 'not-sent']]), patternOf)).toEqual([]);
});

it('every name in the features is of something that its example has', async () => {
  expect(unboundNames(suiteExamples(), patternsBy(await loadDefinitions()))).toEqual([]);
});
