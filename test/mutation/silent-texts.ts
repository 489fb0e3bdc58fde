import type { Ignorer } from '@stryker-mutator/api/ignore';

/** The little of a syntax tree that is looked at. */
interface Node {
  readonly type: string;
  readonly key?: { readonly name?: string };
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly unknown[];
  readonly properties?: readonly Node[];
  readonly name?: string;
  readonly expressions?: readonly Node[];
  readonly quasis?: ReadonlyArray<{ readonly value: { readonly raw: string } }>;
}

interface Path {
  readonly node: Node;
  readonly parent: Node | null;
  readonly parentPath: { readonly parent: Node | null } | null;
}

const isText = ({ type }: Node): boolean => type === 'StringLiteral' || type === 'TemplateLiteral';

const named = (node: Node | null, name: string): boolean => node?.type === 'ObjectProperty' && node.key?.name === name;

/** What else an object has whose name is a label. */
const LABELLED = ['fits', 'judge', 'keeps', 'mistakes', 'objects', 'run'];

const isLabelled = (object: Node | null): boolean =>
  object?.properties?.some(({ key }) => LABELLED.includes(key?.name ?? '')) ?? false;

const LABEL = 'a label that faults go by';
const WORDS = 'the words of a refusal: the document shows none';
const PLACE = 'the place that a refusal names: the document shows none';

/** Functions that are handed a label, words or a pointer to refuse with, and at which place. */
const HANDED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  Problem: { 1: WORDS },
  badValues: { 1: WORDS },
  bar: { 0: LABEL },
  degreesAt: { 2: PLACE },
  gold: { 0: LABEL },
  listAt: { 1: PLACE },
  memberCheck: { 0: LABEL, 3: WORDS },
  messageOf: { 2: PLACE },
  numbersIn: { 1: PLACE },
  objectAt: { 1: PLACE },
  rule: { 0: LABEL },
  silver: { 0: LABEL },
  stage: { 0: LABEL },
  textAt: { 1: PLACE },
  textIfAt: { 1: PLACE },
  textThat: { 1: WORDS },
  valueThat: { 1: WORDS },
  wrong: { 0: PLACE, 1: WORDS },
};

function handedAs(node: Node, to: Node | null): string | undefined {
  const name = to?.callee?.name ?? '';
  return Object.hasOwn(HANDED, name) ? HANDED[name]?.[to?.arguments?.indexOf(node) ?? -1] : undefined;
}

/** Whether a text is a JSON pointer that goes on from where something stands. */
function isPointer({ expressions: [first] = [], quasis: [before, after] = [] }: Node): boolean {
  const goesOn = before?.value.raw === '' && after?.value.raw.startsWith('/');
  return goesOn === true && ['at', 'place', 'where'].includes(first?.name ?? '');
}

function reasonOf({ node, parent, parentPath }: Path): string | undefined {
  if (!isText(node)) return undefined;
  const handed = handedAs(node, parent);
  if (handed) return handed;
  if (isPointer(node)) return PLACE;
  if (named(parent, 'message')) return WORDS;
  if (named(parent, 'summary')) return 'a description for readers of the code';
  if (named(parent, 'name') && isLabelled(parentPath?.parent ?? null)) return LABEL;
  return undefined;
}

/** Leaves texts alone that nobody can judge: the words of refusals, and labels that never leave the process. */
export const silentTexts: Ignorer = {
  shouldIgnore: (path) => reasonOf(path as unknown as Path),
};
