(() => {
  const search = document.querySelector('.search input');
  if (!search) return;
  const seen = () =>
    [...document.querySelectorAll('details.rule:not(.filtered) > summary')].filter((each) => each.offsetParent);

  const move = (event, from, by) => {
    const summaries = seen();
    const next = summaries[from === null ? 0 : summaries.indexOf(from) + by];
    event.preventDefault();
    (next ?? search).focus();
    next?.scrollIntoView({ block: 'nearest' });
  };

  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = target.matches('input, select, textarea');
    if (key === '/' && !typing) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (key === 'Escape' && target === search) {
      search.value = '';
      search.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (key === 'ArrowDown' && target === search) move(event, null, 0);
    else if (target.matches('details.rule > summary')) {
      if (key === 'ArrowDown') move(event, target, 1);
      else if (key === 'ArrowUp') move(event, target, -1);
    }
  });
})();
