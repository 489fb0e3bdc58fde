import { el, small } from './dom.js';
import { attempt } from './notices.js';

/** A pane beside a list for the details of one entry; on a phone it covers the list. Escape closes it. */
export function sidePane(title, closed) {
  const heading = el('h3', { tabindex: -1 }, title);
  const content = el('div', { class: 'content' });
  const node = el('aside', { class: 'pane', 'aria-label': title, hidden: true });
  node.append(el('div', { class: 'line spread' }, heading, small('Close', shut)), content);
  node.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') shut();
  });

  function shut() {
    pane.shown = undefined;
    node.hidden = true;
    closed();
  }

  async function fill(look) {
    const wanted = pane.shown;
    const parts = await attempt(async () => await look(wanted));
    if (parts && pane.shown === wanted) content.replaceChildren(...parts);
  }

  const pane = {
    node,
    shown: undefined,
    async open(id, look) {
      pane.shown = id;
      await fill(look);
      node.hidden = pane.shown === undefined;
      node.scrollTop = 0;
      heading.focus({ preventScroll: true });
    },
    renew: fill,
  };
  return pane;
}
