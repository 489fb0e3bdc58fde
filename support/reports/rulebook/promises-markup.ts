import { idOf } from '../../ground/members.ts';
import type { History } from '../../ledger/runs/history.ts';
import { tallyOf, verifiedOf } from '../../ledger/tally.ts';
import type { Book, BookRule, Chapter } from './book.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { ruleEntry } from './rule-markup.ts';
import { turnText } from './trend-markup.ts';
import { countsOf, type Shown, wordOf } from './words.ts';

type Counts = ReadonlyArray<{ readonly verdict: Shown; readonly count: number }>;

export function bar(counts: Counts): Html {
  const parts = counts.map(({ verdict, count }) => html`<span class="v-${verdict}" style="flex-grow:${count}"></span>`);
  return html`<span class="bar" aria-hidden="true">${parts}</span>`;
}

/** How many of the judged rules pass, in percent rounded down so that it never promises more, and the verdicts of the others. */
export function shareOf(rules: readonly BookRule[]): { percent: number; says: string; counts: Counts } | undefined {
  const judged = rules.filter((rule) => rule.judged);
  if (judged.length === 0) return undefined;
  const counts = countsOf(judged);
  const { pass } = tallyOf(judged);
  let says = `${pass} of ${judged.length} pass`;
  for (const { verdict, count } of counts) if (verdict !== 'pass') says += `, ${count} ${wordOf(verdict).many}`;
  return { percent: Math.floor((pass * 100) / judged.length), says, counts };
}

function shareMarkup(name: string, rules: readonly BookRule[]): Html {
  const share = shareOf(rules);
  if (!share) return html`<span><b>${name}</b></span><span class="where">never judged</span>`;
  const { percent, says, counts } = share;
  return html`<span><b>${name}</b> ${percent}\u00a0%</span>${bar(counts)}<span class="where">${says}</span>`;
}

export function promisesMarkup({ rules }: Book, chapters: readonly Chapter[]): Html {
  const judged = new Set<string>();
  for (const rule of rules) if (rule.judged) judged.add(rule.level);
  const levels: Html[] = [];
  for (const level of judged) {
    const own = rules.filter((rule) => rule.level === level);
    levels.push(
      html`<li><button type="button" data-find="level=${level}&judged=yes">${shareMarkup(level, own)}</button></li>`,
    );
  }
  const items: Html[] = [];
  for (const { id, name, rules: own } of chapters)
    items.push(html`<li><a href="#promise-${id}">${shareMarkup(name, own)}</a></li>`);
  return html`<section id="promises" aria-labelledby="title-promises"><h2 id="title-promises">What is promised, and what holds</h2>
<p class="aside">The share of judged rules that pass in each ${term('promise')}; those that most people come for stand first.</p>
<ul class="shares">${items}</ul><h3>By ${term('level')}</h3><ul class="shares">${levels}</ul></section>`;
}

export function chapterMarkup({ id, name, says, rules }: Chapter, history: History | undefined): Html {
  const { rules: verified, of } = verifiedOf(tallyOf(rules));
  const share = of > 0 && html`<p><b>${verified} of ${of} verified</b>: ${shareOf(rules)?.says}.</p>`;
  const ids = new Set(rules.map(idOf));
  const own = (history?.changed ?? []).filter((each) => ids.has(each.id));
  const [first] = own.toSorted((one, other) =>
    (one.turns.at(-1)?.run ?? 0) < (other.turns.at(-1)?.run ?? 0) ? 1 : -1,
  );
  const last = first?.turns.at(-1);
  const changed =
    first && last
      ? html`${own.length} of them changed, the last <a class="id" href="#${first.id}">${first.id}</a> on ${turnText(last)}`
      : 'none of them changed';
  const past = history && html`<p class="aside">In ${history.runs.length} runs ${changed}.</p>`;
  return html`<section class="chapter" id="promise-${id}" aria-labelledby="title-${id}"><h2 id="title-${id}">${name}</h2><p class="narrative">${says}</p>${share}${past}${rules.map(ruleEntry)}</section>`;
}
