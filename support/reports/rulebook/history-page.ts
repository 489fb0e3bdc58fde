import type { History, PastRun, RuleHistory, Turn } from '../../ledger/run-history.ts';
import type { RuleVerdict } from '../../ledger/verdicts.ts';
import { overallWord } from '../bound-line.ts';
import { type Html, html, trusted } from './html.ts';
import { pageFile } from './page.ts';
import { instantText } from './spans.ts';
import { wordOf } from './words.ts';

const CAUSES: Readonly<Record<Turn['cause'], string>> = {
  target: 'the target changed',
  rule: 'the rule changed',
  unknown: 'an older report does not say what the rule asked',
};

/** What a change of a rule is due to, in words. */
export const causeText = ({ cause }: Turn): string => CAUSES[cause];

const dayOf = (iso: string): string => instantText(iso.slice(0, 19)).slice(0, 16);

/** The size of the trend in pixels. */
const WIDTH = 640;
const HEIGHT = 120;

const shareOf = ({ verified: { rules, of } }: PastRun): number => (of === 0 ? 0 : rules / of);

/** The share of verified rules from run to run, as a line. */
function trend(runs: readonly PastRun[]): Html {
  const x = (at: number): number => (runs.length === 1 ? WIDTH / 2 : (at / (runs.length - 1)) * WIDTH);
  const y = (share: number): number => HEIGHT - share * HEIGHT;
  const points = runs.map((run, at) => `${x(at).toFixed(1)},${y(shareOf(run)).toFixed(1)}`).join(' ');
  const dots = runs.map((run, at) => {
    const { rules, of } = run.verified;
    const told = `${dayOf(run.startedAt)}: ${rules} of ${of} rules verified, ${overallWord(run.overall)}`;
    return html`<circle cx="${x(at).toFixed(1)}" cy="${y(shareOf(run)).toFixed(1)}" r="4"><title>${told}</title></circle>`;
  });
  const label = `Share of verified rules over ${runs.length} runs`;
  return html`<svg class="trend" viewBox="-56 -12 ${WIDTH + 68} ${HEIGHT + 24}" role="img" aria-label="${label}"><line x1="0" x2="${WIDTH}" y1="0" y2="0"/><line x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/><text x="-12" y="4">100 %</text><text x="-12" y="${HEIGHT + 4}">0 %</text><polyline points="${trusted(points)}"/>${dots}</svg>`;
}

function cell(verdict: RuleVerdict | null): Html {
  if (verdict === null) return html`<td class="v-absent"><span class="badge">–</span></td>`;
  const { sign, word } = wordOf(verdict);
  return html`<td class="v-${verdict}"><span class="badge" title="${word}">${sign}<span class="sr"> ${word}</span></span></td>`;
}

const turnText = (turn: Turn): string => `${dayOf(turn.at)}: ${turn.from} → ${turn.to}, ${causeText(turn)}`;

const row = ({ id, says, level, verdicts, turns }: RuleHistory): Html =>
  html`<tr class="rule" id="${id}" data-level="${level}"><th scope="row">${says}<span class="where">${id} · ${level}</span>${turns.map((turn) => html`<span class="where">${turnText(turn)}</span>`)}</th>${verdicts.map(cell)}</tr>
`;

const runLine = (run: PastRun): Html =>
  html`<li>${dayOf(run.startedAt)} UTC: ${overallWord(run.overall)}, ${run.verified.rules} of ${run.verified.of} rules verified <span class="where">${run.folder}</span></li>`;

/** Verdicts over time: the rules that changed, one column a run. */
export function historyPage({ target, runs, changed, steady }: History): string {
  const heads = runs.map(({ startedAt }) => html`<th scope="col"><span class="where">${dayOf(startedAt)}</span></th>`);
  const meaning =
    changed.length === 0
      ? `All ${steady} rules kept their verdict.`
      : `${changed.length} ${changed.length === 1 ? 'rule' : 'rules'} changed, ${steady} kept their verdict.`;
  const table = html`<div class="matrix-scroll" tabindex="0" role="region" aria-label="Rules that changed"><table class="matrix"><thead><tr><th scope="col">Rule</th>${heads}</tr></thead><tbody>${changed.map(row)}</tbody></table></div>`;
  const body = html`<section class="overview v-recorded" aria-labelledby="word"><p class="kicker">History</p><h1 id="word">${runs.length} runs of ${target}</h1>
<p class="meaning">${meaning}</p>${trend(runs)}<details><summary>The runs</summary><ul>${runs.map(runLine)}</ul></details></section>
<section id="rules" tabindex="-1" aria-label="Rules that changed">${changed.length > 0 && table}</section>`;
  return pageFile({ title: `History of ${target}`, body });
}
