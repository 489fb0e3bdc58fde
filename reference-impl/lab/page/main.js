import { clockBar } from './clock.js';
import { el, figure } from './dom.js';
import { lab } from './lab.js';
import { attempt, clearNotices, say } from './notices.js';
import { PANELS } from './panels.js';
import { forget, store, watch } from './store.js';
import { closeStream, openStream, whenConnectionChanges } from './stream.js';
import { themeButton } from './theme.js';
import { sayLost, worldActions } from './world-actions.js';

const byId = (id) => document.getElementById(id);
const chooser = byId('world');
const main = byId('main');
let panel;
let redraw = () => undefined;

const CONNECTION = {
  live: ['live', 'good'],
  lost: ['disconnected, trying again', 'bad'],
  gone: ['no world', 'bad'],
  restarted: ['no world', 'bad'],
};

const nameOf = ({ id, clock, messages }, place) =>
  `${place === 0 ? 'first · ' : ''}${clock} · ${id.slice(0, 8)} · ${messages} message${messages === 1 ? '' : 's'}`;

async function listWorlds() {
  const { worlds } = await lab('GET', '/worlds');
  chooser.replaceChildren(...worlds.map((world, place) => el('option', { value: world.id }, nameOf(world, place))));
  if (worlds.some(({ id }) => id === store.world)) chooser.value = store.world;
  else chooser.selectedIndex = -1;
  return worlds;
}

function show(world) {
  const address = new URL(location.href);
  address.searchParams.set('world', world);
  history.replaceState(null, '', address);
  forget(world);
  openPanel();
  openStream(world);
  if (chooser.value !== world) attempt(listWorlds);
}

function openPanel() {
  const id = location.hash.slice(1).split('/')[0];
  panel = PANELS.find((each) => each.id === id) ?? PANELS[0];
  for (const link of document.querySelectorAll('nav a')) {
    if (link.hash === `#${panel.id}`) {
      link.setAttribute('aria-current', 'page');
      // Not scrollIntoView: after that, Tab would go on from this link.
      byId('parts').parentElement.scrollLeft = link.offsetLeft + (link.offsetWidth - innerWidth) / 2;
    } else link.removeAttribute('aria-current');
  }
  document.title = `${panel.title} · Plumbline sandbox`;
  main.replaceChildren(el('h2', {}, panel.title));
  if (store.world === undefined) return;
  redraw = panel.mount(main, decodeURIComponent(location.hash.split('/')[1] ?? ''));
  redraw(new Set(panel.topics));
}

/** The number of messages in the choice of worlds follows the world that is shown. */
function countMessages() {
  const option = [...chooser.options].find(({ value }) => value === store.world);
  if (!option) return;
  const clock = store.parts.clock?.mode ?? 'frozen';
  option.textContent = nameOf({ id: store.world, clock, messages: store.total }, option.index);
}

function countParts() {
  for (const { id, count, more } of PANELS) {
    const number = count?.() ?? 0;
    const place = document.querySelector(`nav a[href="#${id}"] .count`);
    if (place) place.textContent = number > 0 ? `${figure(number)}${more?.() ? '+' : ''}` : '';
  }
}

watch((changed) => {
  countParts();
  if (changed.has('messages')) countMessages();
  if (changed.has('lost data')) sayLost();
  if (panel?.topics.some((topic) => changed.has(topic))) redraw(changed);
});

whenConnectionChanges((state) => {
  const [word, tone] = CONNECTION[state];
  byId('connection').textContent = word;
  byId('connection').className = `chip ${tone}`;
  if (state !== 'gone' && state !== 'restarted') return;
  const why = state === 'gone' ? '' : 'The platform was restarted, and the data of this world are gone. ';
  const told = `${why}There is no world ${store.world}; choose another, or make one.`;
  say(told);
  attempt(async () => void (await listWorlds())).then(() => say(told));
});

async function begin() {
  const worlds = await listWorlds();
  const wanted = new URL(location.href).searchParams.get('world') ?? worlds[0]?.id;
  if (wanted === undefined) say('There is no world yet; make one.', 'plain');
  else show(wanted);
}

async function makeWorld(clock) {
  const { id } = await lab('POST', '/worlds', { clock });
  await listWorlds();
  show(id);
}

byId('parts').append(
  ...PANELS.map(({ id, title }) =>
    el('li', {}, el('a', { href: `#${id}` }, title, ' ', el('span', { class: 'count' }))),
  ),
);
byId('new-world').addEventListener('click', () => attempt(() => makeWorld('frozen')));
chooser.addEventListener('change', () => show(chooser.value));
chooser.addEventListener('focus', () => attempt(async () => void (await listWorlds())));
addEventListener('hashchange', () => {
  clearNotices();
  openPanel();
});
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, select, textarea')) return;
  event.preventDefault();
  main.querySelector('input[type=search]')?.focus();
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden) closeStream();
  else if (store.world) openStream(store.world);
});
themeButton(byId('theme'));
worldActions(byId('world-actions'), show);
clockBar(byId('clock'), (mode) => attempt(() => makeWorld(mode)));
openPanel();
attempt(begin);
