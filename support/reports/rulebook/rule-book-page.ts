import { idOf } from '../../ground/members.ts';
import { overallWord } from '../bound-line.ts';
import { type Book, chaptersOf } from './book.ts';
import { evidenceMarkup } from './evidence-markup.ts';
import { facilitiesMarkup } from './facilities-markup.ts';
import { glossaryMarkup } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { overviewMarkup, spentMarkup } from './overview-markup.ts';
import { indexPack, packBodies, searchPack } from './pack.ts';
import { pageFile } from './page.ts';
import { chapterMarkup, promisesMarkup } from './promises-markup.ts';
import { toolbarMarkup } from './toolbar-markup.ts';
import { trendMarkup } from './trend-markup.ts';
import { observationsMarkup, unverifiedMarkup } from './unverified-markup.ts';

/** What the page may take; the style and scripts around its content take up to 80 kB of the 3 MB. */
const MOST_BYTES = 2_920_000;

function content(book: Book, document: Html | undefined): Html {
  const { verdicts, axes, history, rules } = book;
  const chapters = chaptersOf(book);
  const ids = new Set(rules.map(idOf));
  const shortcut =
    document &&
    html`<p class="shortcut"><b>${overallWord(verdicts.overall)}</b>: each line has the colour of its rules. <a href="#word">The verdict</a> and <a href="#rules">the rules</a> follow the document.</p>`;

  const trend = history && html`<li><a href="#trend">Trend</a></li>`;
  const evidence = axes && html`<li><a href="#evidence">Evidence</a></li>`;
  const contentsMarkup = html`<nav class="contents" aria-label="Contents"><ul><li><a href="#promises">Promises</a></li>${trend}<li><a href="#rules">Rules</a></li><li><a href="#unverified">Not verified</a></li><li><a href="#facilities">Facilities</a></li><li><a href="#observed">Observed</a></li><li><a href="#spent">Spent</a></li>${evidence}<li><a href="#glossary">Glossary</a></li><li><button type="button" class="print-all" title="Printing the page otherwise gives a summary of it">Print everything</button></li></ul></nav>`;
  return html`${shortcut}${document}${overviewMarkup(book)}
${contentsMarkup}
${promisesMarkup(book, chapters)}${history && trendMarkup(history)}
<section id="rules" tabindex="-1" aria-label="Rules">${toolbarMarkup(book, chapters)}${chapters.map((each) => chapterMarkup(each, history))}<p class="none" hidden>No rule fits.</p></section>
${unverifiedMarkup(book)}${facilitiesMarkup(book)}${observationsMarkup(book)}${spentMarkup(book)}${axes && evidenceMarkup(axes, ids)}${glossaryMarkup()}`;
}

export function ruleBookPage(book: Book, document?: Html): string {
  const search = searchPack([...book.rules, ...book.ownRules]);
  const index = indexPack(book.index);
  const taken = Buffer.byteLength(content(book, document).text) + search.data.length + index.data.length;
  const { packs, notices } = packBodies(book, MOST_BYTES - taken);
  const body = content({ ...book, notices: [...book.notices, ...notices] }, document);
  return pageFile({ title: `Rule book: ${book.verdicts.target}`, body, packs: [...packs, search, index] });
}
