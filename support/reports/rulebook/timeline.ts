import { type Html, html } from './html.ts';
import { headlineOf, type Moment } from './moments.ts';
import { scaleOf } from './scale.ts';
import { instantText, spanText } from './texts.ts';
import type { Window } from './windows.ts';

const MARGIN = 34;
const ROW = 24;
const BAND = 18;
const STACK = 6;

interface Placed {
  readonly moment: Moment;
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

function layOut(moments: readonly Moment[], windows: readonly Window[], until: number) {
  const instants: number[] = [];
  const rows = { request: 0, callback: 0 };
  const counts = new Map<string, number>();
  for (const { kind, at } of moments) {
    instants.push(at);
    const count = (counts.get(`${kind} ${at}`) ?? 0) + 1;
    counts.set(`${kind} ${at}`, count);
    rows[kind] = Math.min(STACK, Math.max(rows[kind], count));
  }

  const begins = instants[0] ?? 0;
  const edges: number[] = [];
  const bands = new Set<string>();
  for (const { label, from, to } of windows) {
    bands.add(label);
    for (const at of [from, to]) if (at > begins && at < until) edges.push(at);
  }
  const scale = scaleOf([...instants, ...edges.slice(0, 12), until], MARGIN);
  const axis = 10 + bands.size * (BAND + 4) + rows.request * ROW + 10;
  return { scale, bands: [...bands], axis, height: axis + rows.callback * ROW + 54 };
}

function mark({ moment, n, x, y }: Placed): Html {
  const { what, outcome } = headlineOf(moment);
  let kind: string = moment.kind;
  let label = outcome.slice(0, 16);
  let shape = html`<rect x="${x - 8}" y="${y - 8}" width="16" height="16" rx="3"/>`;
  if (moment.kind === 'request') {
    const { status } = moment.exchange;
    if (status >= 400) kind = 'refusal';
    label = String(status);
    shape = html`<circle cx="${x}" cy="${y}" r="9"/>`;
  }
  return html`<g class="${kind}"><title>${n}. ${what}, ${outcome}</title>${shape}<text class="n" x="${x}" y="${y + 3.5}">${n}</text><text x="${x + 13}" y="${y + 3.5}">${label}</text></g>`;
}

/** Lines from a submit to the first report that came later: how long the message was held or on its way. */
function holdMarks(placed: readonly Placed[]): Html[] {
  const lines: Html[] = [];
  const drawn = new Set<string>();
  for (const { moment, x, y } of placed) {
    if (moment.kind !== 'request' || moment.exchange.method !== 'POST') continue;
    for (const [, id = ''] of (moment.exchange.responseBody ?? '').matchAll(/"message_id":\s*"([^"]+)"/g)) {
      if (drawn.has(id)) continue;
      drawn.add(id);
      const later = placed.find(
        ({ moment: other }) => other.kind === 'callback' && other.at > moment.at && other.callback.body.includes(id),
      );
      if (!later) continue;
      const middle = (x + later.x) / 2;
      lines.push(
        html`<path class="held" d="M${x} ${y + 9} C${middle} ${y + 14} ${middle} ${later.y - 12} ${later.x} ${later.y - 8}"/>`,
      );
    }
  }
  return lines;
}

function retries(placed: readonly Placed[]): Html[] {
  const lines: Html[] = [];
  for (const later of placed) {
    const { moment } = later;
    if (moment.kind !== 'callback' || moment.attempt < 2) continue;
    const { body } = moment.callback;
    const earlier = placed.findLast(
      ({ n, moment: other }) =>
        n < later.n &&
        other.kind === 'callback' &&
        other.callback.body === body &&
        other.attempt === moment.attempt - 1,
    );
    if (!earlier) continue;
    const drop = Math.max(earlier.y, later.y) + 18;
    const middle = (earlier.x + later.x) / 2;
    lines.push(
      html`<path class="retry" d="M${earlier.x} ${earlier.y + 8} Q${middle} ${drop} ${later.x} ${later.y + 8}"/>`,
    );
  }
  return lines;
}

/** The moments drawn over the virtual clock; nothing when no time passes. `until` is where the example stopped watching. */
export function timelineSvg(moments: readonly Moment[], windows: readonly Window[], until: number): Html | undefined {
  const begins = moments[0]?.at;
  if (begins === undefined || until <= begins) return undefined;
  const { scale, bands: labels, axis: y, height } = layOut(moments, windows, until);
  // Requests stand above the axis, callbacks below it.
  const taken = new Map<string, number>();
  const placed: Placed[] = [];
  for (const [index, moment] of moments.entries()) {
    const key = `${moment.kind} ${moment.at}`;
    const row = taken.get(key) ?? 0;
    taken.set(key, row + 1);
    if (row >= STACK) continue;
    const away = 18 + row * ROW;
    const place = moment.kind === 'request' ? y - away : y + away;
    placed.push({ moment, n: index + 1, x: scale.place(moment.at), y: place });
  }
  const width = Math.ceil(scale.width);
  const said = `${moments.length} requests and callbacks over ${spanText(until - begins)} of the target's time; the list below says the same`;
  const bands: Html[] = [];
  for (const { label, from, to } of windows) {
    const x = scale.place(from);
    const wide = Math.max(2, scale.place(to) - x);
    const top = 6 + labels.indexOf(label) * (BAND + 4);
    bands.push(
      html`<g class="window"><rect x="${x}" y="${top}" width="${wide}" height="${BAND}" rx="3"/><text x="${x + 6}" y="${top + 13}">${wide > 84 ? label : ''}</text><title>${label}</title></g>`,
    );
  }
  const ticks: Html[] = [];
  for (const [index, { at, x }] of scale.stops.entries()) {
    const label = index === 0 ? '0' : `+${spanText(at - begins)}`;
    const row = height - (index % 2 === 0 ? 26 : 12);
    ticks.push(
      html`<line class="tick" x1="${x}" x2="${x}" y1="${y - 4}" y2="${row - 10}"/><text class="time" x="${x}" y="${row}"><title>${instantText(new Date(at).toISOString())} UTC</title>${label}</text>`,
    );
  }
  const axis = html`<line class="axis" x1="8" x2="${scale.width - 8}" y1="${y}" y2="${y}"/>${ticks}`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Timeline"><svg class="timeline" role="img" aria-label="${said}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${bands}${axis}${holdMarks(placed)}${retries(placed)}${placed.map(mark)}</svg></div>
<p class="legend">Begins ${instantText(new Date(begins).toISOString())} UTC on the target's clock. <span class="key request">●</span> request and its HTTP status <span class="key callback">■</span> callback <span class="key held">┄</span> from a message to its later report <span class="key retry">⌒</span> next attempt. Gaps are drawn in order of size, not to scale.</p>`;
}
