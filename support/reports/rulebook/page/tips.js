(() => {
  const tip = document.createElement('div');
  tip.id = 'tip';
  tip.setAttribute('role', 'tooltip');
  tip.hidden = true;
  document.body.append(tip);
  let owner;

  const VERDICT = /\bv-([a-z-]+)/;

  /** The anchor of the word that an element shows, if it is one of ours. */
  const anchorOf = (element) => {
    if (element.matches('.term')) return element.hash.slice(1);
    if (element.matches('.runs .badge')) return 'word-verdict';
    if (element.matches('i')) return 'word-level';
    if (element.matches('em')) return 'word-standing';
    const shown = element.querySelector('.badge') ?? element;
    return `word-${VERDICT.exec(shown.closest('[class*="v-"]')?.className ?? '')?.[1]}`;
  };

  const hide = () => {
    owner?.removeAttribute('aria-describedby');
    owner = undefined;
    tip.hidden = true;
  };

  /** Puts the tip below the word or above it, whichever is on the screen; it goes where the word goes. */
  const place = () => {
    const word = owner.getBoundingClientRect();
    if (word.bottom < 0 || word.top > innerHeight) return hide();
    const { offsetWidth: width, offsetHeight: height } = tip;
    const below = word.bottom + 4 + height < innerHeight;
    tip.style.left = `${Math.max(8, Math.min(word.left, innerWidth - width - 8))}px`;
    tip.style.top = `${below ? word.bottom + 4 : word.top - height - 4}px`;
  };

  const show = (element) => {
    const means = document.getElementById(anchorOf(element))?.nextElementSibling?.textContent;
    hide();
    if (!means) return;
    owner = element;
    tip.textContent = means;
    tip.hidden = false;
    owner.setAttribute('aria-describedby', 'tip');
    place();
  };

  const OURS = '.term, .badge, .rule :is(summary, th) :is(i, em)';
  /** A count is reached by keyboard, and its badge with the pointer. */
  const begin = ({ target, type }) => {
    const byKey = type === 'focusin' && target.matches?.('.tally button:focus-visible');
    const element = byKey ? target : target.closest?.(OURS);
    if (element && element !== owner) show(element);
  };
  const end = ({ target, relatedTarget }) => {
    if (owner?.contains(target) && relatedTarget !== tip && !owner.contains(relatedTarget)) hide();
  };
  addEventListener('pointerover', begin);
  addEventListener('focusin', begin);
  addEventListener('pointerout', end);
  addEventListener('focusout', end);
  tip.addEventListener('pointerleave', hide);
  addEventListener('scroll', () => owner && place(), { passive: true });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
})();
