/** So many answers stand above the rules. */
const BEST = 6;

(() => {
  const form = document.querySelector('.toolbar');
  if (!form) return;
  const rules = [...document.querySelectorAll('details.rule, tr.rule')];
  const groups = [...document.querySelectorAll('.chapter')];
  const found = document.getElementById('found');
  const none = document.querySelector('.none');
  const pack = document.querySelector('script.pack[data-name="search"]');
  const fields = [...form.elements].map(({ name }) => name).filter(Boolean);
  const preset = new Map(fields.map((name) => [name, form.elements[name].value]));
  const isOwn = (rule) => rule.dataset.interface === 'own';
  const owns = rules.filter(isOwn).length;
  const texts = new Map();
  let more = {};
  const NOTHING = { every: [], best: [] };
  let ask = () => NOTHING;
  const hits = form.querySelector('.hits');
  const offer = form.querySelector('.meant');

  /** Small letters; a word with hyphens also counts without them. */
  const spelt = (text) => {
    const small = text.toLowerCase();
    return `${small} ${small.replace(/(\p{L})-(?=\p{L})/gu, '$1')}`;
  };

  const textOf = (rule) => {
    if (!texts.has(rule)) {
      const shown = rule.querySelector('summary, th') ?? rule;
      texts.set(rule, spelt(`${shown.textContent} ${rule.dataset.also ?? ''} ${more[rule.id] ?? ''}`));
    }
    return texts.get(rule);
  };

  const values = () => fields.map((name) => [name, form.elements[name].value.trim()]);

  /** Filters are kept in the address, so that it can be passed on. */
  const keep = () => {
    const address = new URL(location.href);
    address.search = '';
    for (const [name, value] of values()) if (value !== preset.get(name)) address.searchParams.set(name, value);
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // Where a page may not change its address, filters last as long as the page.
    }
  };

  const counted = (count, own) => {
    const all = rules.length - owns;
    const first = count === all ? `${all} rules` : `${count} of ${all} rules`;
    return own > 0 ? `${first}, and ${own} of the harness's own client` : first;
  };

  const press = () => {
    const chosen = new URLSearchParams(values().filter(([, value]) => value)).toString();
    for (const button of document.querySelectorAll('[data-find]')) {
      const own = new URLSearchParams(button.dataset.find);
      own.sort();
      const now = new URLSearchParams(chosen);
      now.sort();
      button.setAttribute('aria-pressed', String(own.toString() === now.toString()));
    }
  };

  const apply = () => {
    const words = form.elements.text.value.toLowerCase().split(/\s+/).filter(Boolean);
    const { every, best, meant } = words.length > 0 ? ask(form.elements.text.value) : NOTHING;
    const has = rules.some((rule) => words.every((word) => textOf(rule).includes(word)));
    offer.hidden = has || meant === undefined;
    offer.lastElementChild.textContent = meant ?? '';
    const answers = new Set(has ? every : best);
    const wanted = values().filter(([name, value]) => name !== 'text' && value);
    let count = 0;
    let own = 0;
    for (const rule of rules) {
      const fits =
        wanted.every(([name, value]) => rule.dataset[name] === value) &&
        (answers.has(rule.id) || words.every((word) => textOf(rule).includes(word)));
      rule.classList.toggle('filtered', !fits);
      if (fits && isOwn(rule)) own += 1;
      else if (fits) count += 1;
    }
    for (const group of groups) {
      const holds = group.querySelector('.rule');
      group.classList.toggle('filtered', holds !== null && !group.querySelector('.rule:not(.filtered)'));
    }
    found.textContent = counted(count, own);
    none.hidden = count + own > 0;
    showBest(best);
    press();
  };

  /** The best answers, each with its sentence; a rule that other filters leave out is none. */
  const showBest = (best) => {
    hits.replaceChildren();
    for (const id of best) {
      const rule = document.getElementById(id);
      if (!rule || rule.classList.contains('filtered') || hits.children.length === BEST) continue;
      const link = Object.assign(document.createElement('a'), { href: `#${id}`, className: 'id', textContent: id });
      const item = document.createElement('li');
      item.append(link, ` ${rule.querySelector('.says')?.textContent ?? ''}`);
      hits.append(item);
    }
    hits.hidden = hits.children.length === 0;
  };

  const choose = (wanted) => {
    for (const name of fields) form.elements[name].value = wanted.get(name) ?? '';
    apply();
    keep();
  };

  const change = () => {
    apply();
    keep();
  };

  form.addEventListener('input', change);
  offer.lastElementChild.addEventListener('click', ({ target }) => {
    form.elements.text.value = target.textContent;
    change();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    choose(new Map());
  });
  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('button[data-find]');
    if (!button) return;
    const isOn = button.getAttribute('aria-pressed') === 'true';
    choose(isOn ? new Map() : new URLSearchParams(button.dataset.find));
    if (!isOn) form.scrollIntoView({ block: 'start' });
  });
  document.addEventListener('show-rule', ({ detail }) => {
    if (detail.matches('.filtered, .chapter:has(.filtered)')) choose(new Map());
  });

  const given = new URLSearchParams(location.search);
  for (const [name, value] of given) if (fields.includes(name)) form.elements[name].value = value;
  apply();
  const index = document.querySelector('script.pack[data-name="index"]');
  if (index)
    unpackData(index.textContent)
      .then((known) => {
        ask = askWith(known);
        if (form.elements.text.value) apply();
      })
      .catch(() => undefined);
  if (pack)
    unpackData(pack.textContent)
      .then((known) => {
        more = known;
        texts.clear();
        if (form.elements.text.value) apply();
      })
      .catch(() => undefined);
})();
