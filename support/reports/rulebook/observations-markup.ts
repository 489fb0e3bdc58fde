import type { Book, BookExample, BookRule } from './book.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { bodyText } from './texts.ts';

const VOLATILE = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** What an example saw, as one line that stays the same from example to example. */
const seenBy = ({ ran }: BookExample): string =>
  (ran?.evidence?.observations ?? [])
    .map(({ seen }) => (typeof seen === 'string' ? seen : JSON.stringify(seen)))
    .join('; ')
    .replace(VOLATILE, '…');

/** Examples by what they saw, the same sight told once. */
export function sightsOf({ examples }: BookRule): Array<{ seen: string; names: string[] }> {
  const sights = new Map<string, string[]>();
  for (const example of examples) {
    const seen = seenBy(example);
    if (seen === '') continue;
    sights.set(seen, [...(sights.get(seen) ?? []), example.name]);
  }
  return [...sights].map(([seen, names]) => ({ seen, names }));
}

const MANY = 8;

function observed(rule: BookRule): Html {
  const sights = sightsOf(rule);
  const rows = sights
    .slice(0, MANY)
    .map(
      ({ seen, names }) =>
        html`<dt>${names.length > 2 ? `${names[0]}, and ${names.length - 1} more` : names.join('; ')}</dt><dd><code>${bodyText(seen, 240)}</code></dd>`,
    );
  const more = sights.length - MANY;
  return html`<article class="observation"><h3>${rule.says} <a class="where id" href="#${rule.id}">${rule.id}</a></h3>
${sights.length === 0 ? html`<p class="aside">Nothing was recorded in this run.</p>` : html`<dl class="seen">${rows}</dl>`}${more > 0 && html`<p class="aside">And ${more} more, in the rule.</p>`}</article>`;
}

/** What the target does where the document leaves it open. */
export function observationsMarkup({ rules }: Book): Html {
  const recorded = rules.filter(({ verdict }) => verdict === 'recorded');
  return html`<section id="observed" aria-labelledby="title-observed"><h2 id="title-observed">Where the document is silent: what the target does</h2>
<p>${term('recorded', 'Recorded')}, never ${term('judged')}.</p>${recorded.length === 0 ? html`<p>No such examples ran.</p>` : recorded.map(observed)}</section>`;
}
