import { nearest } from '../../ground/rules/nearest.ts';
import type { LoadedDefinition, Parameter, PhraseParameter } from './phrasebook.ts';
import type { SuiteStep } from './written-examples.ts';

/** The words of a closed list; undefined where a parameter is a literal, such as a number or a text in quotes. */
export function closedWords({ regexpStrings }: Parameter): string[] | undefined {
  const words: string[] = [];
  for (const written of regexpStrings.join('|').split('|')) {
    const word = written.replace(/^\((?:\?:)?|\)$/g, '').replace(/\\([^\w])/g, '$1');
    if (word === '' || /[\\^$*+?[\]{}()]/.test(word)) return undefined;
    words.push(word);
  }
  return words;
}

export function valuesIn({ expression }: Pick<LoadedDefinition, 'expression'>, text: string): string[] | undefined {
  const found = expression.match(text) as ReadonlyArray<{ readonly group: { readonly value: string } }> | null;
  return found?.map(({ group }) => group.value);
}

const EXAMPLES = 3;

export function parametersOf(definition: LoadedDefinition, steps: readonly SuiteStep[]): PhraseParameter[] {
  return (definition.expression.parameterTypes ?? []).map((parameter, place) => {
    const words = closedWords(parameter);
    if (words) return { name: parameter.name, words };
    const values = new Set<string>();
    for (const { text } of steps) values.add(valuesIn(definition, text)?.[place] ?? '');
    return { name: parameter.name, such: [...values].slice(0, EXAMPLES) };
  });
}

type Expression = LoadedDefinition['expression'];
type ExpressionClass = new (source: string, types: { lookupByTypeName(): unknown }) => Expression;

function opened(expression: Expression, open: number): Expression {
  const { source, parameterTypes = [] } = expression;
  let place = 0;
  const lookupByTypeName = () => {
    const type = place === open ? { regexpStrings: ['.+?'] } : parameterTypes[place];
    place += 1;
    return type;
  };
  return new (expression.constructor as ExpressionClass)(source, { lookupByTypeName });
}

export interface UnknownWord {
  readonly word: string;
  readonly list: Parameter;
  readonly words: readonly string[];
  /** The word of the list that is spelled most like it, if any is. */
  readonly meant: string | undefined;
}

/** More words than these are no word of a list but a phrase of their own. */
const MOST_WORDS = 4;

/** The word that keeps a text from being a phrase, if one does: rather one that is spelled like a word of its list, and short. */
export function unknownWord(text: string, definitions: readonly LoadedDefinition[]): UnknownWord | undefined {
  let found: UnknownWord | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { expression } of definitions)
    for (const [place, list] of (expression.parameterTypes ?? []).entries()) {
      const words = closedWords(list);
      const word = words && valuesIn({ expression: opened(expression, place) }, text)?.[place];
      if (word === undefined || word.includes('"') || word.split(' ').length > MOST_WORDS) continue;
      const meant = nearest(word, words as string[]);
      const rank = (meant === undefined ? text.length : 0) + word.length;
      if (rank < least) found = { word, list, words: words as string[], meant };
      least = Math.min(least, rank);
    }
  return found;
}
