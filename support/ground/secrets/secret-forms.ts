import { remembered } from '../remembered.ts';
import { decoded, WORDS, wordsAround } from './encoded-words.ts';
import { needleIndex } from './needle-index.ts';
import { beneath, layersOf, type Range } from './unescaped.ts';

export const HIDDEN = '•••';

/** Less than this is no secret: too much else looks like it. */
export const SHORTEST = 4;

/** The spellings of `secret` that are no escapes: itself as far as it is unescaped, as a form and a shell want it, and misread. */
function spellings(secret: string): readonly string[] {
  const layers = layersOf(secret);
  if (layers.length === 1 && /^[!-[\]-~]*$/.test(secret)) return layers;
  const found = new Set<string>();
  for (const layer of layers) {
    if (layer !== secret && layer.length < SHORTEST - 1) continue;
    for (const text of [layer, layer.replaceAll(' ', '+'), layer.replaceAll("'", `'\\''`)]) {
      found.add(text);
      // a backslash at the end of a secret may have been taken for the escape of what follows
      if (text.endsWith('\\') && /[^\\]{3}\\+$/s.test(text)) found.add(text.replace(/(?<!\\)\\+$/, ''));
    }
  }
  for (const text of [...found]) {
    // what a letter outside ASCII becomes when bytes of another encoding are read as UTF-8
    const misread = text.replace(/[^\0-\x7f]/gu, '\ufffd');
    if (misread.replaceAll('\ufffd', '').length >= SHORTEST) found.add(misread);
  }
  return [...found];
}

const needlesFor = remembered(2000, (secret) => {
  const plain = [...spellings(secret)];
  // as a text is usually escaped before it is encoded: what is short is not known for text by its bytes
  const usual = new Set<string>();
  for (const text of plain) {
    usual.add(text);
    if (/^[\w.~-]*$/.test(text)) continue;
    const json = JSON.stringify(text).slice(1, -1);
    usual
      .add(json)
      .add(JSON.stringify(json).slice(1, -1))
      .add(encodeURIComponent(Buffer.from(text).toString()));
  }
  const cores: string[] = [];
  for (const text of usual) {
    const bytes = Buffer.from(text, 'utf8');
    const hex = bytes.toString('hex');
    plain.push(hex, hex.toUpperCase());
    // the part of base64 text that stands for these bytes alone, for each of the three places where they can start
    const padded = Buffer.concat([Buffer.alloc(2), bytes]);
    for (const before of [0, 1, 2]) {
      const start = Math.ceil((before * 8) / 6);
      const end = Math.floor(((before + bytes.length) * 8) / 6);
      const core = padded.toString('base64', 2 - before).slice(start, end);
      cores.push(core);
      if (/[+/]/.test(core)) cores.push(core.replaceAll('+', '-').replaceAll('/', '_'));
    }
  }
  return { plain, cores };
});

export type Finder = (text: string) => Range[];

/** Base64 in hex in base64 is read; what is encoded more often than this is not. */
const WORDS_IN_WORDS = 3;

export function deeply(find: Finder, text: string, findEncoded?: Finder): Range[] {
  let ranges: Range[] = [];
  for (const layer of layersOf(text).toReversed()) {
    if (ranges.length > 0) ranges = beneath(layer, ranges);
    ranges = ranges.concat(find(layer));
    if (findEncoded) ranges = ranges.concat(findEncoded(layer));
  }
  return ranges;
}

const WORDS_KNOWN = 1000;

function encodedFinder(find: Finder, depth = WORDS_IN_WORDS): Finder | undefined {
  if (depth === 0) return undefined;
  const inside = encodedFinder(find, depth - 1);
  const holds = remembered(WORDS_KNOWN, (word) =>
    decoded(word).some((inner) => deeply(find, inner, inside).length > 0),
  );
  return (text) => {
    const ranges: Range[] = [];
    for (const { 0: word, index } of text.matchAll(WORDS)) if (holds(word)) ranges.push([index, index + word.length]);
    return ranges;
  };
}

export function hideRanges(text: string, ranges: readonly Range[]): string {
  let clear = '';
  let shown = 0;
  let last = -1;
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    if (end <= shown) continue;
    if (start > last) clear += `${text.slice(shown, start)}${HIDDEN}`;
    shown = end;
    last = end;
  }
  return clear + text.slice(shown);
}

const finderOf = remembered(50, (list: string): Finder => {
  const plain = new Set<string>();
  const cores = new Set<string>();
  for (const secret of JSON.parse(list) as string[]) {
    const needles = needlesFor(secret);
    for (const needle of needles.plain) plain.add(needle);
    for (const core of needles.cores) cores.add(core);
  }
  const find = needleIndex([...plain, ...cores]);
  return (text) => {
    const found = find(text);
    if (found.length === 0) return found;
    const plainRanges: Range[] = [];
    const coreRanges: Range[] = [];
    for (const range of found) {
      const needle = text.slice(range[0], range[1]);
      if (plain.has(needle)) plainRanges.push(range);
      if (cores.has(needle)) coreRanges.push(range);
    }
    return plainRanges.concat(wordsAround(text, coreRanges));
  };
});

export function hiderOf(secrets: Iterable<string>): (text: string) => string {
  const all = [...new Set(secrets)];
  if (all.length === 0) return (text) => text;
  const find = finderOf(JSON.stringify(all));
  const findEncoded = encodedFinder(find);
  return (text) => hideRanges(text, deeply(find, text, findEncoded));
}
