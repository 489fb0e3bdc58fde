import { GLOSSARY } from '../../support/reports/rulebook/glossary.data.ts';

/** The page about the words of the project. */
export const GLOSSARY_PAGE = 'docs/glossary.md';

/** The text with the terms between its markers rebuilt. */
export function withTerms(text: string): string {
  const rows = GLOSSARY.map(({ word, means }) => `| **${word}** | ${means} |`);
  return text.replace(
    /(<!-- terms:start -->\n)[\s\S]*?(<!-- terms:end -->)/,
    (_, start: string, end: string) => `${start}\n| word | meaning |\n|---|---|\n${rows.join('\n')}\n\n${end}`,
  );
}
