(() => {
  const NEXT = { auto: 'light', light: 'dark', dark: 'auto' };
  const SAID = { auto: 'as the system has them', light: 'light', dark: 'dark' };
  const button = document.querySelector('.theme');
  const remembered = () => {
    try {
      return localStorage.getItem('plumbline-theme');
    } catch {
      return null;
    }
  };
  const show = (theme) => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.dataset.theme = theme;
    button.setAttribute('aria-label', `Colours: ${SAID[theme]}`);
    button.querySelector('span').textContent = theme;
  };
  const first = remembered();
  show(first in NEXT ? first : 'auto');
  button.addEventListener('click', () => {
    const theme = NEXT[button.dataset.theme];
    show(theme);
    try {
      localStorage.setItem('plumbline-theme', theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
})();
