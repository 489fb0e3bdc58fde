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
import type { KnownFailure } from '../../ground/claim.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';

export interface KnownFailureEdit {
  readonly remove: readonly Pick<KnownFailure, 'rule' | 'fingerprint'>[];
  readonly add: readonly KnownFailure[];
}

const NAME = 'knownFailures';

const PRINTABLE = /^[ -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe]*$/;

const isGoing = (rule: unknown, fingerprint: unknown, { remove }: KnownFailureEdit): boolean =>
  remove.some((each) => each.rule === rule && each.fingerprint === fingerprint);

function nodeOf(entry: KnownFailure): YAMLMap {
  const map = new YAMLMap<string, Scalar>();
  for (const [name, text] of Object.entries(entry)) {
    const value = new Scalar(text);
    if (!PRINTABLE.test(text)) value.type = Scalar.QUOTE_DOUBLE;
    map.set(name, value);
  }
  return map;
}

/** A JSON file, written again with its own indentation; undefined for a text that is none. */
function editJson(text: string, edit: KnownFailureEdit): string | undefined {
  let file: Record<string, KnownFailure[] | undefined>;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof file !== 'object') return undefined;
  const left = (file[NAME] ?? []).filter(({ rule, fingerprint }) => !isGoing(rule, fingerprint, edit));
  const changed = { ...file, [NAME]: [...left, ...edit.add] };
  const margin = /^\{\n([ \t]+)/.exec(text)?.[1];
  return `${JSON.stringify(changed, null, margin)}${text.endsWith('\n') ? '\n' : ''}`;
}

function endOf(node: unknown): number {
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (last) return endOf(isPair(last) ? (last.value ?? last.key) : last);
  return (isNode(node) && node.range?.[1]) || 0;
}

/** From where to where the key stands with its list, in whole lines; the end of the text where there is no such key. */
function placeOf(text: string, { key, value }: Pair): readonly [from: number, to: number] {
  const from = isNode(key) ? key.range?.[0] : undefined;
  if (from === undefined) return [text.length, text.length];
  const end = text.indexOf('\n', Math.max(from, endOf(value)));
  return [from, end < 0 ? text.length : end + 1];
}

function listOf({ value }: Pair): YAMLSeq {
  const list = isSeq(value) ? value : new YAMLSeq();
  list.comment = null;
  const last = list.items.at(-1);
  if (isMap(last) && !last.flow) last.comment = null;
  if (isScalar(value) && value.comment) list.commentBefore = value.comment;
  return list;
}

function editYaml(text: string, edit: KnownFailureEdit): string {
  const root = parseDocument(text).contents;
  if (!isMap(root)) throw new UsageError('the target file is not a map of keys.');
  const pair: Pair = root.items.find(({ key }) => String(key) === NAME) ?? new Pair(NAME, null);
  const [from, to] = placeOf(text, pair);
  const list = listOf(pair);
  const left = list.items.filter((item) => !isMap(item) || !isGoing(item.get('rule'), item.get('fingerprint'), edit));
  list.items = [...left, ...edit.add.map(nodeOf)];
  list.flow = list.flow === true || list.items.length === 0;
  pair.value = list;
  const part = new Document(new YAMLMap());
  (part.contents as YAMLMap).items.push(pair);
  const isIndented = !/^knownFailures:.*\n(?:#.*\n)*- /m.test(text);
  const lines = part.toString({ lineWidth: 0, indentSeq: isIndented });
  const broken = from === 0 || text[from - 1] === '\n' ? '' : '\n';
  return `${text.slice(0, from)}${broken}${lines}${text.slice(to)}`;
}

/** The text of a target file with its known failures changed; everything else stays as it is, to the byte, unless it is JSON. */
export function editKnownFailures(text: string, edit: KnownFailureEdit): string {
  if (edit.remove.length + edit.add.length === 0) return text;
  const plain = text.replaceAll('\r\n', '\n');
  const changed = editJson(plain, edit) ?? editYaml(plain, edit);
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
}
