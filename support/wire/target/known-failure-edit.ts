import { isMap, isScalar, isSeq, type Pair, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import type { KnownFailure } from '../../ground/claim.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';

/** What of the known failures of a target file goes, and what comes. */
export interface KnownFailureEdit {
  /** Entries that go, by rule and deviation. */
  readonly remove: readonly Pick<KnownFailure, 'rule' | 'fingerprint'>[];
  readonly add: readonly KnownFailure[];
}

/** A piece of text that replaces everything from one offset to another. */
interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Ranged = { readonly range?: readonly [number, number, number] | null } | null | undefined;

const NAME = 'knownFailures';

const startOf = (node: unknown): number => (node as Ranged)?.range?.[0] ?? 0;
const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Where the line ends that holds the character before `at`, its line break included. */
function lineEnd(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Where the last value in a node ends; comments behind it are not part of it. */
function endOf(node: unknown): number {
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last: unknown = node.items.at(-1);
    const inner = isMap(node) ? (last as Pair | undefined)?.value : last;
    if (inner) return endOf(inner);
  }
  return (node as Ranged)?.range?.[1] ?? 0;
}

const memberOf = (item: unknown, name: string): unknown => (isMap(item) ? item.get(name) : undefined);

const isGoing = (item: unknown, { remove }: KnownFailureEdit): boolean =>
  remove.some(
    ({ rule, fingerprint }) => memberOf(item, 'rule') === rule && memberOf(item, 'fingerprint') === fingerprint,
  );

/** A text as YAML on one line that is read as the same text again: what is not printable is escaped. */
const inOneLine = (text: string): string =>
  /^[ -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe]*$/.test(text)
    ? stringify({ a: text }, { lineWidth: 0 }).slice('a: '.length, -1)
    : JSON.stringify(text);

/** New entries as lines of a list whose dashes are indented by `indent`. */
const blockLines = (add: readonly KnownFailure[], indent: string): string =>
  add
    .flatMap((entry) => Object.entries(entry))
    .map(([name, text]) => `${indent}${name === 'rule' ? '-' : ' '} ${name}: ${inOneLine(text)}\n`)
    .join('');

const dashOf = (text: string, item: unknown): number => text.lastIndexOf('-', startOf(item) - 1);

/** A list with a line or more for each entry: lines go and come, all others stay. */
function spliceBlock(text: string, list: YAMLSeq, key: unknown, edit: KnownFailureEdit): Splice[] {
  const dashes = list.items.map((item) => dashOf(text, item));
  const indent = text.slice(lineStart(text, dashes[0] as number), dashes[0]);
  const cuts = list.items.flatMap((item, at): Splice[] =>
    isGoing(item, edit)
      ? [{ from: lineStart(text, dashes[at] as number), to: lineEnd(text, endOf(item)), text: '' }]
      : [],
  );
  const empty = cuts.length === list.items.length && edit.add.length === 0;
  const colon = text.indexOf(':', endOf(key)) + 1;
  const end = lineEnd(text, endOf(list.items.at(-1)));
  const broken = end > 0 && text[end - 1] !== '\n' && edit.add.length > 0 ? '\n' : '';
  return [
    ...(empty ? [{ from: colon, to: colon, text: ' []' }] : []),
    ...cuts,
    { from: end, to: end, text: `${broken}${blockLines(edit.add, indent)}` },
  ];
}

/** A list in brackets: entries that stay keep their text. */
function spliceFlow(text: string, list: YAMLSeq, edit: KnownFailureEdit): Splice {
  const [from, to] = [startOf(list), list.range?.[1] ?? 0];
  const kept = list.items
    .filter((item) => !isGoing(item, edit))
    .map((item) => text.slice(startOf(item), (item as Ranged)?.range?.[1]));
  const entries = [...kept, ...edit.add.map((entry) => JSON.stringify(entry))];
  if (entries.length === 0) return { from, to, text: '[]' };
  const own = lineStart(text, from);
  const margin = /^\s*/.exec(text.slice(own))?.[0].split('\n').at(-1) ?? '';
  const step = margin || '  ';
  if (!text.trimEnd().includes('\n')) return { from, to, text: `[${entries.join(', ')}]` };
  return { from, to, text: `[\n${entries.map((each) => `${margin}${step}${each}`).join(',\n')}\n${margin}]` };
}

/** A key without a list that holds anything: its entries become lines below it. */
function spliceEmpty(text: string, { key, value }: Pair, { add }: KnownFailureEdit): Splice[] {
  const colon = text.indexOf(':', endOf(key)) + 1;
  const written = isScalar(value)
    ? text.slice(startOf(value), value.range?.[1])
    : text.slice(startOf(value), endOf(value));
  const end = lineEnd(text, colon + 1);
  const broken = text[end - 1] === '\n' ? '' : '\n';
  return [
    ...(written === '' ? [] : [{ from: colon, to: startOf(value) + written.length, text: '' }]),
    { from: end, to: end, text: `${broken}${blockLines(add, '  ')}` },
  ];
}

/** A file that has no such key yet: the last one, in the way of the others. */
function spliceNew(text: string, root: YAMLMap, { add }: KnownFailureEdit): Splice {
  if (!root.flow) {
    const broken = text === '' || text.endsWith('\n') ? '' : '\n';
    return { from: text.length, to: text.length, text: `${broken}${NAME}:\n${blockLines(add, '  ')}` };
  }
  const last = endOf((root.items.at(-1) as Pair).value);
  const first = startOf((root.items[0] as Pair).key);
  const margin = text.slice(lineStart(text, first), first);
  const inLines = margin.trim() === '' && text.slice(0, first).includes('\n');
  const entries = add.map((entry) => JSON.stringify(entry));
  const list = inLines
    ? `[\n${entries.map((each) => `${margin}${margin}${each}`).join(',\n')}\n${margin}]`
    : `[${entries.join(', ')}]`;
  return { from: last, to: last, text: `,${inLines ? `\n${margin}` : ' '}"${NAME}": ${list}` };
}

function splicesOf(text: string, edit: KnownFailureEdit): Splice[] {
  const comes = edit.add.length > 0;
  const root = parseDocument(text).contents;
  if (!isMap(root)) throw new UsageError('the target file is not a map of keys.');
  const pair = root.items.find(({ key }) => String(key) === NAME) as Pair | undefined;
  if (!pair) return comes ? [spliceNew(text, root as YAMLMap, edit)] : [];
  const list = isSeq(pair.value) ? (pair.value as YAMLSeq) : undefined;
  if (list && !list.flow && list.items.length > 0) return spliceBlock(text, list, pair.key, edit);
  if (list && (list.items.length > 0 || root.flow)) return [spliceFlow(text, list, edit)];
  return comes ? spliceEmpty(text, pair, edit) : [];
}

/** The text of a target file with its known failures changed; everything else stays as it is, to the byte. */
export function editKnownFailures(text: string, edit: KnownFailureEdit): string {
  if (edit.remove.length + edit.add.length === 0) return text;
  const plain = text.replaceAll('\r\n', '\n');
  const splices = splicesOf(plain, edit).toSorted((one, other) => other.from - one.from || other.to - one.to);
  const changed = splices.reduce(
    (whole, { from, to, text: put }) => whole.slice(0, from) + put + whole.slice(to),
    plain,
  );
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
}
