import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT, textOf } from './project-documents.ts';

/** The list of the decisions. */
export const DECISIONS = 'docs/decisions/README.md';

function line(name: string): string {
  const title = /^# (.*)$/m.exec(textOf(join(dirname(DECISIONS), name)))?.[1];
  if (title === undefined) throw new Error(`${name} has no title`);
  return `- [${title}](${name})`;
}

/** The text with the list between its markers rebuilt. */
export function withDecisions(text: string): string {
  const names = readdirSync(join(ROOT, dirname(DECISIONS))).filter(
    (name) => name.endsWith('.md') && name !== basename(DECISIONS),
  );
  const list = names.toSorted().map(line).join('\n');
  return text.replace(
    /(<!-- decisions:start -->\n)[\s\S]*?(<!-- decisions:end -->)/,
    (_, start: string, end: string) => `${start}${list}\n${end}`,
  );
}
