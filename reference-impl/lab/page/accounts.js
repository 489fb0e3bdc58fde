import { copyable, el, fact, facts, field } from './dom.js';
import { worldLab } from './lab.js';
import { attempt, whenSent } from './notices.js';
import { store } from './store.js';

/** `deDuplication` as people read it. */
const wordsOf = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const change = (id, body) => attempt(() => worldLab('PATCH', `/accounts/${encodeURIComponent(id)}`, body));

function featureSwitch(id, name, isOn) {
  const box = el('input', { type: 'checkbox', role: 'switch', checked: isOn });
  box.addEventListener('change', async () => {
    if (!(await change(id, { features: { [name]: box.checked } }))) box.checked = !box.checked;
  });
  return el('label', { class: 'switch' }, box, wordsOf(name));
}

function limitOf(text) {
  if (text.trim() === '') return null;
  if (!/^\d+$/.test(text.trim())) throw new Error(`${text} is not a number; leave it empty for no limit.`);
  return Number(text);
}

function settings({ id, timeZone, allowances }) {
  const zone = el('input', { value: timeZone, autocomplete: 'off' });
  const limit = { placeholder: 'no limit', inputmode: 'numeric', size: 8 };
  const usage = el('input', { value: allowances.usage ?? '', ...limit });
  const credit = el('input', { value: allowances.credit ?? '', ...limit });
  const fields = [field('Time zone', zone), field('Messages left', usage), field('Credit left', credit)];
  const form = el('form', { class: 'line' }, fields, el('button', {}, 'Save'));
  whenSent(form, async () => {
    const allowances = { usage: limitOf(usage.value), credit: limitOf(credit.value) };
    await worldLab('PATCH', `/accounts/${encodeURIComponent(id)}`, { timeZone: zone.value, allowances });
  });
  return form;
}

const card = (account) =>
  el(
    'section',
    { class: 'card', 'data-account': account.role },
    el('h3', {}, account.role, account.parent ? el('span', { class: 'aside' }, ' sub-account') : undefined),
    facts(
      fact('id', copyable(account.id, `id of ${account.role}`)),
      fact('key', copyable(account.key, `key of ${account.role}`)),
      fact('secret', copyable(account.secret, `secret of ${account.role}`)),
    ),
    el(
      'div',
      { class: 'switches' },
      Object.entries(account.features).map(([name, isOn]) => featureSwitch(account.id, name, isOn)),
    ),
    settings(account),
  );

/** The accounts with their keys, features and limits. */
export const accountsPanel = {
  id: 'accounts',
  title: 'Accounts',
  topics: ['accounts'],
  mount(main) {
    const place = el('div', { class: 'cards' });
    main.append(place);
    return () => {
      const held = place.contains(document.activeElement)
        ? document.activeElement.closest('label')?.textContent
        : undefined;
      const role = held && document.activeElement.closest('.card').dataset.account;
      place.replaceChildren(...(store.parts.accounts?.accounts ?? []).map(card));
      if (held === undefined) return;
      const labels = [...place.querySelectorAll(`[data-account="${CSS.escape(role)}"] label`)];
      const label = labels.find(({ textContent }) => textContent === held);
      label?.querySelector('input').focus();
    };
  },
};
