import MarkdownIt from 'markdown-it';
import type { BookRule } from './book.ts';
import { type DocumentLines, fitNotice, lineNumbers, locate } from './document-lines.ts';
import { type Html, html, trusted } from './html.ts';
import { outcomeText, shownAs, wordOf, worstOf } from './words.ts';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

type RulesByLine = ReadonlyMap<number, ReadonlySet<BookRule>>;

/** Blocks that carry text of their own, by the token that opens them and the one that closes them. */
const CLOSERS: Readonly<Record<string, string>> = {
  paragraph_open: 'paragraph_close',
  heading_open: 'heading_close',
  tr_open: 'tr_close',
};

function marksFor(rules: readonly BookRule[], like: Token): Token {
  const worst = worstOf(rules) ?? 'open';
  const items: Html[] = [];
  for (const rule of rules) {
    const shown = shownAs(rule);
    items.push(
      html`<li><span class="badge v-${shown}">${wordOf(shown).sign} ${wordOf(shown).word}</span> ${rule.says} <a class="where id" href="#${rule.id}">${rule.id}</a></li>`,
    );
  }
  const { text: content } =
    html`<details class="marks v-${worst}"><summary class="badge">${wordOf(worst).sign} ${outcomeText(rules)}</summary><ul>${items}</ul></details>`;
  const blank = { type: 'html_inline', tag: '', nesting: 0, attrs: null, children: null, hidden: false };
  return Object.assign(Object.create(Object.getPrototypeOf(like)) as Token, like, blank, { content });
}

/** Adds colour and links to the blocks that rules name. Marks are inside the block, or in the last cell of a row. */
function mark(tokens: readonly Token[], byLine: RulesByLine): Token[] {
  const marks = new Map<Token, Token>();
  for (const [at, token] of tokens.entries()) {
    const closer = CLOSERS[token.type];
    const [from, to] = (closer && token.map) || [0, 0];
    const within = new Set<BookRule>();
    for (let line = from + 1; line <= to; line += 1) for (const rule of byLine.get(line) ?? []) within.add(rule);
    if (within.size === 0) continue;

    const rules = [...within];
    token.attrJoin('class', `line v-${worstOf(rules)}`);
    if (token.type === 'paragraph_open') token.tag = 'div';
    token.hidden = false;
    const end = tokens.findIndex((other, place) => place > at && other.type === closer && other.level === token.level);
    const close = tokens[end];
    if (close) Object.assign(close, { hidden: false, tag: token.tag });
    const before = tokens[closer === 'tr_close' ? end - 1 : end];
    if (before) marks.set(before, marksFor(rules, before));
  }
  const marked: Token[] = [];
  for (const token of tokens) {
    const added = marks.get(token);
    if (added) marked.push(added);
    marked.push(token);
  }
  return marked;
}

/** A document with each line coloured by its rules, as page one; nothing when it is another document. */
export function documentMarkup(
  file: string,
  text: string,
  rules: readonly BookRule[],
  known: DocumentLines,
): { document?: Html; notice?: string | undefined } {
  const located = locate(text, known);
  const notice = fitNotice(file, located);
  if (located.places.size === 0)
    return {
      notice: notice ?? `${file} cannot be compared with the rules: no fingerprint of their document is known.`,
    };
  const markdown = new MarkdownIt({ html: false, linkify: false });
  markdown.disable('image');
  const parsed = markdown.parse(text, {});
  // Gives each cell of a table the heading of its column, which narrow screens show in front of it.
  let heads: string[] = [];
  let column = 0;
  for (const [at, token] of parsed.entries()) {
    const { type } = token;
    if (type === 'table_open') heads = [];
    if (type === 'tr_open') column = 0;
    if (type === 'th_open') heads.push(parsed[at + 1]?.content ?? '');
    if (type !== 'td_open') continue;
    token.attrSet('data-label', (heads[column] ?? '').replaceAll('`', ''));
    column += 1;
  }
  const found = new Map<number, Set<BookRule>>();
  for (const rule of rules) {
    for (const line of lineNumbers(rule.lines)) {
      const place = located.places.get(line);
      if (place !== undefined) found.set(place, (found.get(place) ?? new Set()).add(rule));
    }
  }
  const tokens = mark(parsed, found);
  const rendered = trusted(markdown.renderer.render(tokens, markdown.options, {}));
  return { document: html`<article class="document" aria-label="The document">${rendered}</article>`, notice };
}
