import type { LoadedDefinition, LoadedParameter } from '../features/step-definitions.ts';
import { kindOfParameter } from './parameter-kinds.ts';
import type { WrittenStep } from './written-steps.ts';

/** The groups that stand directly in a pattern, by their numbers: those of the parameters. */
function outerGroups(source: string): number[] {
  const groups: number[] = [];
  let [depth, number, inClass] = [0, 0, false];
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === ')') depth -= 1;
    else if (sign === '(') {
      const isCapturing = source[at + 1] !== '?';
      if (isCapturing) number += 1;
      if (isCapturing && depth === 0) groups.push(number);
      depth += 1;
    }
  }
  return groups;
}

/** A wording, and the lines of features that use it. */
export interface Wording {
  readonly wording: string;
  readonly lines: ReadonlySet<string>;
}

/** Lists whose words are names within a small grammar too. */
const PLAYERS = ['account', 'requester', 'client', 'project', 'receiver', 'service', 'status'];

/** Lists of names that are the document's: operations, parties, things, services, members, features and statuses. */
const NAMES = [...PLAYERS, 'operation', 'thing', 'member', 'feature'];

/** Pairs that differ by number or sound alone, and so are one wording. */
const INFLECTIONS = 'is/are has/have was/were come/comes a/an entry/entries its/their'.split(' ');

