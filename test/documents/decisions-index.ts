import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, textOf } from './project-documents.ts';

/** The list of the decisions. */
export const DECISIONS = 'docs/decisions/README.md';

function line(name: string): string {
  const [title = '', ...rest] = textOf(join(dirname(DECISIONS), name)).split('\n');
  const [, number, says] = /^# (\d+)\.? (.*)$/.exec(title) ?? [];
  if (number === undefined || Number(number) !== Number(name.slice(0, 4)))
    throw new Error(`${name} does not begin with its number and a title: ${title}`);
  const overtaken = /^\*\*Overtaken/m.exec(rest.join('\n')) ? ' (overtaken)' : '';
  return `${Number(number)}. [${says}](${name})${overtaken}`;
}

/** The text with the list between its markers made anew. */
export function withDecisions(text: string): string {
  const names = readdirSync(join(ROOT, dirname(DECISIONS))).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const list = names
    .toSorted()
    .map(line)
    .map((each) => each.replace(/^(\d+)\./, '- $1:'))
    .join('\n');
  return text.replace(
    /(<!-- decisions:start -->\n)[\s\S]*?(\n<!-- decisions:end -->)/,
    (_, start: string, end: string) => `${start}${list}${end}`,
  );
}
