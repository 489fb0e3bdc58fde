import type { Ignorer } from '@stryker-mutator/api/ignore';

/** The little of a syntax tree that is looked at. */
interface Node {
  readonly type: string;
  readonly key?: { readonly name?: string };
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly unknown[];
  readonly properties?: readonly Node[];
}

interface Path {
  readonly node: Node;
  readonly parent: Node | null;
  readonly parentPath: { readonly parent: Node | null } | null;
}

const isText = ({ type }: Node): boolean => type === 'StringLiteral' || type === 'TemplateLiteral';

const named = (node: Node | null, name: string): boolean =>
  node?.type === 'ObjectProperty' && node.key?.name === name;

const isLabelled = (object: Node | null): boolean =>
  object?.properties?.some(({ key }) => ['judge', 'objects', 'mistakes', 'run'].includes(key?.name ?? '')) ??
  false;

function reasonOf({ node, parent, parentPath }: Path): string | undefined {
  if (!isText(node)) return undefined;
  const isProblem = parent?.type === 'NewExpression' && parent.callee?.name === 'Problem';
  if (isProblem && parent.arguments?.[1] === node) return 'the words of a refusal: the document shows none';
  if (named(parent, 'message')) return 'the words of a refusal: the document shows none';
  if (named(parent, 'summary')) return 'a description for readers of the code';
  if (named(parent, 'name') && isLabelled(parentPath?.parent ?? null)) return 'a label that faults go by';
  return undefined;
}

/** Leaves texts alone that nobody can judge: the words of refusals, and labels that never leave the process. */
export const silentTexts: Ignorer = {
  shouldIgnore: (path) => reasonOf(path as unknown as Path),
};
