import { el } from './dom.js';

/** Rows beyond the edges that are rendered in advance for scrolling. */
const SPARE = 6;

/** How far a key moves, given the number of rows in view. */
const MOVES = { ArrowDown: () => 1, ArrowUp: () => -1, PageDown: (page) => page, PageUp: (page) => -page };

/** A list of which only the rows in view are elements: `row(item)` fills one, `open(item)` is called on a choice. */
export function virtualList({ label, row, open, empty }) {
  const space = el('ul', { class: 'rows' });
  const nothing = el('p', { class: 'empty', hidden: true }, empty);
  const view = el('div', { class: 'list', role: 'region', 'aria-label': label, tabindex: 0 }, space, nothing);
  let items = [];
  let at;

  const height = () => Number.parseFloat(getComputedStyle(view).getPropertyValue('--row')) || 48;

  function rowNode(index, size) {
    const button = el('button', { type: 'button', class: 'row', onclick: () => choose(index) }, row(items[index]));
    if (items[index].id === at) button.setAttribute('aria-current', 'true');
    const place = {
      'aria-setsize': items.length,
      'aria-posinset': index + 1,
      'data-index': index,
      'data-id': items[index].id,
    };
    const node = el('li', place, button);
    node.style.top = `${index * size}px`;
    return node;
  }

  function draw() {
    const size = height();
    const focused = space.contains(document.activeElement)
      ? document.activeElement.closest('li').dataset.id
      : undefined;
    const first = Math.max(0, Math.floor(view.scrollTop / size) - SPARE);
    const last = Math.min(items.length, Math.ceil((view.scrollTop + view.clientHeight) / size) + SPARE);
    space.style.height = `${items.length * size}px`;
    nothing.hidden = items.length > 0;
    space.replaceChildren(...Array.from({ length: last - first }, (_, i) => rowNode(first + i, size)));
    if (focused !== undefined) buttonOf(focused)?.focus({ preventScroll: true });
  }

  const buttonOf = (id) => space.querySelector(`li[data-id="${CSS.escape(id)}"] button`);

  function choose(index) {
    at = items[index].id;
    draw();
    open(items[index]);
  }

  function show(index) {
    const size = height();
    if (index * size < view.scrollTop) view.scrollTop = index * size;
    if ((index + 1) * size > view.scrollTop + view.clientHeight)
      view.scrollTop = (index + 1) * size - view.clientHeight;
    draw();
    buttonOf(items[index].id)?.focus({ preventScroll: true });
  }

  view.addEventListener('scroll', draw, { passive: true });
  new ResizeObserver(draw).observe(view);
  view.addEventListener('keydown', (event) => {
    const page = Math.max(1, Math.floor(view.clientHeight / height()) - 1);
    const here = Number(document.activeElement.closest('li')?.dataset.index ?? -1);
    const end = { Home: 0, End: items.length - 1 }[event.key];
    const move = MOVES[event.key]?.(page);
    if (items.length === 0 || (end === undefined && move === undefined)) return;
    event.preventDefault();
    show(end ?? Math.min(items.length - 1, Math.max(0, here + move)));
  });

  return {
    node: view,
    /** Shows other items; the scroll position stays. */
    set(next) {
      const size = height();
      const place = Math.floor(view.scrollTop / size);
      const anchor = view.scrollTop > 0 ? items[place] : undefined;
      items = next;
      const moved = anchor ? next.indexOf(anchor) : -1;
      space.style.height = `${items.length * size}px`;
      if (moved > place) view.scrollTop += (moved - place) * size;
      draw();
    },
    /** Clears the selection; the focus returns to where it was. */
    release() {
      const chosen = at;
      at = undefined;
      draw();
      ((chosen === undefined ? undefined : buttonOf(chosen)) ?? view).focus({ preventScroll: true });
    },
  };
}
