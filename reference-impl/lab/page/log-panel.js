import { el, field } from './dom.js';
import { sidePane } from './side-pane.js';
import { virtualList } from './virtual-list.js';

/** The words that are searched for, in small letters. */
export const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

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
  const columns = el(
    'div',
    { class: 'heads' },
    heads.map((head) => el('span', {}, head)),
  );
  main.append(bar, el('div', { class: 'split' }, el('div', { class: 'log' }, columns, list.node), pane.node));
  function draw() {
    const items = chosen(wordsOf(text.value));
    found.textContent = said(items);
    list.set(items);
  }
  for (const control of [text, ...Object.values(filters)]) control.addEventListener('input', draw);
  return { draw, pane };
}
