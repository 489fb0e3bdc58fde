import type { EvidenceAxes, Share, Sighting } from '../../ledger/evidence-axes.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';

function shareText(share: Share | null): string {
  if (share === null) return '?';
  return share.of === 0 ? '–' : `${share.done} of ${share.of}`;
}

function seenText(sightings: readonly Sighting[]): string {
  return sightings.map(({ target, date, verdict }) => `${target}, ${date}: ${verdict}`).join('; ') || '–';
}

/** The evidence for each judged rule, axis by axis: the axes are never summed up. */
export function evidenceMarkup({ rules }: EvidenceAxes, ofVerdict: ReadonlySet<string>): Html {
  let own = 0;
  let seen = 0;
  let proven = '; no proof is at hand, “plumbline prove” makes one';
  const rows: Html[] = [];
  for (const { id, judged, documented, faults, alternatives, targets, clients } of rules) {
    if (!judged) continue;
    if (!ofVerdict.has(id)) own += 1;
    if (targets.length > 0) seen += 1;
    if (faults !== null) proven = '';
    rows.push(html`<tr><th scope="row"><a class="id" href="#${id}">${id}</a></th><td>${documented ? 'yes' : 'no'}</td><td>${shareText(faults)}</td><td>${shareText(alternatives)}</td><td>${seenText(targets)}</td><td>${seenText(clients)}</td></tr>
`);
  }
  const others = own > 0 ? `, ${own} of them about clients and receivers and so no part of the verdict` : '';
  const real = seen === 0 ? 'No run on a real target was taken up yet' : `${seen} were seen on a real target`;
  const summary = `${rows.length} judged rules${others}. ${real}${proven}.`;
  return html`<section id="evidence" aria-labelledby="title-evidence"><h2 id="title-evidence">Evidence for each rule</h2>
<p class="aside">${summary} “plumbline evidence add RUN” takes up a run on a real target: names, dates and digests, no values.</p>
<details><summary>${rows.length} rules, one line each</summary><div class="matrix-scroll" tabindex="0" role="region" aria-label="Evidence by rule"><table class="matrix"><thead><tr><th scope="col">Rule</th><th scope="col">in the document</th><th scope="col">${term('fault', 'faults')} caught</th><th scope="col">${term('alternative', 'alternatives')} accepted</th><th scope="col">seen on a real target</th><th scope="col">exercised by a foreign client</th></tr></thead><tbody>${rows}</tbody></table></div></details></section>`;
}
