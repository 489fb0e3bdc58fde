import { parseSync, Visitor } from 'oxc-parser';
import { importsOf, isIn, type SourceFile } from '../architecture/source.ts';

type Node = { readonly type: string; readonly value?: unknown; readonly name?: string };

const EQUALITY = ['===', '!==', '==', '!='];

const isFunction = ({ type }: Node): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** The words by which a file chooses what it does: compared, a case of a switch, or the name of a function in a table. */
function decidedIn({ path, text }: SourceFile): Set<string> {
  const words = new Set<string>();
  const take = (node: Node | null): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') words.add(node.value);
  };
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (!EQUALITY.includes(operator)) return;
      take(left as Node);
      take(right as Node);
    },
    SwitchCase: ({ test }) => take(test as Node | null),
    Property({ key, value }) {
      if (!isFunction(value as Node)) return;
      take(key as Node);
      if ((key as Node).type === 'Identifier') words.add((key as Node).name as string);
    },
  }).visit(parseSync(path, text).program);
  return words;
}

/** The words by which a step file, or what it imports from the examples' code, chooses what it does; by its path. */
export function decidedWords(files: readonly SourceFile[]): (uri: string) => ReadonlySet<string> {
  const code = files.filter(
    ({ path }) => path.endsWith('.ts') && (isIn(path, 'steps') || isIn(path, 'support/example')),
  );
  const words = new Map(code.map((file) => [file.path, decidedIn(file)]));
  const reached = new Map(
    code
      .filter(({ path }) => isIn(path, 'steps'))
      .map((file) => [file.path, [file.path, ...importsOf(file).map(({ to }) => to)]]),
  );
  return (uri) => new Set((reached.get(uri) ?? []).flatMap((path) => [...(words.get(path) ?? [])]));
}
