import { type Html, html } from './html.ts';
import { headlineOf, type Moment } from './moments.ts';
import { type Scale, scaleOf } from './scale.ts';
import { instantText, spanText } from './spans.ts';
import type { Window } from './windows.ts';

const MARGIN = 34;
const ROW = 24;
const BAND = 18;
const STACK = 6;

/** A moment with its number in the list and its place in the drawing. */
interface Placed {
  readonly moment: Moment;
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

/** The rows and heights of one drawing. */
interface Layout {
  readonly scale: Scale;
  readonly bands: readonly string[];
  readonly axis: number;
  readonly height: number;
}

/** How many moments of a kind share the busiest instant; the drawing stops counting at six. */
function highest(moments: readonly Moment[], kind: Moment['kind']): number {
  const counts = new Map<number, number>();
  for (const moment of moments) if (moment.kind === kind) counts.set(moment.at, (counts.get(moment.at) ?? 0) + 1);
  return Math.min(STACK, Math.max(0, ...counts.values()));
}

function layOut(moments: readonly Moment[], windows: readonly Window[], until: number): Layout {
  const edges = windows.flatMap(({ from, to }) => [from, to]).filter((at) => at > (moments[0]?.at ?? 0) && at < until);
  const scale = scaleOf([...moments.map(({ at }) => at), ...edges.slice(0, 12), until], MARGIN);
  const bands = [...new Set(windows.map(({ label }) => label))];
  const axis = 10 + bands.length * (BAND + 4) + highest(moments, 'request') * ROW + 10;
  return { scale, bands, axis, height: axis + highest(moments, 'callback') * ROW + 54 };
}

function placeAll(moments: readonly Moment[], { scale, axis }: Layout): Placed[] {
  const taken = new Map<string, number>();
  return moments.flatMap((moment, index) => {
    const key = `${moment.kind} ${moment.at}`;
    const row = taken.get(key) ?? 0;
    taken.set(key, row + 1);
    if (row >= STACK) return [];
    const up = moment.kind === 'request';
    const y = up ? axis - 18 - row * ROW : axis + 18 + row * ROW;
    return [{ moment, n: index + 1, x: scale.place(moment.at), y }];
  });
}

const isRefusal = (moment: Moment): boolean => moment.kind === 'request' && moment.exchange.status >= 400;

function mark({ moment, n, x, y }: Placed): Html {
  const { what, outcome } = headlineOf(moment);
  const label = moment.kind === 'request' ? String(moment.exchange.status) : outcome.slice(0, 16);
  const shape =
    moment.kind === 'request'
      ? html`<circle cx="${x}" cy="${y}" r="9"/>`
      : html`<rect x="${x - 8}" y="${y - 8}" width="16" height="16" rx="3"/>`;
  const kind = isRefusal(moment) ? 'refusal' : moment.kind;
  return html`<g class="${kind}"><title>${n}. ${what}, ${outcome}</title>${shape}<text class="n" x="${x}" y="${y + 3.5}">${n}</text><text x="${x + 13}" y="${y + 3.5}">${label}</text></g>`;
}

function band(window: Window, { scale, bands }: Layout): Html {
  const x = scale.place(window.from);
  const width = Math.max(2, scale.place(window.to) - x);
  const y = 6 + bands.indexOf(window.label) * (BAND + 4);
  return html`<g class="window"><rect x="${x}" y="${y}" width="${width}" height="${BAND}" rx="3"/><text x="${x + 6}" y="${y + 13}">${width > 84 ? window.label : ''}</text><title>${window.label}</title></g>`;
}

const messageIds = (text = ''): string[] =>
  [...text.matchAll(/"message_id":\s*"([^"]+)"/g)].map((match) => match[1] as string);

/** Lines from a submit to the first report that came later: how long the message was held or on its way. */
function held(placed: readonly Placed[]): Html[] {
  const drawn = new Set<string>();
  return placed.flatMap(({ moment, x, y }) => {
    if (moment.kind !== 'request' || moment.exchange.method !== 'POST') return [];
    return messageIds(moment.exchange.responseBody).flatMap((id) => {
      if (drawn.has(id)) return [];
      drawn.add(id);
      const later = placed.find(
        (other) =>
          other.moment.kind === 'callback' && other.moment.at > moment.at && other.moment.callback.body.includes(id),
      );
      if (!later) return [];
      const middle = (x + later.x) / 2;
      return [
        html`<path class="held" d="M${x} ${y + 9} C${middle} ${y + 14} ${middle} ${later.y - 12} ${later.x} ${later.y - 8}"/>`,
      ];
    });
  });
}

/** Lines between the attempts of one callback. */
function retries(placed: readonly Placed[]): Html[] {
  return placed.flatMap((later) => {
    const { moment } = later;
    if (moment.kind !== 'callback' || moment.attempt < 2) return [];
    const earlier = placed.findLast(
      (other) =>
        other.n < later.n &&
        other.moment.kind === 'callback' &&
        other.moment.callback.body === moment.callback.body &&
        other.moment.attempt === moment.attempt - 1,
    );
    if (!earlier) return [];
    const drop = Math.max(earlier.y, later.y) + 18;
    const middle = (earlier.x + later.x) / 2;
    return [
      html`<path class="retry" d="M${earlier.x} ${earlier.y + 8} Q${middle} ${drop} ${later.x} ${later.y + 8}"/>`,
    ];
  });
}

function axis({ scale, axis: y, height }: Layout, begins: number): Html {
  const { stops, width } = scale;
  const ticks = stops.map(({ at, x }, index) => {
    const label = index === 0 ? '0' : `+${spanText(at - begins)}`;
    const row = height - (index % 2 === 0 ? 26 : 12);
    return html`<line class="tick" x1="${x}" x2="${x}" y1="${y - 4}" y2="${row - 10}"/><text class="time" x="${x}" y="${row}"><title>${instantText(new Date(at).toISOString())} UTC</title>${label}</text>`;
  });
  return html`<line class="axis" x1="8" x2="${width - 8}" y1="${y}" y2="${y}"/>${ticks}`;
}

/** The moments drawn over the virtual clock; nothing when no time passes. `until` is where the example stopped watching. */
export function timelineSvg(moments: readonly Moment[], windows: readonly Window[], until: number): Html | undefined {
  const begins = moments[0]?.at;
  if (begins === undefined || until <= begins) return undefined;
  const layout = layOut(moments, windows, until);
  const placed = placeAll(moments, layout);
  const { width } = layout.scale;
  const said = `${moments.length} requests and callbacks over ${spanText(until - begins)} of the target's time; the list below says the same`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Timeline"><svg class="timeline" role="img" aria-label="${said}" width="${Math.ceil(width)}" height="${layout.height}" viewBox="0 0 ${Math.ceil(width)} ${layout.height}">${windows.map((window) => band(window, layout))}${axis(layout, begins)}${held(placed)}${retries(placed)}${placed.map(mark)}</svg></div>
<p class="legend">Begins ${instantText(new Date(begins).toISOString())} UTC on the target's clock. <span class="key request">●</span> request and its HTTP status <span class="key callback">■</span> callback <span class="key held">┄</span> from a message to its later report <span class="key retry">⌒</span> next attempt. Gaps are drawn in order of size, not to scale.</p>`;
}