interface Vocabulary {
  readonly definitions: readonly LoadedDefinition[];
  /** The words by which the code of a step file chooses what it does. */
  readonly decidedBy: (uri: string) => ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

interface Known {
  readonly members: ReadonlySet<string>;
  /** Names that are masked where they stand within a grammar, the longest first. */
  readonly names: readonly string[];
  readonly isDecided: (word: string) => boolean;
}

interface Compiled {
  readonly definition: LoadedDefinition;
  readonly regexp: RegExp;
  readonly groups: readonly number[];
  readonly known: Known;
}

function playersOf(definitions: readonly LoadedDefinition[]): string[] {
  const lists = definitions.flatMap(({ parameters }) => parameters.filter(({ name }) => PLAYERS.includes(name)));
  const words = new Set(['the client', ...lists.flatMap(({ words: all = [] }) => all)]);
  return [...words].sort((one, other) => other.length - one.length);
}

function compiled({ definitions, members, decidedBy }: Vocabulary): Compiled[] {
  const names = playersOf(definitions);
  return definitions.map((definition) => {
    const decided = decidedBy(definition.uri);
    return {
      definition,
      regexp: new RegExp(definition.matches, 'd'),
      groups: outerGroups(definition.matches),
      known: { members, names, isDecided: (word) => decided.has(word) },
    };
  });
}

const isInflection = (alternatives: readonly string[]): boolean =>
  INFLECTIONS.some((pair) => alternatives.every((word) => pair.split('/').includes(word)));

/** The alternatives of a phrase that are words of their own: each is a wording. */
const synonyms = (pattern: string): string[][] =>
  (pattern.match(/[^\s{}]+\/[^\s{}]+/g) ?? []).map((each) => each.split('/')).filter((words) => !isInflection(words));

const UNIT = 'millisecond|second|minute|hour|day';

/** Values within the words of a small grammar: one of several is one, and so is a plural. */
const masked = (text: string): string =>
  text
    .replace(/"[^"]*"(?:(?:, | and )"[^"]*")*/g, '""')
    .replace(/the receiver(?: "")?/g, '{name}')
    .replace(/'[^']*'(?!\w)/g, "''")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
    .replace(/\{["}].*\}|\[.*\]/g, '{}')
    .replace(/\d+(?:\.\d+)?(?: or \d+(?:\.\d+)?)*/g, '0')
    .replace(new RegExp(`0 (?:${UNIT})s?`, 'g'), '0 minutes')
    .replace(/^0 (\w+?)s?(?= |$)/, '0 $1s');

/** Whether a word of a list is a name: the step gets data for it, and nothing branches on them. */
function isName({ name, words = [], becomes = [] }: LoadedParameter, said: string, isDecided: Known['isDecided']) {
  const got = becomes[words.indexOf(said)];
  if (!NAMES.includes(name) || got === 'function' || got === 'boolean') return false;
  return typeof got !== 'string' || !isDecided(got);
}

const unquoted = (text: string): string => text.replace(/^"|"$/g, '');

const SEVERAL = /\{name\}(?: or \{name\})+/g;

/** What a parameter adds to a wording: nothing but its place for a value or a name, else its words. */
function shownAs(parameter: LoadedParameter, said: string, { names, members, isDecided }: Known): string {
  const place = `{${parameter.name}}`;
  const kind = kindOfParameter(parameter);
  if (kind === 'grammar')
    return names.reduce((text, name) => text.replaceAll(name, '{name}'), masked(said)).replace(SEVERAL, '{name}');
  if (kind === 'closed list') return isName(parameter, said, isDecided) ? place : said;
  const word = unquoted(said);
  return said.startsWith('"') && isDecided(word) && !members.has(word) ? said : place;
}

/** Words of ours in a table, as a sentence has them. */
const OWN_WORDS = /^[a-z]+(?:'s)?(?: [a-z]+)*$/;

/** What a table says in words of ours: what heads its rows or columns, and cells by which the code chooses. */
function wordsOfTable(table: WrittenStep['table'], { members, isDecided }: Known): string[] {
  const isMember = (cell: string): boolean => cell === cell.toUpperCase() || members.has(cell);
  const [head = []] = table;
  const isVertical = head.length === 2 && !head.every(isMember);
  const keys = isVertical ? table.map(([key = '']) => key) : head;
  const cells = isVertical ? table.map(([, cell = '']) => cell) : table.slice(1).flat();
  const ours = [...keys.filter((key) => key.includes(' ') || isDecided(key)), ...cells.filter(isDecided)];
  return ours.filter((word) => OWN_WORDS.test(word) && !members.has(word));
}

/** The wordings of a step: that of its text, and one for each word of ours that its table has. */
function wordingsOf(step: WrittenStep, { definition, regexp, groups, known }: Compiled): string[] {
  const found = regexp.exec(step.text) as RegExpExecArray;
  const shown = definition.parameters.map((parameter, place) =>
    shownAs(parameter, found[groups[place] as number] ?? '', known),
  );
  let wording = definition.pattern.replace(/\{\w+\}/g, () => shown.shift() ?? '');
  for (const words of synonyms(definition.pattern))
    wording = wording.replace(words.join('/'), words.find((word) => step.text.split(' ').includes(word)) ?? '');
  return [wording, ...wordsOfTable(step.table, known).map((word) => `${wording} | ${word}`)];
}

/** What the phrases offer and no step says: an alternative, a word of a list, a whole phrase. */
function unused(definitions: readonly LoadedDefinition[], said: ReadonlyMap<LoadedDefinition, string[]>): string[] {
  const texts = [...said.values()].flat().map((text) => ` ${text} `);
  const isSaid = (word: string): boolean => texts.some((text) => text.includes(` ${word} `));
  const lists = new Map(definitions.flatMap(({ parameters }) => parameters.map((each) => [each.name, each])));
  const words = [...lists.values()].flatMap(({ name, words: all = [] }) => (NAMES.includes(name) ? [] : all));
  return [
    ...definitions.filter((definition) => !said.has(definition)).map(({ pattern }) => pattern),
    ...definitions.flatMap(({ pattern }) =>
      synonyms(pattern)
        .flat()
        .filter((word) => !isSaid(word)),
    ),
    ...words.filter((word) => !isSaid(word)),
  ];
}

/** Every wording of some steps with its lines; what no step says has none. */
export function wordingsIn(steps: readonly WrittenStep[], vocabulary: Vocabulary): Wording[] {
  const lines = new Map<string, Set<string>>();
  const said = new Map<LoadedDefinition, string[]>();
  const known = compiled(vocabulary);
  for (const step of steps) {
    const fitting = known.find(({ regexp }) => regexp.test(step.text));
    if (!fitting) continue;
    said.set(fitting.definition, [...(said.get(fitting.definition) ?? []), step.text]);
    for (const wording of wordingsOf(step, fitting))
      lines.set(wording, (lines.get(wording) ?? new Set()).add(step.line));
  }
  for (const wording of unused(vocabulary.definitions, said)) lines.set(`${wording} (unused)`, new Set());
  return [...lines].map(([wording, own]) => ({ wording, lines: own }));
}
