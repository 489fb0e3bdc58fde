import { overallWord } from '../bound-line.ts';
import { type Book, chaptersOf } from './book.ts';
import { contentsMarkup } from './contents-markup.ts';
import { evidenceMarkup } from './evidence-markup.ts';
import { facilitiesMarkup } from './facilities-markup.ts';
import { glossaryMarkup } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { observationsMarkup } from './observations-markup.ts';
import { overviewMarkup } from './overview-markup.ts';
import { packBodies } from './pack.ts';
import { pageFile } from './page.ts';
import { chapterMarkup } from './rule-markup.ts';
import { searchPack } from './search-index.ts';
import { sharesMarkup } from './shares-markup.ts';
import { spentMarkup } from './spent-markup.ts';
import { toolbarMarkup } from './toolbar-markup.ts';
import { trendMarkup } from './trend-markup.ts';
import { unverifiedMarkup } from './unverified-markup.ts';

/** What the page may take; the style and scripts around its content take up to 40 kB of the 3 MB. */
const MOST = 2_960_000;

/** The overall word in one line above a document, with the way to the rest. */
function shortcut({ verdicts }: Book): Html {
  return html`<p class="shortcut"><b>${overallWord(verdicts.overall)}</b>: each line has the colour of its rules. <a href="#word">The verdict</a> and <a href="#rules">the rules</a> follow the document.</p>`;
}

function content(book: Book, document: Html | undefined): Html {
  const { axes, rules, ownRules } = book;
  const chapters = chaptersOf([...rules, ...ownRules]);
  const ids = new Set(rules.map(({ id }) => id));
  return html`${document && html`${shortcut(book)}${document}`}${overviewMarkup(book)}
${contentsMarkup(book, chapters)}
${sharesMarkup(book)}${book.history && trendMarkup(book.history)}
<section id="rules" tabindex="-1" aria-label="Rules">${toolbarMarkup(book, chapters)}${chapters.map(chapterMarkup)}<p class="none" hidden>No rule fits.</p></section>
${unverifiedMarkup(book)}${facilitiesMarkup(book)}${observationsMarkup(book)}${spentMarkup(book)}${axes && evidenceMarkup(axes, ids)}${glossaryMarkup()}`;
}

/** The rule book of one run as a single file; `document` is shown before everything else. */
export function ruleBookPage(book: Book, document?: Html): string {
  const search = searchPack([...book.rules, ...book.ownRules]);
  const taken = Buffer.byteLength(content(book, document).text) + search.data.length;
  const { packs, notices } = packBodies(book, MOST - taken);
  const body = content({ ...book, notices: [...book.notices, ...notices] }, document);
  return pageFile({ title: `Rule book: ${book.verdicts.target}`, body, packs: [...packs, search] });
}
