import type { Book, BookRule } from './book.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { countsOf, type Shown, wordOf } from './words.ts';

export interface RuleShare {
  readonly name: string;
  readonly judged: number;
  readonly pass: number;
  readonly counts: ReadonlyArray<{ readonly verdict: Shown; readonly count: number }>;
}

export function sharesBy(rules: readonly BookRule[], member: 'level' | 'area'): RuleShare[] {
  const groups = new Map<string, BookRule[]>();
  for (const rule of rules) {
    if (!rule.judged) continue;
    const group = groups.get(rule[member]) ?? [];
    group.push(rule);
    groups.set(rule[member], group);
  }
  const shares: RuleShare[] = [];
  for (const [name, own] of groups) {
    let pass = 0;
    for (const { verdict } of own) if (verdict === 'pass') pass += 1;
    shares.push({ name, judged: own.length, pass, counts: countsOf(own) });
  }
  return shares;
}

export function bar(counts: RuleShare['counts']): Html {
  const parts = counts.map(({ verdict, count }) => html`<span class="v-${verdict}" style="flex-grow:${count}"></span>`);
  return html`<span class="bar" aria-hidden="true">${parts}</span>`;
}

function listBy(rules: readonly BookRule[], member: 'level' | 'area'): Html {
  const items: Html[] = [];
  for (const { name, pass, judged, counts } of sharesBy(rules, member)) {
    // Rounded down, so that it never promises more.
    const percent = Math.floor((pass * 100) / judged);
    let others = '';
    for (const { verdict, count } of counts) if (verdict !== 'pass') others += `, ${count} ${wordOf(verdict).many}`;
    items.push(
      html`<li><button type="button" data-find="${member}=${name}&judged=yes"><span><b class="id">${name}</b> ${percent} %</span>${bar(counts)}<span class="where">${pass} of ${judged} pass${others}</span></button></li>`,
    );
  }
  return html`<ul class="shares">${items}</ul>`;
}

export function sharesMarkup({ rules }: Book): Html {
  return html`<section id="shares" aria-labelledby="title-shares"><h2 id="title-shares">Shares of rules that pass</h2>
<h3>By ${term('level')}</h3>${listBy(rules, 'level')}<h3>By ${term('area')}</h3>${listBy(rules, 'area')}</section>`;
}
