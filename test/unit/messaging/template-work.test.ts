import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_WORK } from '../../../reference-impl/messaging/templates/meter.ts';
import type { Value } from '../../../reference-impl/messaging/templates/template.ts';
import { allowedSteps, probe } from './template-probe.ts';
import { oddTemplate, template } from './template-texts.ts';

/** A map that counts how often an entry of it is visited, whatever the meter says. */
class CountingMap extends Map<string, Value> {
  visits = 0;

  *#counted<Each>(of: Iterable<Each>): MapIterator<Each> {
    for (const each of of) {
      this.visits += 1;
      yield each;
    }
    return undefined;
  }

  override keys = (): MapIterator<string> => this.#counted(super.keys());
  override values = (): MapIterator<Value> => this.#counted(super.values());
  override entries = (): MapIterator<[string, Value]> => this.#counted(super.entries());
  override [Symbol.iterator] = (): MapIterator<[string, Value]> => this.entries();
}

/** A list that counts how often it is looked at. */
function countingList(values: readonly Value[]): { list: readonly Value[]; visits: () => number } {
  let visits = 0;
  const get = (of: readonly Value[], name: string | symbol): unknown => {
    visits += 1;
    return Reflect.get(of, name);
  };
  return { list: new Proxy(values, { get }), visits: () => visits };
}

/** The data of an account: an id, long texts, odd keys, and more entries than any event has. */
function data(size: number) {
  const big = new CountingMap(Array.from({ length: size }, (_, at) => [`k${at}`, 'v']));
  big.visits = 0;
  const long = countingList(Array.from({ length: size }, (_, at) => `v${at}`));
  const variables = new Map<string, Value>([
    ['id', 'id-1'],
    ['content', 'x'.repeat(size)],
    ['markup', '<"\u0000é'.repeat(size)],
    ['metadata', new Map(Object.entries(JSON.parse('{"__proto__":"p","constructor":"c","k":"v"}')))],
    ['big', big],
    ['long', long.list],
  ]);
  return { variables, visits: () => big.visits + long.visits() };
}

it.each([
  ['as the grammar has it', template],
  ['with pieces repeated, missing or in the wrong place', oddTemplate],
])('a template %s is read in linear steps and rendered within the bound, or refused', (_title, texts) => {
  fc.assert(
    fc.property(texts, fc.constantFrom(0, 3, 2000), (text, size) => {
      const { variables, visits } = data(size);
      const { steps, work, text: written = '' } = probe(text, variables);
      expect(steps).toBeLessThanOrEqual(allowedSteps(text));
      expect(work).toBeLessThanOrEqual(MOST_WORK);
      expect(written.length).toBeLessThanOrEqual(work);
      expect(visits()).toBeLessThanOrEqual(work);
    }),
    { numRuns: 500 },
  );
});
