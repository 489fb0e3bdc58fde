import { drawnIn, el, figure, table } from './dom.js';
import { store } from './store.js';

function part({ title, heads, rows, total }) {
  const count = el('span', { class: 'aside' }, total > rows.length ? `${figure(total)}, the latest` : figure(total));
  return el('section', {}, el('h3', {}, `${title} `, count), table(title, heads, rows, 'None.'));
}

/** What the accounts and projects have besides messages. */
export const resourcesPanel = {
  id: 'resources',
  title: 'Resources',
  topics: ['resources'],
  mount: (main) =>
    drawnIn(main, () => {
      const kinds = store.parts.resources?.kinds ?? [];
      const none = kinds.filter(({ total }) => total === 0).map(({ title }) => title.toLowerCase());
      return [
        ...kinds.filter(({ total }) => total > 0).map(part),
        none.length > 0 ? el('p', { class: 'aside' }, `There are none of these yet: ${none.join(', ')}.`) : '',
      ];
    }),
};
