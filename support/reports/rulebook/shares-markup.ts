import type { Book, BookRule } from './book.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { countsOf, type Shown, wordOf } from './words.ts';

/** How the judged rules of one level or area came out. */
export interface RuleShare {
  readonly name: string;
  readonly judged: number;
  readonly pass: number;
  readonly counts: ReadonlyArray<{ readonly verdict: Shown; readonly count: number }>;
}

/** The judged rules by a member of theirs, in the order in which the rules name it. */
export function sharesBy(rules: readonly BookRule[], member: 'level' | 'area'): RuleShare[] {
  const judged = rules.filter((rule) => rule.judged);
  const names = [...new Set(judged.map((rule) => rule[member]))];
  return names.map((name) => {
    const own = judged.filter((rule) => rule[member] === name);
    const pass = own.filter(({ verdict }) => verdict === 'pass').length;
    return { name, judged: own.length, pass, counts: countsOf(own) };
  });
}

/** Whole percent, rounded down, so that it never promises more. */
const percent = ({ pass, judged }: RuleShare): string => `${Math.floor((pass * 100) / judged)} %`;

/** The counts as a line in their colours. */
export const bar = (counts: RuleShare['counts']): Html =>
  html`<span class="bar" aria-hidden="true">${counts.map(({ verdict, count }) => html`<span class="v-${verdict}" style="flex-grow:${count}"></span>`)}</span>`;

/** How many rules are what else than green, in words. */
const others = ({ counts }: RuleShare): string =>
  counts
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ verdict, count }) => `, ${count} ${wordOf(verdict).many}`)
    .join('');

const item = (share: RuleShare, member: string): Html =>
  html`<li><button type="button" data-find="${member}=${share.name}&judged=yes"><span><b class="id">${share.name}</b> ${percent(share)}</span>${bar(share.counts)}<span class="where">${share.pass} of ${share.judged} pass${others(share)}</span></button></li>`;

/** How many of the judged rules pass, by level and by area; each line shows its rules. */
export function sharesMarkup({ rules }: Book): Html {
  const list = (member: 'level' | 'area') =>
    html`<ul class="shares">${sharesBy(rules, member).map((share) => item(share, member))}</ul>`;
  return html`<section id="shares" aria-labelledby="title-shares"><h2 id="title-shares">Shares of rules that pass</h2>
<h3>By ${term('level')}</h3>${list('level')}<h3>By ${term('area')}</h3>${list('area')}</section>`;
}
