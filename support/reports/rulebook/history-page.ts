import { counted } from '../../ground/counted.ts';
import type { History } from '../../ledger/runs/history.ts';
import type { RuleVerdict } from '../../ledger/verdicts.ts';
import { overallWord } from '../bound-line.ts';
import { glossaryMarkup, term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { pageFile } from './page.ts';
import { dayOf, trendFigure, turnText } from './trend-markup.ts';
import { TONES, wordOf } from './words.ts';

function cell(verdict: RuleVerdict | null): Html {
  if (verdict === null)
    return html`<td class="v-absent"><span class="badge">–<span class="sr"> not examined</span></span></td>`;
  const { sign, word } = wordOf(verdict);
  return html`<td class="v-${verdict}"><span class="badge">${sign}<span class="sr"> ${word}</span></span></td>`;
}

/** `leftOut` says which runs could not be read, and why. */
export function historyPage(history: History, leftOut: readonly string[] = []): string {
  const { target, runs, changed, steady } = history;
  const meaning =
    changed.length === 0
      ? `No verdict changed: each of ${steady} rules came out the same whenever it was examined.`
      : `${counted(changed.length, 'rule')} changed, ${steady} kept their verdict.`;
  const heads: Html[] = [];
  const items: Html[] = [];
  for (const { startedAt, overall, verified, counts, folder, partial } of runs) {
    heads.push(html`<th scope="col"><span class="where">${dayOf(startedAt)}</span></th>`);
    const failed = counts && counts.failed > 0 ? `, ${counts.failed} failed` : '';
    const share = `${verified.rules} of ${verified.of} rules verified${failed}`;
    items.unshift(
      html`<li class="v-${TONES[overall] ?? 'error'}"><b>${dayOf(startedAt)} UTC</b> <span class="badge">${overallWord(overall)}</span><span class="bound">${share}${partial && ', in a partial run'}</span><span class="where">${folder}</span></li>`,
    );
  }
  const rows: Html[] = [];
  for (const { id, says, level, verdicts, turns } of changed) {
    const changes = turns.map((turn) => html`<span class="where">${turnText(turn)}</span>`);
    rows.push(html`<tr class="rule" id="${id}" data-level="${level}"><th scope="row">${says}<span class="where"><span class="id">${id}</span> · <i>${level}</i></span>${changes}</th>${verdicts.map(cell)}</tr>
`);
  }
  const table = html`<h2>Rules that changed</h2><p>Each column is a run. A change is the ${term('target', "target's")} where the ${term('rule')} and its ${term('example', 'examples')} stayed the same.</p>
<div class="matrix-scroll" tabindex="0" role="region" aria-label="Rules that changed"><table class="matrix"><thead><tr><th scope="col">Rule</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
  const body = html`<section class="overview v-recorded" aria-labelledby="word"><p class="kicker">History</p><h1 id="word">${runs.length} runs of ${target}</h1>
<p class="meaning">${meaning}</p>${trendFigure(runs)}${leftOut.map((text) => html`<p class="notice">Left out: ${text}</p>`)}</section>
<section id="rules" tabindex="-1" aria-label="Rules that changed">${changed.length > 0 && table}</section>
<section id="runs" aria-labelledby="title-runs"><h2 id="title-runs">The runs, the latest first</h2><ul class="runs">${items}</ul></section>
${glossaryMarkup()}`;
  return pageFile({ title: `History of ${target}`, place: 'History', body });
}
