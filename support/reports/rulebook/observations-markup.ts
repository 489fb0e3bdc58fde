import type { Book, BookRule } from './book.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { bodyText } from './texts.ts';

/** Ids that differ from example to example. */
const VOLATILE = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** The names of examples by what they saw: what several saw is shown once. */
function sightsOf({ examples }: BookRule): Map<string, string[]> {
  const sights = new Map<string, string[]>();
  for (const { name, ran } of examples) {
    const texts: string[] = [];
    for (const { seen } of ran?.evidence?.observations ?? [])
      texts.push(typeof seen === 'string' ? seen : JSON.stringify(seen));
    const sight = texts.join('; ').replace(VOLATILE, '…');
    if (sight !== '') sights.set(sight, [...(sights.get(sight) ?? []), name]);
  }
  return sights;
}

const MANY = 8;

function observed(rule: BookRule): Html {
  const sights = sightsOf(rule);
  const rows: Html[] = [];
  for (const [seen, names] of [...sights].slice(0, MANY)) {
    const who = names.length > 2 ? `${names[0]}, and ${names.length - 1} more` : names.join('; ');
    rows.push(html`<dt>${who}</dt><dd><code>${bodyText(seen, 240)}</code></dd>`);
  }
  const more = sights.size - MANY;
  return html`<article class="observation"><h3>${rule.says} <a class="where id" href="#${rule.id}">${rule.id}</a></h3>
${sights.size === 0 ? html`<p class="aside">Nothing was recorded in this run.</p>` : html`<dl class="seen">${rows}</dl>`}${more > 0 && html`<p class="aside">And ${more} more, in the rule.</p>`}</article>`;
}

/** What the target does where the document leaves it open. */
export function observationsMarkup({ rules }: Book): Html {
  const recorded = rules.filter(({ verdict }) => verdict === 'recorded');
  return html`<section id="observed" aria-labelledby="title-observed"><h2 id="title-observed">Where the document is silent: what the target does</h2>
<p>${term('recorded', 'Recorded')}, never ${term('judged')}.</p>${recorded.length === 0 ? html`<p>No such examples ran.</p>` : recorded.map(observed)}</section>`;
}
