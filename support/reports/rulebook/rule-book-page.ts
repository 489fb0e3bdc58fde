import { overallWord } from '../bound-line.ts';
import { type Book, type Chapter, chaptersOf } from './book.ts';
import { evidenceMarkup } from './evidence-markup.ts';
import { facilitiesMarkup } from './facilities-markup.ts';
import { glossaryMarkup } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { overviewMarkup, spentMarkup } from './overview-markup.ts';
import { packBodies, searchPack } from './pack.ts';
import { pageFile } from './page.ts';
import { chapterMarkup } from './rule-markup.ts';
import { sharesMarkup } from './shares-markup.ts';
import { toolbarMarkup } from './toolbar-markup.ts';
import { trendMarkup } from './trend-markup.ts';
import { observationsMarkup, unverifiedMarkup } from './unverified-markup.ts';

/** What the page may take; the style and scripts around its content take up to 40 kB of the 3 MB. */
const MOST = 2_960_000;

function contentsMarkup({ axes, history }: Book, chapters: readonly Chapter[]): Html {
  const interfaces: Html[] = [];
  for (const { interface: name, title, sections } of chapters) {
    let all = 0;
    let red = 0;
    for (const { rules } of sections) {
      all += rules.length;
      for (const { verdict } of rules) if (verdict === 'fail') red += 1;
    }
    const reds =
      red > 0 &&
      html` <button type="button" class="small" data-find="verdict=fail&interface=${name}">${red} ${red === 1 ? 'fails' : 'fail'}</button>`;
    interfaces.push(html`<li><a href="#interface-${name}">${title}</a> <span class="where">${all}</span>${reds}</li>`);
  }
  const trend = history && html`<li><a href="#trend">Trend</a></li>`;
  const evidence = axes && html`<li><a href="#evidence">Evidence</a></li>`;
  return html`<nav class="contents" aria-label="Contents"><ul>${interfaces}</ul><ul><li><a href="#shares">Shares</a></li>${trend}<li><a href="#rules">Rules</a></li><li><a href="#unverified">Not verified</a></li><li><a href="#facilities">Facilities</a></li><li><a href="#observed">Observed</a></li><li><a href="#spent">Spent</a></li>${evidence}<li><a href="#glossary">Glossary</a></li></ul></nav>`;
}

function content(book: Book, document: Html | undefined): Html {
  const { verdicts, axes, history, rules, ownRules } = book;
  const chapters = chaptersOf([...rules, ...ownRules]);
  const ids = new Set(rules.map(({ id }) => id));
  const shortcut =
    document &&
    html`<p class="shortcut"><b>${overallWord(verdicts.overall)}</b>: each line has the colour of its rules. <a href="#word">The verdict</a> and <a href="#rules">the rules</a> follow the document.</p>`;
  return html`${shortcut}${document}${overviewMarkup(book)}
${contentsMarkup(book, chapters)}
${sharesMarkup(book)}${history && trendMarkup(history)}
<section id="rules" tabindex="-1" aria-label="Rules">${toolbarMarkup(book, chapters)}${chapters.map(chapterMarkup)}<p class="none" hidden>No rule fits.</p></section>
${unverifiedMarkup(book)}${facilitiesMarkup(book)}${observationsMarkup(book)}${spentMarkup(book)}${axes && evidenceMarkup(axes, ids)}${glossaryMarkup()}`;
}

export function ruleBookPage(book: Book, document?: Html): string {
  const search = searchPack([...book.rules, ...book.ownRules]);
  const taken = Buffer.byteLength(content(book, document).text) + search.data.length;
  const { packs, notices } = packBodies(book, MOST - taken);
  const body = content({ ...book, notices: [...book.notices, ...notices] }, document);
  return pageFile({ title: `Rule book: ${book.verdicts.target}`, body, packs: [...packs, search] });
}
