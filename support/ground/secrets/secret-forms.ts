import { wordsAround, wordsHolding } from './encoded-words.ts';
import { needleIndex } from './needle-index.ts';
import { beneath, layersOf, type Range } from './unescaped.ts';

/** What a report shows in place of a secret. */
export const HIDDEN = '•••';

/** Less than this is no secret: too much else looks like it. */
export const SHORTEST = 4;

/** The part of base64 text that stands for `bytes` alone, for each of the three places where they can start. */
function base64Cores(bytes: Buffer): string[] {
  const padded = Buffer.concat([Buffer.alloc(2), bytes]);
  return [0, 1, 2].flatMap((before) => {
    const start = Math.ceil((before * 8) / 6);
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    const core = padded.toString('base64', 2 - before).slice(start, end);
    return /[+/]/.test(core) ? [core, core.replaceAll('+', '-').replaceAll('/', '_')] : [core];
  });
}

/** What a letter outside ASCII becomes when bytes of another encoding are read as UTF-8. */
const misread = (text: string): string => text.replace(/[^\0-\x7f]/gu, '\ufffd');

/** A backslash at the end of a secret may have been taken for the escape of what follows. */
const withoutEnd = (text: string): string[] =>
  /[^\\]{3,}\\+$/s.test(text) ? [text, text.replace(/\\+$/, '')] : [text];

/** The spellings of `secret` that are no escapes: itself as far as it is unescaped, as a form and a shell want it, and misread. */
function spellings(secret: string): string[] {
  const layers = layersOf(secret);
  if (layers.length === 1 && /^[!-[\]-~]*$/.test(secret)) return layers;
  const others = layers.slice(1).filter((text) => text.length >= SHORTEST - 1);
  const all = [secret, ...others]
    .flatMap((text) => [text, text.replaceAll(' ', '+'), text.replaceAll("'", `'\\''`)])
    .flatMap(withoutEnd);
  const half = all.map(misread).filter((text) => text.replaceAll('\ufffd', '').length >= SHORTEST);
  return [...new Set([...all, ...half])];
}

/** A text, and how it is usually escaped before it is encoded: what is short is not known for text by its bytes. */
function usual(text: string): string[] {
  if (/^[\w.~-]*$/.test(text)) return [text];
  const json = JSON.stringify(text).slice(1, -1);
  return [text, json, JSON.stringify(json).slice(1, -1), encodeURIComponent(Buffer.from(text).toString())];
}

/** What is looked for in place of one secret. */
interface Needles {
  readonly plain: readonly string[];
  readonly cores: readonly string[];
}

function needlesFor(secret: string): Needles {
  const plain = spellings(secret);
  const bytes = [...new Set(plain.flatMap(usual))].map((text) => Buffer.from(text, 'utf8'));
  const hex = bytes.map((each) => each.toString('hex'));
  return {
    plain: [...plain, ...hex, ...hex.map((each) => each.toUpperCase())],
    cores: bytes.flatMap(base64Cores),
  };
}

/** Finds the places of secrets in a text. */
export type Finder = (text: string) => Range[];

/** Base64 in hex in base64 is read; what is encoded more often than this is not. */
const WORDS_IN_WORDS = 3;

/** The places that `find` finds in a text and in what is escaped in it; `depth` says how deep encoded words are read. */
export function deeply(find: Finder, text: string, depth = 0): Range[] {
  let ranges: Range[] = [];
  for (const layer of layersOf(text).toReversed()) {
    if (ranges.length > 0) ranges = beneath(layer, ranges);
    ranges = ranges.concat(find(layer));
    if (depth > 0) ranges = ranges.concat(wordsHolding(layer, (inner) => deeply(find, inner, depth - 1).length > 0));
  }
  return ranges;
}

/** The text with HIDDEN in the place of each of `ranges`; those that touch are one. */
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

/**
 * A function that hides `secrets` in a text, in every spelling they may have there. When `within` is given, it holds every
 * text that the function will be asked about: spellings that do not occur in it are not searched for.
 */
export function hiderOf(secrets: Iterable<string>, within?: string): (text: string) => string {
  const all = [...new Set(secrets)].map(needlesFor);
  const plain = needleIndex(all.flatMap((each) => each.plain));
  const cores = needleIndex(all.flatMap((each) => each.cores));
  const find: Finder = (text) => [...plain(text), ...wordsAround(text, cores(text))];
  if (all.length === 0 || (within !== undefined && deeply(find, within, WORDS_IN_WORDS).length === 0))
    return (text) => text;
  return (text) => hideRanges(text, deeply(find, text, WORDS_IN_WORDS));
}
