import type { Book, Chapter } from './book.ts';
import { type Html, html } from './html.ts';

/** An interface with the number of its rules, and a button that shows those that are red. */
function chapterLink({ interface: name, title, sections }: Chapter): Html {
  const rules = sections.flatMap((section) => section.rules);
  const red = rules.filter(({ verdict }) => verdict === 'fail').length;
  const reds =
    red > 0 &&
    html` <button type="button" class="small" data-find="verdict=fail&interface=${name}">${red} ${red === 1 ? 'fails' : 'fail'}</button>`;
  return html`<li><a href="#interface-${name}">${title}</a> <span class="where">${rules.length}</span>${reds}</li>`;
}

const link = (id: string, title: string): Html => html`<li><a href="#${id}">${title}</a></li>`;

/** The way to each part of the book. */
export function contentsMarkup({ axes, history }: Book, chapters: readonly Chapter[]): Html {
  return html`<nav class="contents" aria-label="Contents"><ul>${chapters.map(chapterLink)}</ul><ul>${link('shares', 'Shares')}${history && link('trend', 'Trend')}${link('rules', 'Rules')}${link('unverified', 'Not verified')}${link('facilities', 'Facilities')}${link('observed', 'Observed')}${link('spent', 'Spent')}${axes && link('evidence', 'Evidence')}${link('glossary', 'Glossary')}</ul></nav>`;
}
