import { chip, choice, copyable, el, fact, field, pretty } from './dom.js';
import { sidePane } from './side-pane.js';
import { messageOf, store } from './store.js';
import { momentOf, timeOf } from './time.js';
import { virtualList } from './virtual-list.js';

const wentWell = (outcome) => /^status 2\d\d$/.test(outcome);

/** The outcome of an attempt. */
export const outcomeChip = (outcome) => chip(outcome, wentWell(outcome) ? 'good' : 'bad');

const row = (each) => [
  el('span', { class: 'when' }, timeOf(each.at)),
  el('span', { class: 'who' }, `${each.kind} · ${each.attempt}`),
  el('span', { class: 'text' }, each.url),
  el('span', { class: 'state' }, outcomeChip(each.outcome)),
];

function details(number) {
  const each = store.attempts.find(({ id }) => id === number);
  if (!each) return [el('p', { class: 'empty' }, 'The platform has forgotten this attempt.')];
  const all = store.attempts.filter(({ letter, url }) => letter === each.letter && url === each.url);
  return [
    el(
      'dl',
      { class: 'facts' },
      fact('to', copyable(each.url, 'the address')),
      fact('kind', each.kind),
      messageOf(each.about)
        ? fact('message', el('a', { href: `#messages/${encodeURIComponent(each.about)}` }, each.about))
        : fact('about', each.about),
      each.note ? fact('note', each.note) : [],
    ),
    el('h4', {}, 'Attempts'),
    el(
      'ol',
      { class: 'plain' },
      all.map(({ attempt, at, outcome }) =>
        el('li', {}, outcomeChip(outcome), ` attempt ${attempt} · ${momentOf(at)}`),
      ),
    ),
    el('h4', {}, 'Body'),
    copyable(pretty(each.body), 'the body', 'pre'),
  ];
}

function chosen(text, outcome) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (each) =>
    (outcome === '' || wentWell(each.outcome) === (outcome === 'good')) &&
    words.every((word) => each.words.includes(word));
  return store.attempts.filter(fits).reverse();
}

/** Every attempt to reach a receiver. */
export const callbacksPanel = {
  id: 'callbacks',
  title: 'Callbacks',
  topics: ['attempts'],
  count: () => store.attempts.length,
  mount(main) {
    const text = el('input', {
      type: 'search',
      placeholder: 'address, kind, outcome, body',
      autocomplete: 'off',
    });
    const outcome = choice([
      ['', 'any outcome'],
      ['good', 'taken'],
      ['bad', 'failed'],
    ]);
    const found = el('p', { class: 'found', role: 'status' });
    const pane = sidePane('Callback', () => list.release());
    const list = virtualList({
      label: 'Attempts to reach receivers, newest first',
      row,
      open: ({ id }) => pane.open(id, details),
      empty: 'No callback yet: a message with a callback_url, a webhook or a voice service makes one.',
    });
    const bar = el(
      'form',
      { class: 'toolbar', onsubmit: (event) => event.preventDefault() },
      field('Search ( / )', text),
      field('Outcome', outcome),
      found,
    );
    main.append(bar, el('div', { class: 'split' }, list.node, pane.node));
    function draw() {
      const items = chosen(text.value, outcome.value);
      found.textContent = `${items.length} of the latest ${store.attempts.length} attempts`;
      list.set(items);
      if (pane.shown !== undefined) pane.renew(details);
    }
    for (const control of [text, outcome]) control.addEventListener('input', draw);
    return draw;
  },
};
