/** A printout has the summary; the whole page where the address or the button asks for it. */
(() => {
  const root = document.documentElement;
  if (new URLSearchParams(location.search).get('print') === 'all') root.dataset.print = 'all';
  document.querySelector('.print-all')?.addEventListener('click', () => {
    root.dataset.print = 'all';
    print();
    delete root.dataset.print;
  });
})();
