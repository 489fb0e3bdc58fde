import type { SourceFile } from '../../architecture/source.ts';

/** Where decisions are read that are not read in the folder of their part. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  http: ['voice', 'contacts', 'messaging', 'reports', 'subprojects'],
  delivery: ['kernel'],
  mapping: ['standalone', 'conversation', 'conversation-mapping'],
};

/** Rooms that read decisions of every part. */
const EVERYWHERE = ['lab', 'worlds', 'parts.ts'];

const MEMBERS = /(?:[dD]ecisions(?:Of\([^()]*\)|\(\))?|\bauth|\bhttp|\bdecide)\.(\w+)(?:\.(\w+))?/g;
const TAKEN_APART = /\{([^{}=]*)\}(?::\s*[^,;=)]*Decisions|\s*=\s*[^;]*?(?:[dD]ecisions|\bhttp\b))/g;

const namesIn = (text: string): string[] => [
  ...[...text.matchAll(MEMBERS)].flatMap(([, first = '', second = '']) => [first, second]),
  ...[...text.matchAll(TAKEN_APART)].flatMap(([, names = '']) =>
    names.split(',').map((each) => each.split(':')[0]?.trim() ?? ''),
  ),
];

/** The names of decisions of a part that its code reads, by how they are written. */
export function readDecisions(part: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const rooms = [part, ...(ELSEWHERE[part] ?? []), ...EVERYWHERE];
  const own = files.filter(({ path }) => rooms.includes(path.split('/')[1] ?? ''));
  return new Set(own.flatMap(({ text }) => namesIn(text)));
}
