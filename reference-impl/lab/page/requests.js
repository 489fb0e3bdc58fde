import { chip, choice, copyable, el, fact, field, pretty } from './dom.js';
import { worldLab } from './lab.js';
import { sidePane } from './side-pane.js';
import { store } from './store.js';
import { momentOf, timeOf } from './time.js';
import { virtualList } from './virtual-list.js';

/** The status of an answer: taken, refused, or a defect of the platform. */
const statusChip = (status) => chip(String(status), status < 300 ? 'good' : status < 500 ? 'waiting' : 'bad');

const row = (each) => [
  el('span', { class: 'when' }, timeOf(each.at)),
  el('span', { class: 'who' }, each.interface),
  el('span', { class: 'text' }, `${each.method} ${each.target}`, each.why ? ` · ${each.why.split('\n')[0]}` : ''),
  el('span', { class: 'state' }, statusChip(each.status)),
];

const headerLines = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
    .join('\n');

const part = (title, text, what) => (text === '' ? [] : [el('h4', {}, title), copyable(text, what, 'pre')]);

async function details(id) {
  const each = await worldLab('GET', `/requests/${id}`);
  const because = each.why.map((reason) => el('li', {}, el('pre', { class: 'reason' }, reason)));
  return [
    el(
      'dl',
      { class: 'facts' },
      fact('request', el('code', {}, `${each.method} ${each.target}`)),
      fact('to', each.interface),
      fact('at', `${momentOf(each.at)} UTC`),
      fact('from', each.who ?? 'nobody who was recognised'),
      fact('answer', statusChip(each.status)),
    ),
    because.length > 0 ? [el('h4', {}, 'Why it was refused'), el('ul', { class: 'plain' }, because)] : [],
    part('Request headers', headerLines(each.headers), 'the request headers'),
    part('Request body', pretty(each.body), 'the request body'),
    part('Answer headers', headerLines(each.answerHeaders), 'the answer headers'),
    part('Answer', pretty(each.answerBody), 'the answer'),
  ].flat();
}

const OUTCOMES = {
  taken: ({ status }) => status < 300,
  refused: ({ status }) => status >= 300,
  unknown: ({ who }) => who === null,
};

function chosen(text, place, outcome) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = OUTCOMES[outcome] ?? (() => true);
  const fits = (each) =>
    (place === '' || each.interface === place) && isWanted(each) && words.every((word) => each.words.includes(word));
  return store.requests.filter(fits).reverse();
}

/** Every request to every interface, refused ones included. */
export const requestsPanel = {
  id: 'requests',
  title: 'Requests',
  topics: ['requests'],
  count: () => store.requests.length,
  mount(main) {
    const text = el('input', { type: 'search', placeholder: 'method, path, caller, reason', autocomplete: 'off' });
    const place = el('select', {}, el('option', { value: '' }, 'any interface'));
    const outcome = choice([
      ['', 'any outcome'],
      ['taken', 'taken'],
      ['refused', 'refused'],
      ['unknown', 'caller not recognised'],
    ]);
    const found = el('p', { class: 'found', role: 'status' });
    const pane = sidePane('Request', () => list.release());
    const list = virtualList({
      label: 'Requests, newest first',
      row,
      open: ({ id }) => pane.open(id, details),
      empty: 'No request yet. The page Connect has curl commands to begin with.',
    });
    const bar = el(
      'form',
      { class: 'toolbar', onsubmit: (event) => event.preventDefault() },
      field('Search ( / )', text),
      field('Interface', place),
      field('Outcome', outcome),
      found,
    );
    main.append(bar, el('div', { class: 'split' }, list.node, pane.node));
    const known = new Set();
    function draw() {
      for (const { interface: name } of store.requests) {
        if (!known.has(name)) place.append(el('option', { value: name }, name));
        known.add(name);
      }
      const items = chosen(text.value, place.value, outcome.value);
      found.textContent = `${items.length} of the latest ${store.requests.length} requests`;
      list.set(items);
    }
    for (const control of [text, place, outcome]) control.addEventListener('input', draw);
    return draw;
  },
};
