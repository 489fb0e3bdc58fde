import type { Decided } from '../../worlds/trace.ts';
import { inDecisions } from './in-decisions.ts';
import { isRecord, isSame, LOST } from './operator.ts';
import { type Found, findIn, type Memory, type Site } from './site.ts';
import { valueOperator } from './value-operators.ts';

// biome-ignore lint/suspicious/noExplicitAny: decisions are of every kind
type Any = any;

const ABROAD = /^\+(?!46)\d{8,}$/;

const isAbroad = (value: unknown): boolean => typeof value === 'string' && ABROAD.test(value);

/** Whether anything that a decision is given is, or has, a number that is not at home. */
const concernsAbroad = (given: readonly unknown[]): boolean =>
  given.some(
    (each) => isAbroad(each) || (typeof each === 'object' && each !== null && Object.values(each).some(isAbroad)),
  );

/** For each world, whether a time, counted from one, is a wrong one. */
const counted = (isWrong: (time: number) => boolean) => () => {
  let time = 0;
  return () => {
    time += 1;
    return isWrong(time);
  };
};

/** When a decision goes wrong: every time, from the fourth time on, whenever another process would be asked, or only for numbers abroad. */
const WHEN: Readonly<
  Record<string, { readonly says: string; readonly begin: () => (given: readonly unknown[]) => boolean }>
> = {
  '': { says: '', begin: () => () => true },
  '-after-three': { says: ' from the fourth time on', begin: counted((time) => time > 3) },
  '-every-second': {
    says: ' every second time, as if two processes took turns and shared nothing',
    begin: counted((time) => time % 2 === 0),
  },
  '-abroad': { says: ' for numbers abroad', begin: () => concernsAbroad },
};

const HOW: Readonly<Record<string, { readonly says: string; readonly change: (result: unknown) => unknown }>> = {
  negated: { says: 'decides the opposite', change: (result) => (typeof result === 'boolean' ? !result : result) },
  nothing: { says: 'has no opinion', change: () => undefined },
};

const EFFECTS: Readonly<Record<string, { readonly says: string; readonly around: (usual: Any) => Any }>> = {
  'left-out': { says: 'does nothing', around: () => () => undefined },
  twice: {
    says: 'does it twice',
    around:
      (usual) =>
      (...given: unknown[]) => {
        usual(...given);
        return usual(...given);
      },
  },
};

const pairs = Object.entries(HOW).flatMap(([how, { says, change }]) =>
  Object.entries(WHEN).map(([when, it]) => ({
    name: `${how}${when}`,
    says: `${says}${it.says}`,
    change,
    begin: it.begin,
  })),
);

/** Makes no sense of the result of a decision, or is easier to see than others that are tried. */
const UNFIT = new Set(['lost', 'null', 'null-lost', 'as-text', 'negated', 'doubled', 'emptied']);

/** The conditional operators that would make a difference here; a rule without an opinion is as good as left out. */
function conditional(
  value: Required<Decided>,
  memory: Memory,
  isNew: (found: Found) => boolean,
  isRule: boolean,
): Found[] {
  const found: Found[] = [];
  for (const { name, change, begin } of pairs) {
    const when = (memory.get(name) ?? begin()) as (given: unknown) => boolean;
    memory.set(name, when as (value: unknown) => unknown);
    const one = { operator: name, at: '' };
    if (!when(value.given) || (name === 'nothing' && isRule) || !isNew(one)) continue;
    if (!isSame(change(value.result), value.result)) found.push(one);
  }
  return found;
}

/** Decisions: their results, their effects, and the numbers and lists that they consist of. */
export const decided: Site = {
  kind: 'decided',
  operators: [...Object.keys(EFFECTS), ...pairs.map(({ name }) => name)],
  find: (subject, value, memory, isNew): Found[] => {
    const { given, result } = value as Decided;
    const [, ...at] = subject.split('/');
    const placed = ({ operator }: Found): Found => ({ operator, at: at.join('/') });
    const isNewHere = (found: Found): boolean => isNew(placed(found));
    const effects = given && result === undefined ? Object.keys(EFFECTS).map((operator) => ({ operator, at: '' })) : [];
    const isPlain = typeof result !== 'object' || result === null || Array.isArray(result) || isRecord(result);
    const results = isPlain
      ? findIn(result, memory, isNewHere, { isMeant: (path) => path.length === 0, without: UNFIT })
      : [];
    const conditions = given ? conditional({ given, result }, memory, isNewHere, at.length > 1) : [];
    return [...effects.filter(isNewHere), ...conditions, ...results].map(placed);
  },
  row: (operator, subject, at) => {
    const pair = pairs.find(({ name }) => name === operator);
    const effect = EFFECTS[operator];
    const value = valueOperator.get(operator);
    const says = (pair ?? effect)?.says ?? (value && !UNFIT.has(operator) ? `comes out ${value.says}` : undefined);
    if (says === undefined) return undefined;
    const around = (usual: Any): Any => {
      if (effect) return effect.around(usual);
      const [when, change] = [pair?.begin(), value?.begin()];
      return (...given: unknown[]) => {
        const result = usual(...given);
        if (pair) return when?.(given) ? pair.change(result) : result;
        const changed = change?.(result);
        return changed === LOST ? undefined : changed;
      };
    };
    const change = (usual: Any): Any => (typeof usual === 'function' ? around(usual) : value?.begin()(usual));
    return { says: `${subject}${at === '' ? '' : ` (${at})`} ${says}.`, decide: inDecisions(subject, at, change) };
  },
};
