import { Session } from 'node:inspector';

/** The members of an object as the debugger shows them: private ones and the entries of collections among them. */
interface Shown {
  readonly type: string;
  readonly subtype?: string;
  readonly value?: unknown;
  readonly unserializableValue?: string;
  readonly description?: string;
  readonly className?: string;
  readonly objectId?: string;
}

interface Named {
  readonly name: string;
  readonly value?: Shown;
}

interface Members {
  readonly result: readonly Named[];
  readonly internalProperties?: readonly Named[];
  readonly privateProperties?: readonly Named[];
}

/** Where the debugger finds what it is asked about. */
const PLACE = '__wholeObject';

/** What a walk passes by, and where the order of entries says nothing; `path` is the place of a member. */
export interface Manner {
  isLeftOut(path: string): boolean;
  isUnordered(path: string): boolean;
}

/** Walks through an object with the debugger, which alone sees private members. */
class Walk {
  readonly #session = new Session();
  readonly #isLeftOut: Manner['isLeftOut'];
  readonly #isUnordered: Manner['isUnordered'];
  /** Where each object was found first. */
  readonly #places: string[] = [];
  readonly lines: string[] = [];
  /** Collections by their place, with how many entries they have. */
  readonly collections = new Map<string, number>();

  constructor({ isLeftOut, isUnordered }: Manner) {
    this.#isLeftOut = isLeftOut;
    this.#isUnordered = isUnordered;
    this.#session.connect();
  }

  over(root: object): void {
    const numbers = new Map<object, number>();
    const numberOf = (value: object): number => {
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      return number;
    };
    Object.assign(globalThis, { [PLACE]: { root, numberOf } });
    const { result } = this.#ask<{ result: Shown }>('Runtime.evaluate', { expression: `${PLACE}.root` });
    this.#show('', result);
    Reflect.deleteProperty(globalThis, PLACE);
    this.#session.disconnect();
  }

  #ask<Answer>(method: string, params: object): Answer {
    let answered: unknown;
    this.#session.post(method, params, (error, answer) => {
      if (error) throw error;
      answered = answer;
    });
    return answered as Answer;
  }

  #show(path: string, shown: Shown): void {
    if (shown.type === 'function' || this.#isLeftOut(path)) return;
    if (shown.objectId === undefined) {
      this.lines.push(`${path} = ${shown.unserializableValue ?? JSON.stringify(shown.value) ?? shown.type}`);
      return;
    }
    const number = this.#numberOf(shown.objectId);
    const known = this.#places[number];
    this.#places[number] ??= path;
    this.#members(path, shown, shown.objectId, known);
  }

  #numberOf(objectId: string): number {
    const functionDeclaration = `function () { return ${PLACE}.numberOf(this); }`;
    const { result } = this.#ask<{ result: Shown }>('Runtime.callFunctionOn', { objectId, functionDeclaration });
    return result.value as number;
  }

  /** Shows an object that is known from another place as that one, unless it is flat: copies of such may be shared or not. */
  #members(path: string, { subtype, className }: Shown, objectId: string, known: string | undefined): void {
    const asked = { objectId, ownProperties: true };
    const { result, internalProperties, privateProperties = [] } = this.#ask<Members>('Runtime.getProperties', asked);
    const members = [...result, ...privateProperties].filter(({ name }) => name !== '__proto__');
    const entries = (internalProperties ?? []).find(({ name }) => name === '[[Entries]]')?.value?.objectId;
    const isFlat = entries === undefined && members.every(({ value }) => value?.objectId === undefined);
    if (known !== undefined && !isFlat) {
      this.lines.push(`${path} is ${known}`);
      return;
    }
    this.lines.push(`${path}: ${className}`);
    if (entries !== undefined) this.#entries(path, entries);
    else if (subtype === 'array') this.#count(path, result.length - 1);
    for (const { name, value } of members) if (value) this.#show(`${path}/${name}`, value);
  }

  #count(path: string, size: number): void {
    const place = placeOf(path);
    this.collections.set(place, Math.max(size, this.collections.get(place) ?? 0));
  }

  #entries(path: string, objectId: string): void {
    const asked = { ownProperties: true };
    const { result } = this.#ask<Members>('Runtime.getProperties', { ...asked, objectId });
    const pairs = result
      .filter(({ name }) => /^\d+$/.test(name))
      .map(({ value }) => this.#ask<Members>('Runtime.getProperties', { ...asked, objectId: value?.objectId }).result);
    this.#count(path, pairs.length);
    if (this.#isUnordered(path)) pairs.sort((one, other) => (keyIn(one) < keyIn(other) ? -1 : 1));
    for (const [place, pair] of pairs.entries())
      for (const { name, value } of pair)
        if (value && name !== '__proto__') this.#show(`${path}/[${place}].${name}`, value);
  }
}

const keyIn = (pair: readonly Named[]): string => String(pair.find(({ name }) => name === 'key')?.value?.value);

const placeOf = (path: string): string => path.replace(/\/(\[\d+\]\.(key|value)|\d+)(?=\/|$)/g, '/*');

/** Everything that is reachable from an object, private members included, in lines; and the sizes of all collections by their place. */
export function wholeOf(root: object, manner: Manner): Pick<Walk, 'lines' | 'collections'> {
  const walk = new Walk(manner);
  walk.over(root);
  return walk;
}
