import { overallWord } from '../bound-line.ts';
import { type Book, chaptersOf } from './book.ts';
import { evidenceMarkup } from './evidence-markup.ts';
import { facilitiesMarkup } from './facilities-markup.ts';
import { glossaryMarkup } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { observationsMarkup } from './observations-markup.ts';
import { overviewMarkup, toolbarMarkup } from './overview-markup.ts';
import { packBodies } from './pack.ts';
import { pageFile } from './page.ts';
import { chapterMarkup } from './rule-markup.ts';
import { spentMarkup } from './spent-markup.ts';
import { unverifiedMarkup } from './unverified-markup.ts';

/** What the packed bodies may take of a page that stays below 3 MB. */
const BUDGET = 2_000_000;

/** The overall word in one line above a document, with the way to the rest. */
function shortcut({ verdicts }: Book): Html {
  return html`<p class="shortcut"><b>${overallWord(verdicts.overall)}</b>: each line has the colour of its rules. <a href="#word">The verdict</a> and <a href="#rules">the rules</a> follow the document.</p>`;
}

/** The rule book of one run as a single file; `document` is shown before everything else. */
export function ruleBookPage(book: Book, document?: Html): string {
  const { packs, notices } = packBodies(book, BUDGET);
  const chapters = chaptersOf([...book.rules, ...book.ownRules]);
  const links = chapters.map((chapter) => {
    const rules = chapter.sections.flatMap((section) => section.rules);
    const red = rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').length;
    return html`<li><a href="#interface-${chapter.interface}">${chapter.title}</a> <span class="where">${rules.length}${red > 0 && html` · <b class="red">${red} ✕</b>`}</span></li>`;
  });
  const body = html`${document && html`${shortcut(book)}${document}`}${overviewMarkup({ ...book, notices: [...book.notices, ...notices] })}
<nav class="contents" aria-label="Contents"><ul>${links}<li><a href="#unverified">Not verified</a></li><li><a href="#facilities">Facilities</a></li><li><a href="#observed">Observed</a></li><li><a href="#spent">Spent</a></li>${book.axes && html`<li><a href="#evidence">Evidence</a></li>`}<li><a href="#glossary">Glossary</a></li></ul></nav>
<section id="rules" tabindex="-1" aria-label="Rules">${toolbarMarkup(book, chapters)}${chapters.map(chapterMarkup)}<p class="none" hidden>No rule fits.</p></section>
${unverifiedMarkup(book)}${facilitiesMarkup(book)}${observationsMarkup(book)}${spentMarkup(book)}${book.axes && evidenceMarkup(book.axes)}${glossaryMarkup()}`;
  return pageFile({ title: `Rule book: ${book.verdicts.target}`, body, packs });
}
