import { lineNumbers } from '../../support/reports/rulebook/document-lines.ts';
import type { RuleRow } from './catalogue.ts';

/** Of each line of the document the words that rows of rules.json share with it, by line number. */
export type LineWords = Readonly<Record<string, string>>;

export type CitingRow = Pick<RuleRow, 'id' | 'lines' | 'says' | 'standing'>;

const LITTLE = new Set(
  (
    'the and are for not its one any has was who may out all now two own yet but can how let that this with from ' +
    'have when which what each every other than then they them their there left open only must same such into over ' +
    'after before whether undecided given gives give does more also where while been were will would nothing within'
  ).split(' '),
);

const STEM = 4;

/** Words without their endings; a figure or the name of a field as it is. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d_]+(?::\d\d)?/gu) ?? [];
  const telling = words.filter((word) => (word.length > 2 || /\d/.test(word)) && !LITTLE.has(word));
  return new Set(telling.map((word) => (/[\d_]/.test(word) ? word : word.slice(0, STEM))));
}

const NAMES =
  /(?<=(?:report code|HTTP status) )\d{3}|(?<![\w/-])(?:[a-z]+(?:_[a-z]+)+|[a-z]+[A-Z]\w+|[A-Z]{2,}(?:_[A-Z]+)+)(?![\w-])/g;

/** Codes and names of fields, which a documented sentence has from its lines. */
const namesIn = (text: string): Set<string> => new Set(text.match(NAMES));

const partsOf = (lines: string): string[] => lines.split(',').filter((part) => part !== '');

/** Rows of which a line says none of the words, and rows with a code or a field that none of their lines has. */
export function strayLines(rows: readonly CitingRow[], words: LineWords): string[] {
  const saidBy = (lines: string): string[] =>
    lineNumbers(lines).flatMap((line) => (words[String(line)] ?? '').split(' '));
  return rows.flatMap(({ id, lines, says, standing }) => {
    if (lines === '') return [];
    const [stems, said] = [stemsOf(says), new Set(saidBy(lines))];
    const bare = partsOf(lines).filter((part) => !saidBy(part).some((word) => stems.has(word)));
    const isFromText = standing === 'documented' || standing === 'reading';
    const foreign = isFromText ? [...namesIn(says)].filter((name) => !said.has(name.toLowerCase())) : [];
    return [
      ...bare.map((part) => `${id} cites ${part}, which says nothing of it`),
      ...foreign.map((name) => `${id} names ${name}, which none of its lines does`),
    ];
  });
}

/** The words of test/features/line-words.json for a document: no more than rows share with it. */
export function wordsOf(text: string, rows: readonly CitingRow[]): LineWords {
  const all = text.split(/\r?\n/);
  const found: Record<string, Set<string>> = {};
  const tellingIn = (said: string) => [...stemsOf(said), ...[...namesIn(said)].map((name) => name.toLowerCase())];
  for (const { lines, says } of rows) {
    const wanted = new Set(tellingIn(says));
    for (const line of lineNumbers(lines)) {
      const here = tellingIn(all[line - 1] ?? '');
      found[line] = new Set([...(found[line] ?? []), ...here.filter((word) => wanted.has(word))]);
    }
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([line, words]) => (words.size > 0 ? [[line, [...words].sort().join(' ')]] : [])),
  );
}
