import { el, field } from './dom.js';
import { sidePane } from './side-pane.js';
import { momentOf } from './time.js';
import { virtualList } from './virtual-list.js';

/** The words that are searched for, in small letters. */
export const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The cells of a row: when it was, who or what it is about, its text, and its state. */
export const logRow = (at, who, text, state) =>
  Object.entries({ when: momentOf(at), who, text, state }).map(([name, said]) => el('span', { class: name }, said));

/**
 * The frame of a log: a toolbar with a search and `filters` by label, a list with `heads` above its columns, and a pane beside it.
 * `look(id)` returns what the pane shows of an entry, `chosen(text)` the entries that fit, newest first, and `said(items)` their
 * number in words. Returns `draw`, and the pane.
 */
export function logPanel(main, { entry, label, hint, filters, heads, row, empty, look, chosen, said }) {
  const text = el('input', { type: 'search', placeholder: hint, autocomplete: 'off' });
  const found = el('p', { class: 'found', role: 'status' });
  const pane = sidePane(entry, () => list.release());
  const list = virtualList({ label, row, open: ({ id }) => pane.open(id, look), empty });
  const fields = Object.entries(filters).map(([title, control]) => field(title, control));
  const bar = el(
    'form',
    { class: 'toolbar', onsubmit: (event) => event.preventDefault() },
    field('Search ( / )', text),
    fields,
    found,
  );
  const titles = heads.map((head) => el('span', {}, head));
  const log = el('div', { class: 'log' }, el('div', { class: 'heads' }, titles), list.node);
  main.append(bar, el('div', { class: 'split' }, log, pane.node));
  function draw() {
    const items = chosen(wordsOf(text.value));
    found.textContent = said(items);
    list.set(items);
  }
  for (const control of [text, ...Object.values(filters)]) control.addEventListener('input', draw);
  return { draw, pane };
}
