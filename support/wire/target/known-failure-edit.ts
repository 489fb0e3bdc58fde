import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { KnownCause, KnownFailure } from '../../ground/claim.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';

/** The list as it is to be: the place of an entry that stays, or an entry, and whose place it takes. */
export type KnownFailureEdit = ReadonlyArray<
  number | { readonly entry: KnownCause; readonly instead?: number | undefined }
>;

const NAME = 'knownFailures';

const PRINTABLE = /^[ -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe]*$/;

function scalarOf(text: string): Scalar {
  const value = new Scalar(text);
  if (!PRINTABLE.test(text)) value.type = Scalar.QUOTE_DOUBLE;
  return value;
}

function nodeOf(entry: KnownCause): YAMLMap {
  const map = new YAMLMap<string, Scalar | YAMLSeq>();
  for (const [name, value] of Object.entries(entry) as [string, string | readonly string[]][]) {
    if (typeof value === 'string') {
      map.set(name, scalarOf(value));
      continue;
    }
    const rules = new YAMLSeq();
    rules.flow = true;
    rules.items = value.map(scalarOf);
    map.set(name, rules);
  }
  return map;
}

function editJson(text: string, edit: KnownFailureEdit): string | undefined {
  let file: Record<string, KnownFailure[] | undefined>;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof file !== 'object') return undefined;
  const before = file[NAME] ?? [];
  const changed = { ...file, [NAME]: edit.map((each) => (typeof each === 'number' ? before[each] : each.entry)) };
  const margin = /^\{\n([ \t]+)/.exec(text)?.[1];
  return `${JSON.stringify(changed, null, margin)}${text.endsWith('\n') ? '\n' : ''}`;
}

function endOf(node: unknown): number {
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (last) return endOf(isPair(last) ? (last.value ?? last.key) : last);
  return (isNode(node) && node.range?.[1]) || 0;
}

function editYaml(text: string, edit: KnownFailureEdit): string {
  const root = parseDocument(text).contents;
  if (!isMap(root)) throw new UsageError('the target file is not a map of keys.');
  const pair: Pair = root.items.find(({ key }) => String(key) === NAME) ?? new Pair(NAME, null);
  const { key, value } = pair;
  // From where to where the key stands with its list, in whole lines; the end of the text where there is no such key.
  const from = (isNode(key) ? key.range?.[0] : undefined) ?? text.length;
  const end = text.indexOf('\n', Math.max(from, endOf(value)));
  const to = end < 0 ? text.length : end + 1;
  const list = isSeq(value) ? value : new YAMLSeq();
  list.comment = null;
  const last = list.items.at(-1);
  if (isMap(last) && !last.flow) last.comment = null;
  if (isScalar(value) && value.comment) list.commentBefore = value.comment;
  const before = list.items;
  list.items = edit.map((each) => {
    if (typeof each === 'number') return before[each];
    const [node, old] = [nodeOf(each.entry), before[each.instead ?? -1]];
    if (isNode(old)) node.commentBefore = old.commentBefore;
    return node;
  });
  list.flow = list.flow === true || list.items.length === 0;
  pair.value = list;
  const part = new Document(new YAMLMap());
  (part.contents as YAMLMap).items.push(pair);
  const isIndented = !/^knownFailures:.*\n(?:#.*\n)*- /m.test(text);
  const lines = part.toString({ lineWidth: 0, indentSeq: isIndented });
  const broken = from === 0 || text[from - 1] === '\n' ? '' : '\n';
  return `${text.slice(0, from)}${broken}${lines}${text.slice(to)}`;
}

/** The text of a target file with these known failures; everything else stays as it is, to the byte, unless it is JSON. */
export function editKnownFailures(text: string, edit: KnownFailureEdit): string {
  const plain = text.replaceAll('\r\n', '\n');
  const changed = editJson(plain, edit) ?? editYaml(plain, edit);
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
}
