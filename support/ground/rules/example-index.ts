import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Marks an example that judges nothing: it records what was seen, whatever the standing of its rule. */
export const OBSERVED = '@observe';

/** Marks an example that judges only where the target is judged by published behaviour. */
export const PUBLISHED = '@published';

/** Marks an example that asks the question of its rule; where a rule has some, the others only vary it. */
export const CORE = '@core';

type Tagged = { readonly tags: readonly string[] };

export const coreFirst = (one: Tagged, other: Tagged): number =>
  Number(other.tags.includes(CORE)) - Number(one.tags.includes(CORE));

/** Where an example is, and its tags. `line` is the line of its keyword, `rows` those of an outline's examples. */
export interface ExamplePlace {
  readonly uri: string;
  readonly line: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly rows?: readonly number[];
  /** By row: its table may have some that other tables do not have. */
  readonly rowTags?: ReadonlyArray<readonly string[]>;
  readonly isPart?: boolean;
}

const SCENARIO = /^(?:Example|Scenario|Scenario Outline|Scenario Template):\s*(\S.*)?$/;

/** What a line begins with that says more than a step: most lines are steps, and are passed by. */
const LEADS = new Set('|@"`FRESB');
const SPACE = 0x20;
/** Beyond this there are other spaces, and marks of the order of bytes. */
const ASCII = 0x7f;

interface Inherited {
  feature: string[];
  rule: string[];
  own: string[];
  table: 'none' | 'head' | 'rows';
  outline: Place | undefined;
  ofRows: readonly string[];
}

type Place = Omit<ExamplePlace, 'tags' | 'rows' | 'rowTags'> & {
  tags: string[];
  rows: number[];
  rowTags: Array<readonly string[]>;
};

function readLine(text: string, place: { uri: string; line: number }, tags: Inherited, found: Place[]) {
  if (text.startsWith('|')) {
    if (tags.table === 'rows') {
      found.at(-1)?.rows.push(place.line);
      found.at(-1)?.rowTags.push(tags.ofRows);
    } else if (tags.table === 'head') tags.table = 'rows';
    return;
  }
  if (text.startsWith('@')) {
    for (const tag of text.split(/\s+/)) if (tag.startsWith('@')) tags.own.push(tag);
    return;
  }
  const scenario = SCENARIO.exec(text);
  if (text.startsWith('Feature:')) tags.feature = tags.own;
  else if (text.startsWith('Rule:')) tags.rule = tags.own;
  else if (text.startsWith('Examples:')) {
    const { own, outline } = tags;
    const before = found.at(-1);
    tags.ofRows = [...(outline?.tags ?? []), ...own];
    // the second table of an outline that names a rule is an example of its own
    if (outline && before && ruleTagOf(own) !== undefined && ruleTagOf(before.tags) !== undefined) {
      found.splice(-1, 1, { ...before, isPart: true });
      found.push({ ...outline, tags: [...outline.tags, ...own], rows: [], rowTags: [], isPart: true });
    } else before?.tags.push(...own);
  }
  if (scenario) {
    const inherited = [...tags.feature, ...tags.rule, ...tags.own];
    tags.outline = { ...place, name: scenario[1] ?? '', tags: inherited, rows: [], rowTags: [] };
    found.push({ ...tags.outline, tags: [...inherited], rows: [], rowTags: [] });
  }
  if (/^[A-Z][A-Za-z ]*:/.test(text)) {
    tags.own = [];
    tags.table = text.startsWith('Examples:') ? 'head' : 'none';
  }
}

export function examplesIn(uri: string, text: string): ExamplePlace[] {
  const found: Place[] = [];
  const tags: Inherited = { feature: [], rule: [], own: [], table: 'none', outline: undefined, ofRows: [] };
  let quoted = false;
  for (let [start, line] = [0, 1]; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    const next = end < 0 ? text.length : end + 1;
    while (text.charCodeAt(start) <= SPACE && start < next) start += 1;
    if (LEADS.has(text[start] as string) || text.charCodeAt(start) > ASCII) {
      const trimmed = text.slice(start, next).trim();
      if (trimmed.startsWith('"""') || trimmed.startsWith('```')) quoted = !quoted;
      else if (!quoted) readLine(trimmed, { uri, line }, tags, found);
    }
    start = next;
  }
  return found;
}

export function indexExamples(root: string): ExamplePlace[] {
  const below = join(root, 'features');
  const examples: ExamplePlace[] = [];
  for (const name of readdirSync(below, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.feature')) continue;
    const file = join(below, name);
    examples.push(...examplesIn(relative(root, file), readFileSync(file, 'utf8')));
  }
  return examples;
}

export function taggedRules(places: readonly ExamplePlace[]): Set<string> {
  const ids = new Set<string>();
  for (const { tags } of places) {
    const id = ruleTagOf(tags);
    if (id !== undefined) ids.add(id);
  }
  return ids;
}

export function ruleTagOf(tags: readonly string[]): string | undefined {
  return tags.find((tag) => /^@[A-Z]/.test(tag))?.slice(1);
}
