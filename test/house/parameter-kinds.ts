import type { LoadedParameter } from '../features/step-definitions.ts';

/** What a parameter is: a list whose words are spelled out, a value that is written as programs write it, or a small grammar. */
export type ParameterKind = 'closed list' | 'literal' | 'grammar';

/** Words that no value begins with: a type that takes one of them takes any words. */
const WORDS = ['refused', 'is refused', 'the service', 'moved', 'x'];

/** Literals that no list spells out; the four that Cucumber brings are among them. */
const LITERALS = 'string int float word instant span value json codes names texts commands'.split(' ');

const takes = ({ regexpStrings }: LoadedParameter, text: string): boolean =>
  new RegExp(`^(?:${regexpStrings.join('|')})$`).test(text);

/** A literal has a name that is known, takes a value, and takes no words. */
export function kindOfParameter(parameter: LoadedParameter): ParameterKind {
  if (parameter.words) return 'closed list';
  const isLiteral = LITERALS.includes(parameter.name) && !WORDS.some((word) => takes(parameter, word));
  return isLiteral ? 'literal' : 'grammar';
}
