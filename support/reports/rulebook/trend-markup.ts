import type { History, PastRun, RuleHistory, Turn } from '../../ledger/run-history.ts';
import { overallWord } from '../bound-line.ts';
import { type Html, html, trusted } from './html.ts';
import { instantText } from './texts.ts';

const CAUSES: Readonly<Record<Turn['cause'], string>> = {
  target: 'the target changed',
  rule: 'the rule changed',
  unknown: 'an older report does not say what the rule asked',
};

/** What a change of a rule is due to, in words. */
export const causeText = ({ cause }: Turn): string => CAUSES[cause];

/** An instant in UTC to the minute. */
export const dayOf = (iso: string): string => instantText(iso.slice(0, 19)).slice(0, 16);

/** A change of a rule as one line. */
export const turnText = (turn: Turn): string => `${dayOf(turn.at)}: ${turn.from} → ${turn.to}, ${causeText(turn)}`;

/** The size of the drawing, in the units of its view box. */
const WIDTH = 640;
const HEIGHT = 120;
/** The room for the instants below it. */
const BELOW = 40;

const shareOf = ({ verified: { rules, of } }: PastRun): number => (of === 0 ? 0 : rules / of);

/** The share of verified rules from run to run, as a line. */
function trendSvg(runs: readonly PastRun[]): Html {
  const x = (at: number): number => (runs.length === 1 ? WIDTH / 2 : (at / (runs.length - 1)) * WIDTH);
  const y = (share: number): number => HEIGHT - share * HEIGHT;
  const points = runs.map((run, at) => `${x(at).toFixed(1)},${y(shareOf(run)).toFixed(1)}`).join(' ');
  const dots = runs.map((run, at) => {
    const { rules, of } = run.verified;
    const told = `${dayOf(run.startedAt)}: ${rules} of ${of} rules verified, ${overallWord(run.overall)}`;
    return html`<circle${run.partial && html` class="partial"`} cx="${x(at).toFixed(1)}" cy="${y(shareOf(run)).toFixed(1)}" r="4"><title>${told}</title></circle>`;
  });
  const label = `Share of verified rules over ${runs.length} runs`;
  const [first, last] = [runs[0], runs.at(-1)].map((run) => (run ? dayOf(run.startedAt) : ''));
  const ends = html`<text class="begin" x="0" y="${HEIGHT + 32}">${first}</text><text x="${WIDTH}" y="${HEIGHT + 32}">${last}</text>`;
  return html`<svg class="trend" viewBox="-96 -16 ${WIDTH + 108} ${HEIGHT + 16 + BELOW}" role="img" aria-label="${label}"><line x1="0" x2="${WIDTH}" y1="0" y2="0"/><line x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/><text x="-12" y="4">100 %</text><text x="-12" y="${HEIGHT + 4}">0 %</text>${ends}<polyline points="${trusted(points)}"/>${dots}</svg>`;
}

/** The trend with what it shows. */
export function trendFigure(runs: readonly PastRun[]): Html {
  const partial = runs.some((run) => run.partial) && ' A hollow dot is a partial run.';
  return html`${trendSvg(runs)}<p class="legend">The share of rules that each run verified.${partial}</p>`;
}

const MANY = 12;

const turned = ({ id, says, turns }: RuleHistory): Html =>
  html`<li>${says} <a class="where id" href="#${id}">${id}</a>${turns.slice(-3).map((turn) => html`<br><span class="where">${turnText(turn)}</span>`)}</li>`;

/** How the target did from run to run, and the rules that changed most. */
export function trendMarkup({ runs, changed, steady }: History): Html {
  const more = changed.length > MANY && html`<li>and ${changed.length - MANY} more, in history.html</li>`;
  const last = runs.at(-1);
  return html`<section id="trend" aria-labelledby="title-trend"><h2 id="title-trend">Trend</h2>
<p>${runs.length} runs until ${last && dayOf(last.startedAt)} UTC: ${changed.length} ${changed.length === 1 ? 'rule' : 'rules'} changed, ${steady} kept their verdict.</p>
${trendFigure(runs)}<ul class="turns">${changed.slice(0, MANY).map(turned)}${more}</ul></section>`;
}
