import { PickleStepType } from '@cucumber/messages';
import type { WrittenExample } from '../../support/cli/phrases/written-examples.ts';

/** So many other lines have to say something in the same place of a phrase before it counts as a place for names. */
const OTHERS = 5;

/** The share of those lines that name what an earlier step has. */
const SHARE = 0.97;

/** Names are words; numbers, paths and patterns in quotes are values, and "NoShop", "No service" or "not-an-id" names nothing on purpose. */
const NAME = /^(?!not-|No[ A-Z])[A-Za-z][\w' -]*$/;

/** The texts in quotes of a step, but for those of JSON. */
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
export function unboundNames(examples: readonly WrittenExample[], patternOf: (text: string) => string): string[] {
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
