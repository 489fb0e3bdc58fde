import { button, el, field, figure } from './dom.js';
import { lab, worldLab } from './lab.js';
import { attempt } from './notices.js';
import { store } from './store.js';

/** The maximum shown at once; a narrower search finds the rest. */
const SHOWN = 100;

let known;

function line({ id, rule, says }, isOn) {
  const box = el('input', { type: 'checkbox', role: 'switch', checked: isOn, 'data-fault': id });
  box.addEventListener('change', async () => {
    const others = store.parts.faults.ids.filter((each) => each !== id);
    const ids = box.checked ? [...others, id] : others;
    if (!(await attempt(() => worldLab('PUT', '/faults', { ids })))) box.checked = !box.checked;
  });
  const parts = [el('code', {}, id), ' ', el('span', { class: 'whole' }, rule), ' '];
  const words = el('span', {}, parts, el('span', { class: 'aside' }, says));
  return el('li', {}, el('label', { class: 'switch' }, box, words));
}

function chosen(text, isOn) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, rule, says }) => words.every((word) => `${id} ${rule} ${says}`.toLowerCase().includes(word));
  const on = known.filter(({ id }) => isOn.has(id));
  return [...on, ...known.filter((each) => !isOn.has(each.id) && fits(each))];
}

/** Deliberate deviations of the platform that can be switched on in this world. */
export const faultsPanel = {
  id: 'faults',
  title: 'Faults',
  topics: ['faults'],
  count: () => store.parts.faults?.ids.length ?? 0,
  mount(main) {
    const text = el('input', { type: 'search', placeholder: 'id, rule or words', autocomplete: 'off' });
    const found = el('p', { class: 'found', role: 'status' });
    const list = el('ul', { class: 'plain faults' });
    const none = () => attempt(() => worldLab('PUT', '/faults', { ids: [] }));
    const bar = el(
      'form',
      { class: 'toolbar', onsubmit: (event) => event.preventDefault() },
      field('Search ( / )', text),
      button('Switch all off', none),
      found,
    );
    main.append(
      el('p', { class: 'aside' }, 'A fault makes the platform break one rule on purpose, in this world alone.'),
      bar,
      list,
    );

    async function draw() {
      known ??= (await attempt(() => lab('GET', '/faults')))?.faults;
      if (!known) return;
      const isOn = new Set(store.parts.faults?.ids ?? []);
      const focused = list.contains(document.activeElement) ? document.activeElement.dataset.fault : undefined;
      const all = chosen(text.value, isOn);
      found.textContent = `${isOn.size} on · ${figure(all.length)} found${all.length > SHOWN ? `, the first ${SHOWN} listed` : ''}`;
      list.replaceChildren(...all.slice(0, SHOWN).map((each) => line(each, isOn.has(each.id))));
      if (focused) list.querySelector(`[data-fault="${CSS.escape(focused)}"]`)?.focus();
    }
    text.addEventListener('input', draw);
    return draw;
  },
};
