import { readPromises } from '../../support/ground/rules/promises.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { GLOSSARY } from '../../support/reports/rulebook/glossary.data.ts';

/** The page about the words of the project. */
export const GLOSSARY_PAGE = 'docs/glossary.md';

function withTable(text: string, name: string, rows: readonly string[]): string {
  return text.replace(
    new RegExp(`(<!-- ${name}:start -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`),
    (_, start: string, end: string) => `${start}\n${rows.join('\n')}\n\n${end}`,
  );
}

/** The text with the terms and the promises between their markers rebuilt. */
export function withTerms(text: string): string {
  const terms = GLOSSARY.map(({ word, means }) => `| **${word}** | ${means} |`);
  const promises = readPromises(readRuleBook()).map(
    ({ id, name, says, rules }) => `| \`${id}\` | **${name}.** ${says.trim()} | ${rules.length} |`,
  );
  const withPromises = withTable(text, 'promises', ['| `--area` | promise | rules |', '|---|---|---|', ...promises]);
  return withTable(withPromises, 'terms', ['| word | meaning |', '|---|---|', ...terms]);
}
