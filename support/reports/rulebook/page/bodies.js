(() => {
  const packOf = new Map();
  for (const pack of document.querySelectorAll('script.pack'))
    for (const id of pack.dataset.rules.split(' ').filter(Boolean)) packOf.set(id, pack);
  const opened = new Map();

  const bodyOf = async (id) => {
    const pack = packOf.get(id);
    if (!pack) return '';
    if (!opened.has(pack)) opened.set(pack, unpackData(pack.textContent));
    return (await opened.get(pack))[id] ?? '';
  };

  const fill = async (rule) => {
    const body = rule.querySelector(':scope > .body');
    if (!body || rule.dataset.filled) return;
    rule.dataset.filled = 'yes';
    try {
      body.innerHTML = await bodyOf(rule.id);
    } catch {
      body.textContent = 'This browser cannot unpack the details; a browser of 2023 or later can.';
    }
  };

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target.open && target.matches('details.rule')) fill(target);
    },
    true,
  );

  const goTo = (id) => {
    const place = document.getElementById(decodeURIComponent(id));
    if (!place?.matches('details.rule, .chapter')) return;
    document.dispatchEvent(new CustomEvent('show-rule', { detail: place }));
    if (place.matches('details.rule')) {
      place.open = true;
      fill(place);
      place.querySelector('summary').focus({ preventScroll: true });
    }
    place.scrollIntoView({ block: 'start' });
  };
  addEventListener('hashchange', () => goTo(location.hash.slice(1)));
  addEventListener('load', () => goTo(location.hash.slice(1)));
  document.addEventListener('click', ({ target }) => {
    const link = target.closest?.('a[href^="#"]');
    if (link && link.hash === location.hash) goTo(link.hash.slice(1));
  });
})();
