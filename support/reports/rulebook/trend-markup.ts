import { counted } from '../../ground/counted.ts';
import type { History, PastRun, Turn } from '../../ledger/runs/history.ts';
import { overallWord } from '../bound-line.ts';
import { folded, type Html, html } from './html.ts';
import { instantText } from './texts.ts';

const CAUSES: Readonly<Record<Turn['cause'], string>> = {
  target: 'the target changed',
  rule: 'the rule changed',
  unknown: 'an older report does not say what the rule asked',
};

export const causeText = ({ cause }: Turn): string => CAUSES[cause];

export const dayOf = (iso: string): string => instantText(iso.slice(0, 19)).slice(0, 16);

export const turnText = (turn: Turn): string => `${dayOf(turn.at)}: ${turn.from} → ${turn.to}, ${causeText(turn)}`;

const WIDTH = 640;
const HEIGHT = 120;
const BELOW = 40;
const WIDEST = 48;

const PARTS = [
  ['passed', 'pass'],
  ['failed', 'fail'],
  ['undecided', 'inconclusive'],
  ['unverified', 'not-verifiable'],
] as const;

export function trendFigure(runs: readonly PastRun[]): Html {
  const room = WIDTH / Math.max(1, runs.length);
  const width = Math.min(WIDEST, room * 0.8);
  const columns: Html[] = [];
  let note = '';
  for (const [at, run] of runs.entries()) {
    if (run.partial) note = 'A pale column is a partial run.';
    const x = at * room + (room - width) / 2;
    const { rules, of } = run.verified;
    // Of a run of an earlier version all that is known is how many were verified.
    const counts = run.counts ?? { passed: rules, failed: 0, undecided: 0, unverified: of - rules };
    let all = 0;
    const says: string[] = [];
    for (const [name] of PARTS) {
      all += Number(counts[name]) || 0;
      says.push(`${counts[name]} ${name}`);
    }
    const parts: Html[] = [];
    let top = HEIGHT;
    for (const [name, tone] of PARTS) {
      const height = all === 0 ? 0 : ((Number(counts[name]) || 0) / all) * HEIGHT;
      top -= height;
      if (height > 0)
        parts.push(
          html`<rect class="v-${tone}" x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"/>`,
        );
    }
    columns.push(
      html`<g${run.partial && html` class="partial"`}><title>${dayOf(run.startedAt)}: ${says.join(', ')}, ${overallWord(run.overall)}</title>${parts}</g>`,
    );
  }
  const label = `Rules that passed, failed, stayed undecided or unverified in each of ${runs.length} runs`;
  const first = dayOf(runs[0]?.startedAt ?? '');
  const last = dayOf(runs.at(-1)?.startedAt ?? '');
  const ends = html`<text class="begin" x="0" y="${HEIGHT + 32}">${first}</text><text x="${WIDTH}" y="${HEIGHT + 32}">${last}</text>`;
  const key = PARTS.map(([name, tone]) => html`<span class="v-${tone}"><i class="swatch"></i> ${name}</span> `);
  return html`<svg class="trend" viewBox="-96 -16 ${WIDTH + 108} ${HEIGHT + 16 + BELOW}" role="img" aria-label="${label}"><line x1="0" x2="${WIDTH}" y1="0" y2="0"/><line x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/><text x="-12" y="4">100 %</text><text x="-12" y="${HEIGHT + 4}">0 %</text>${ends}${columns}</svg><p class="legend">${key}${note}</p>`;
}

const MOST_CHANGES = 12;

export function trendMarkup({ runs, changed, steady }: History): Html {
  const items: Html[] = [];
  for (const { id, says, turns } of changed) {
    const latest = turns.slice(-3).map((turn) => html`<br><span class="where">${turnText(turn)}</span>`);
    items.push(html`<li>${says} <a class="where id" href="#${id}">${id}</a>${latest}</li>`);
  }
  const last = runs.at(-1);
  return html`<section id="trend" aria-labelledby="title-trend"><h2 id="title-trend">Trend</h2>
<p>${runs.length} runs until ${last && dayOf(last.startedAt)} UTC: ${counted(changed.length, 'rule')} changed, ${steady} kept their verdict.</p>
${trendFigure(runs)}${folded(items, MOST_CHANGES, 'turns')}</section>`;
}
