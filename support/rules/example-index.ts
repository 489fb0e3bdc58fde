import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where an example stands, and under which tags. `line` is the line of its keyword. */
export interface ExamplePlace {
  readonly uri: string;
  readonly line: number;
  readonly name: string;
  readonly tags: readonly string[];
}

const SCENARIO = /^(?:Example|Scenario|Scenario Outline|Scenario Template):\s*(.*)$/;

/** The tags that hold for what is being read, by level. */
interface Inherited {
  feature: string[];
  rule: string[];
  own: string[];
}

type Place = Omit<ExamplePlace, 'tags'> & { tags: string[] };

function readLine(text: string, place: Omit<ExamplePlace, 'tags' | 'name'>, tags: Inherited, found: Place[]) {
  if (text.startsWith('@')) {
    tags.own.push(...text.split(/\s+/).filter((tag) => tag.startsWith('@')));
    return;
  }
  const scenario = SCENARIO.exec(text);
  if (text.startsWith('Feature:')) tags.feature = tags.own;
  else if (text.startsWith('Rule:')) tags.rule = tags.own;
  else if (text.startsWith('Examples:')) found.at(-1)?.tags.push(...tags.own);
  else if (scenario) {
    found.push({ ...place, name: scenario[1] as string, tags: [...tags.feature, ...tags.rule, ...tags.own] });
  }
  if (/^[A-Z][A-Za-z ]*:/.test(text)) tags.own = [];
}

/** The examples of one feature text, found by their keywords alone: cheap enough for every start. */
export function examplesIn(uri: string, text: string): ExamplePlace[] {
  const found: Place[] = [];
  const tags: Inherited = { feature: [], rule: [], own: [] };
  let quoted = false;
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line.startsWith('"""') || line.startsWith('```')) quoted = !quoted;
    else if (!quoted) readLine(line, { uri, line: at + 1 }, tags, found);
  }
  return found;
}

/** The examples of all feature files below `folder`, with paths relative to `root`. */
export function indexExamples(root: string, folder = 'features'): ExamplePlace[] {
  const below = join(root, folder);
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .sort()
    .flatMap((name) => {
      const file = join(below, name);
      return examplesIn(relative(root, file), readFileSync(file, 'utf8'));
    });
}

/** The rule that tags name: the one tag that starts with a capital. */
export function ruleTagOf(tags: readonly string[]): string | undefined {
  return tags.find((tag) => /^@[A-Z]/.test(tag))?.slice(1);
}
