import type MarkdownIt from 'markdown-it';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** Gives each cell of a table the heading of its column, which narrow screens show in front of it. */
export function labelCells(tokens: readonly Token[]): void {
  let heads: string[] = [];
  let column = 0;
  for (const [at, token] of tokens.entries()) {
    const { type } = token;
    if (type === 'table_open') heads = [];
    if (type === 'tr_open') column = 0;
    if (type === 'th_open') heads.push(tokens[at + 1]?.content ?? '');
    if (type !== 'td_open') continue;
    token.attrSet('data-label', (heads[column] ?? '').replaceAll('`', ''));
    column += 1;
  }
}
