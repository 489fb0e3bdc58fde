import { posix } from 'node:path';

/** A file of the project; `path` is relative to the root with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One import: `to` is the path of an own file, or the name of a package or built-in module. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly own: boolean;
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
}

const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:([\w$*\s{},]*?)\s*from\s*)?['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"]([^'"\n]+)['"]/g;

function resolved(from: string, given: string): { to: string; own: boolean } {
  if (given.startsWith('.')) return { to: posix.join(posix.dirname(from), given), own: true };
  const [first = '', second] = given.split('/');
  return { to: first.startsWith('@') ? `${first}/${second}` : first, own: false };
}

/** Whether every member of a clause such as `{ type A, type B }` is a type. */
function namesTypesAlone(clause: string): boolean {
  const members = /^\{([\s\S]*)\}$/.exec(clause.trim())?.[1]?.split(',') ?? [];
  const named = members.map((member) => member.trim()).filter((member) => member !== '');
  return named.length > 0 && named.every((member) => member.startsWith('type '));
}

/** Every import of a file: static, re-exported and dynamic. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const fixed = [...text.matchAll(STATIC)].map(([, type, clause = '', given = '']) => ({
    from: path,
    ...resolved(path, given),
    typeOnly: type !== undefined || namesTypesAlone(clause),
    dynamic: false,
  }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, type, given = '']) => ({
    from: path,
    ...resolved(path, given),
    typeOnly: type !== undefined,
    dynamic: true,
  }));
  return [...fixed, ...dynamic];
}

/** The text without its comments, so that prose is not mistaken for code. */
export function withoutComments(text: string): string {
  return text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** Whether `path` is the file or lies below the folder `place`. */
export function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
