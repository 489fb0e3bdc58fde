import type { Value } from '../../../reference-impl/messaging/templates/template.ts';

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

function countingList(values: readonly Value[]): { list: readonly Value[]; visits: () => number } {
  let visits = 0;
  const get = (of: readonly Value[], name: string | symbol): unknown => {
    visits += 1;
    return Reflect.get(of, name);
  };
  return { list: new Proxy(values, { get }), visits: () => visits };
}

/** The data of an event, and how often its entries were visited: an id, long texts, odd keys, and more entries than any event has. */
export function eventData(size: number) {
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
