import { choice, el, field, table } from './dom.js';
import { lab, worldLab } from './lab.js';
import { attempt, whenSent } from './notices.js';
import { store } from './store.js';

/** The results of a lookup, from the lab's own description. */
async function results() {
  const { paths } = await lab('GET', '/openapi.json');
  return paths['/worlds/{world}/hlr/{msisdn}'].put.requestBody.content['application/json'].schema.properties.result
    .enum;
}

const row = ({ msisdn, result, imsi, location, delay }) => [msisdn, result, imsi ?? '', location ?? '', delay];

const input = (name, placeholder, size, more = {}) =>
  el('input', { name, placeholder, size, autocomplete: 'off', ...more });

const entryForm = (result) =>
  el(
    'form',
    { class: 'toolbar' },
    field('Number', input('msisdn', '46700000001', 14, { inputmode: 'tel' })),
    field('Result', result),
    field('IMSI', input('imsi', 'as its range', 10)),
    field('Country', input('location', 'as its range', 10)),
    field('After', input('delay', 'PT0S', 7)),
    el('button', { class: 'strong' }, 'Set'),
  );

function write(form) {
  const { msisdn, ...members } = Object.fromEntries(new FormData(form));
  const given = Object.entries(members).filter(([, value]) => value.trim() !== '');
  if (!/^\+?\d{5,15}$/.test(msisdn.trim())) throw new Error('That is not a number; write 5 to 15 digits.');
  return worldLab('PUT', `/hlr/${encodeURIComponent(msisdn.trim())}`, Object.fromEntries(given));
}

/** The home register's entries. */
export const lookupPanel = {
  id: 'lookup',
  title: 'Lookup',
  topics: ['hlr'],
  mount(main) {
    const result = choice([], { name: 'result' });
    const form = entryForm(result);
    const limit = el('input', { size: 6, inputmode: 'numeric', 'aria-label': 'Concurrent lookups' });
    const bound = el('form', { class: 'line' }, field('Concurrent lookups', limit), el('button', {}, 'Set'));
    const place = el('div', {});
    main.append(form, place, bound);
    attempt(async () => result.append(...(await results()).map((each) => el('option', {}, each))));
    whenSent(form, async () => await write(form));
    whenSent(bound, () => worldLab('PUT', '/hlr/limit', { limit: Number(limit.value) }));
    return () => {
      const { entries = [], limit: most = '', ongoing = 0 } = store.parts.hlr ?? {};
      if (document.activeElement !== limit) limit.value = most;
      place.replaceChildren(
        table(
          'Results set in the register',
          ['Number', 'Result', 'IMSI', 'Country', 'After'],
          entries.map(row),
          'No results set: a lookup returns the network of the number range.',
        ),
        el('p', { class: 'aside' }, `${ongoing} lookups wait for the network now.`),
      );
    };
  },
};
