import { visibleLine } from './visible.ts';

/** A text of somebody else as code on one line, without markup, links or mentions; an empty text stays empty. */
export function markdownCode(text: string): string {
  const line = visibleLine(text);
  if (line === '') return '';
  let fence = '`';
  for (const [run] of line.matchAll(/`+/g)) if (run.length >= fence.length) fence = `${run}\``;
  const pad = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A text of our own within a line, where none of its characters is markup. */
export const markdownText = (text: string): string =>
  visibleLine(text)
    .replace(/[\\`*_<>[\]#~&!]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** One row of a table; its cells are Markdown. Readers differ about a bar after a backslash, so that one is spelled out. */
export function tableRow(...cells: readonly string[]): string {
  const safe = cells.map((cell) => cell.replaceAll('\\|', '\\\\u007c').replaceAll('|', '\\|'));
  return `| ${safe.join(' | ')} |`;
}
