import MarkdownIt from 'markdown-it';
import type { BookRule } from './book.ts';
import { type DocumentLines, fitNotice, lineNumbers, locate } from './document-lines.ts';
import { type Html, html, trusted } from './html.ts';
import { labelCells } from './table-labels.ts';
import { outcomeText, shownAs, wordOf, worstOf } from './words.ts';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** The rules that name a line, by its number in the document at hand. */
type RulesByLine = ReadonlyMap<number, readonly BookRule[]>;

function rulesByLine(rules: readonly BookRule[], places: ReadonlyMap<number, number>): RulesByLine {
  const found = new Map<number, BookRule[]>();
  for (const rule of rules) {
    for (const line of new Set(lineNumbers(rule.lines))) {
      const place = places.get(line);
      if (place !== undefined) found.set(place, [...(found.get(place) ?? []), rule]);
    }
  }
  return found;
}

/** Blocks that carry text of their own, by the token that opens them and the one that closes them. */
const CLOSERS: Readonly<Record<string, string>> = {
  paragraph_open: 'paragraph_close',
  heading_open: 'heading_close',
  tr_open: 'tr_close',
};

function marksFor(rules: readonly BookRule[]): Html {
  const worst = worstOf(rules.map(shownAs)) ?? 'open';
  const items = rules.map((rule) => {
    const shown = shownAs(rule);
    return html`<li><span class="badge v-${shown}">${wordOf(shown).sign} ${wordOf(shown).word}</span> ${rule.says} <a class="where id" href="#${rule.id}">${rule.id}</a></li>`;
  });
  return html`<details class="marks v-${worst}"><summary class="badge">${wordOf(worst).sign} ${outcomeText(rules)}</summary><ul>${items}</ul></details>`;
}

const markupToken = (like: Token, content: Html): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(like)) as Token, like, {
    type: 'html_inline',
    tag: '',
    nesting: 0,
    attrs: null,
    content: content.text,
    children: null,
    hidden: false,
  });

function rulesWithin([from, to]: [number, number], byLine: RulesByLine): BookRule[] {
  const rules = new Set<BookRule>();
  for (let line = from + 1; line <= to; line += 1) for (const rule of byLine.get(line) ?? []) rules.add(rule);
  return [...rules];
}

/** Adds colour and links to the blocks that rules name. Marks are inside the block, or in the last cell of a row. */
function mark(tokens: readonly Token[], byLine: RulesByLine): Token[] {
  const closing = new Map<Token, Token>();
  for (const [at, token] of tokens.entries()) {
    const closer = CLOSERS[token.type];
    const rules = closer && token.map ? rulesWithin(token.map, byLine) : [];
    if (rules.length === 0) continue;
    token.attrJoin('class', `line v-${worstOf(rules.map(shownAs))}`);
    if (token.type === 'paragraph_open') token.tag = 'div';
    token.hidden = false;
    const end = tokens.findIndex((other, place) => place > at && other.type === closer && other.level === token.level);
    const before = tokens[closer === 'tr_close' ? end - 1 : end];
    const close = tokens[end];
    if (close) Object.assign(close, { hidden: false, tag: token.tag });
    if (before) closing.set(before, markupToken(before, marksFor(rules)));
  }
  return tokens.flatMap((token) => {
    const added = closing.get(token);
    return added ? [added, token] : [token];
  });
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
  labelCells(parsed);
  const tokens = mark(parsed, rulesByLine(rules, located.places));
  const rendered = trusted(markdown.renderer.render(tokens, markdown.options, {}));
  return {
    document: html`<article class="document" aria-label="The document">${rendered}</article>`,
    notice,
  };
}
