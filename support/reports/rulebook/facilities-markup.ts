import type { Book, BookRule } from './book.ts';
import { FACILITY_WORDS } from './facility-words.data.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';

export interface Opened {
  readonly facility: string;
  readonly alone: number;
  readonly together: number;
}

/** The facilities by the rules that they open, those that open most by themselves first; `needs` is what suffices for a rule. */
export function openedBy(rules: ReadonlyArray<Pick<BookRule, 'judged' | 'needs'>>): Opened[] {
  const opened = new Map<string, { facility: string; alone: number; together: number }>();
  for (const { judged, needs } of rules) {
    if (!judged) continue;
    for (const facility of needs) {
      const counts = opened.get(facility) ?? { facility, alone: 0, together: 0 };
      counts[needs.length === 1 ? 'alone' : 'together'] += 1;
      opened.set(facility, counts);
    }
  }
  return [...opened.values()].sort((one, other) => other.alone - one.alone || other.together - one.together);
}

export function facilitiesMarkup({ rules }: Book): Html {
  let judged = 0;
  let free = 0;
  for (const rule of rules) {
    if (!rule.judged) continue;
    judged += 1;
    if (rule.needs.length === 0) free += 1;
  }
  const rows: Html[] = [];
  for (const { facility, alone, together } of openedBy(rules))
    rows.push(
      html`<tr><th scope="row" id="facility-${facility}">${facility}</th><td>${FACILITY_WORDS[facility] ?? ''}</td><td>${alone}</td><td>${together}</td></tr>`,
    );
  return html`<section id="facilities" aria-labelledby="facilities-title"><h2 id="facilities-title">Facilities</h2>
<p>${free} of ${judged} ${term('judged')} rules need nothing besides the public interfaces. For each of the others the table counts what suffices: the fewest ${term('facility', 'facilities')} that one of its examples takes.</p>
<div class="matrix-scroll" tabindex="0" role="region" aria-label="Facilities"><table><thead><tr><th scope="col">facility</th><th scope="col">what it is</th><th scope="col">rules it opens alone</th><th scope="col">with others</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}
