import { counted } from '../../ground/counted.ts';
import type { History, PastRun, Turn } from '../../ledger/run-history.ts';
import { overallWord } from '../bound-line.ts';
import { type Html, html, trusted } from './html.ts';
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

export function trendFigure(runs: readonly PastRun[]): Html {
  const points: string[] = [];
  const dots: Html[] = [];
  let note = '';
  for (const [at, { startedAt, overall, verified, partial }] of runs.entries()) {
    const { rules, of } = verified;
    const x = (runs.length === 1 ? WIDTH / 2 : (at / (runs.length - 1)) * WIDTH).toFixed(1);
    const y = (HEIGHT - (of === 0 ? 0 : rules / of) * HEIGHT).toFixed(1);
    const says = `${dayOf(startedAt)}: ${rules} of ${of} rules verified, ${overallWord(overall)}`;
    if (partial) note = ' A hollow dot is a partial run.';
    points.push(`${x},${y}`);
    dots.push(
      html`<circle${partial && html` class="partial"`} cx="${x}" cy="${y}" r="4"><title>${says}</title></circle>`,
    );
  }
  const label = `Share of verified rules over ${runs.length} runs`;
  const first = dayOf(runs[0]?.startedAt ?? '');
  const last = dayOf(runs.at(-1)?.startedAt ?? '');
  const ends = html`<text class="begin" x="0" y="${HEIGHT + 32}">${first}</text><text x="${WIDTH}" y="${HEIGHT + 32}">${last}</text>`;
  return html`<svg class="trend" viewBox="-96 -16 ${WIDTH + 108} ${HEIGHT + 16 + BELOW}" role="img" aria-label="${label}"><line x1="0" x2="${WIDTH}" y1="0" y2="0"/><line x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/><text x="-12" y="4">100 %</text><text x="-12" y="${HEIGHT + 4}">0 %</text>${ends}<polyline points="${trusted(points.join(' '))}"/>${dots}</svg><p class="legend">The share of rules that each run verified.${note}</p>`;
}

const MANY = 12;

export function trendMarkup({ runs, changed, steady }: History): Html {
  const items: Html[] = [];
  for (const { id, says, turns } of changed.slice(0, MANY)) {
    const latest = turns.slice(-3).map((turn) => html`<br><span class="where">${turnText(turn)}</span>`);
    items.push(html`<li>${says} <a class="where id" href="#${id}">${id}</a>${latest}</li>`);
  }
  const more = changed.length > MANY && html`<li>and ${changed.length - MANY} more, in history.html</li>`;
  const last = runs.at(-1);
  return html`<section id="trend" aria-labelledby="title-trend"><h2 id="title-trend">Trend</h2>
<p>${runs.length} runs until ${last && dayOf(last.startedAt)} UTC: ${counted(changed.length, 'rule')} changed, ${steady} kept their verdict.</p>
${trendFigure(runs)}<ul class="turns">${items}${more}</ul></section>`;
}
