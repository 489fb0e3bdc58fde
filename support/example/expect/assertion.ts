import { expect, use, util } from 'chai';
import type { Difference, Relation } from '../../ground/evidence/difference.ts';

type Act = (this: object, ...args: unknown[]) => unknown;

/** What the assertions that we use hold two values against each other for; those in the second list chain on. */
const METHODS: Readonly<Record<string, Relation>> = {
  equal: 'equals',
  members: 'has members',
  keys: 'has keys',
  oneOf: 'is one of',
  within: 'within',
  above: 'above',
  below: 'below',
  least: 'at least',
  most: 'at most',
  match: 'like',
  matches: 'like',
  instanceof: 'of type',
  satisfy: 'of type',
};
const CHAINED: Readonly<Record<string, Relation>> = {
  a: 'of type',
  an: 'of type',
  include: 'includes',
  includes: 'includes',
  lengthOf: 'of length',
};

/** Relations that a word before the assertion changes, by the flag that the word sets. */
const CHANGED: Partial<Record<Relation, readonly [flag: string, relation: Relation]>> = {
  above: ['doLength', 'longer than'],
  'has members': ['contains', 'includes all'],
};

function plain(value: unknown): unknown {
  if (value instanceof Set) return [...value];
  if (typeof value === 'function') return value.name;
  return value instanceof RegExp || (typeof value === 'number' && !Number.isFinite(value)) ? String(value) : value;
}

function differenceOf(assertion: object, { message }: Error, method: Relation, args: unknown[]): Difference {
  const [word, changed] = CHANGED[method] ?? [];
  const actual = util.flag(assertion, 'object');
  const told = util.flag(assertion, 'message') ?? '';
  const got = `${util.objDisplay(actual)} `;
  const start = `${told && `${told}: `}expected ${got}`;
  const sentence = (message.startsWith(start) ? got + message.slice(start.length) : '').split('expected ').at(-1) ?? '';
  // A printed value that holds " to " is divided there, since fingerprints in target files have always been.
  const at = sentence.search(/ (?:not )?to /);
  const { path = '', ...known }: Partial<Difference> = util.flag(assertion, 'known') ?? {};
  return {
    subject: told.slice(0, told.length - path.length),
    path,
    relation: word && changed && util.flag(assertion, word) ? changed : method,
    isDenied: util.flag(assertion, 'negate') === true,
    isStatus: false,
    expected: plain(args.length > 1 ? args : args[0]),
    actual: plain(actual),
    ...known,
    print: at < 0 ? { expected: '', actual: '' } : { expected: sentence.slice(at + 1), actual: sentence.slice(0, at) },
  };
}

const telling = (relation: Relation) => (act: Act) =>
  function told(this: object, ...args: unknown[]) {
    try {
      return act.apply(this, args);
    } catch (error) {
      throw Object.assign(error as Error, { difference: differenceOf(this, error as Error, relation, args) });
    }
  };

use(({ Assertion }, { overwriteMethod, overwriteChainableMethod, overwriteProperty }) => {
  const { prototype } = Assertion;
  for (const [name, relation] of Object.entries(METHODS)) overwriteMethod(prototype, name, telling(relation));
  for (const [name, relation] of Object.entries(CHAINED))
    overwriteChainableMethod(prototype, name, telling(relation), ((chain: Act) => chain) as never);
  overwriteProperty(prototype, 'empty', telling('empty'));
});

/** What a difference says of a value where the assertion itself compares something made from it. */
type Known = Partial<Pick<Difference, 'path' | 'relation' | 'expected' | 'actual' | 'isStatus' | 'reportCode'>>;

/** Like chai's own, with what it cannot know of a difference. */
export function expectAs(value: unknown, subject: string, known: Known): Chai.Assertion {
  const assertion = expect(value, `${subject}${known.path ?? ''}`);
  util.flag(assertion, 'known', known);
  return assertion;
}
