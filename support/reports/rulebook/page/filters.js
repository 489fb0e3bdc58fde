(() => {
  const form = document.querySelector('.toolbar');
  if (!form) return;
  const rules = [...document.querySelectorAll('details.rule, tr.rule')];
  const groups = [...document.querySelectorAll('.topic, .chapter')];
  const found = document.getElementById('found');
  const none = document.querySelector('.none');
  const texts = new Map();
  const FIELDS = ['verdict', 'standing', 'level', 'interface', 'differs'];

  const textOf = (rule) => {
    if (!texts.has(rule)) {
      const shown = rule.querySelector('summary, th') ?? rule;
      texts.set(rule, `${shown.textContent} ${rule.dataset.also ?? ''}`.toLowerCase());
    }
    return texts.get(rule);
  };

  const apply = () => {
    const values = new FormData(form);
    const words = String(values.get('text') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean);
    const wanted = FIELDS.map((name) => [name, values.get(name)]).filter(([, value]) => value);
    let count = 0;
    for (const rule of rules) {
      const fits =
        wanted.every(([name, value]) => rule.dataset[name] === value) &&
        words.every((word) => textOf(rule).includes(word));
      rule.classList.toggle('filtered', !fits);
      if (fits) count += 1;
    }
    for (const group of groups) group.classList.toggle('filtered', !group.querySelector('.rule:not(.filtered)'));
    found.textContent = count === rules.length ? `${count} rules` : `${count} of ${rules.length} rules`;
    none.hidden = count > 0;
  };

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => queueMicrotask(apply));
  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('button[data-only]');
    if (!button) return;
    form.reset();
    form.elements.verdict.value = button.dataset.only;
    apply();
    form.scrollIntoView({ block: 'start' });
  });
  document.addEventListener('show-rule', ({ detail }) => {
    if (!detail.classList.contains('filtered')) return;
    form.reset();
    apply();
  });
  // A browser may put back what was typed before a reload.
  apply();
})();
