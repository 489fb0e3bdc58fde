import { button, el, field } from './dom.js';
import { worldLab } from './lab.js';
import { attempt, clearNotices, say } from './notices.js';
import { store, watch } from './store.js';
import { localMomentOf, momentOf, spanOf } from './time.js';

const STEPS = [
  ['+1 min', 'PT1M'],
  ['+1 h', 'PT1H'],
  ['+24 h', 'PT24H'],
];

/** An instant as people write it, in the lab's form; undefined if invalid. */
export function instantIn(text) {
  const written = text.trim().replace(' ', 'T');
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(written) ? written : `${written}Z`;
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(zoned) ? Date.parse(zoned) : Number.NaN;
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

const move = (body) => attempt(() => worldLab('POST', '/clock/advance', body));

async function jump() {
  const answer = await attempt(() => worldLab('POST', '/clock/next'));
  if (answer?.kind === null) say('There is no next timer.', 'plain');
  else if (answer) clearNotices();
}

function goTo(event) {
  event.preventDefault();
  const to = instantIn(event.target.elements.to.value);
  if (to === undefined) say('That is not a time; write one such as 2024-01-16 09:00 (UTC).');
  else move({ to });
}

/** The wall clocks of the accounts that are in another zone than UTC, each zone once. */
function localTimes(instant) {
  const zones = new Map();
  for (const { role, timeZone } of store.parts.accounts?.accounts ?? [])
    if (timeZone !== 'UTC') zones.set(timeZone, [...(zones.get(timeZone) ?? []), role]);
  return [...zones].map(([zone, roles]) => `${localMomentOf(instant, zone)} ${zone} (${roles.join(', ')})`);
}

/** The clock of the world with the buttons that move it. */
export function clockBar(place, makeWorld) {
  const now = el('output', { class: 'now', 'aria-label': 'Time of the world' });
  const mode = el('span', { class: 'chip' });
  const local = el('span', { class: 'local aside' });
  const waiting = el('span', { class: 'aside' });
  const steps = STEPS.map(([text, by]) => button(text, () => move({ by })));
  const next = button('To next timer', jump);
  const to = el('input', { name: 'to', placeholder: '2024-01-16 09:00', size: 18, autocomplete: 'off' });
  const form = el('form', { class: 'line', onsubmit: goTo }, field('To (UTC)', to), el('button', {}, 'Go'));
  const real = button('New real-time world', () => makeWorld('real'), { class: 'quiet' });
  const moving = el('div', { class: 'line moving' }, steps, next, form, real);
  const ticking = el('p', { class: 'line aside' }, 'This world runs in real time; a frozen world has a clock to move.');
  place.append(
    el('div', { class: 'line' }, now, el('span', { class: 'aside' }, 'UTC'), mode, local, waiting),
    moving,
    ticking,
  );

  function tick() {
    const clock = store.parts.clock;
    if (!clock) return;
    const instant = clock.mode === 'real' ? Date.now() + store.ahead : Date.parse(clock.now);
    now.textContent = momentOf(instant);
    local.textContent = localTimes(instant).join(' · ');
  }

  function draw() {
    const { clock } = store.parts;
    place.hidden = clock === undefined;
    if (!clock) return;
    tick();
    mode.textContent = clock.mode;
    moving.hidden = clock.mode === 'real';
    ticking.hidden = clock.mode !== 'real';
    const from = clock.mode === 'real' ? Date.now() + store.ahead : Date.parse(clock.now);
    waiting.textContent = clock.next
      ? `next: ${clock.next.kind.replaceAll('-', ' ')} in ${spanOf(Date.parse(clock.next.due) - from)}`
      : 'nothing waits';
  }

  setInterval(tick, 1000);
  watch((changed) => {
    if (changed.has('clock') || changed.has('world') || changed.has('accounts')) draw();
  });
  draw();
}
