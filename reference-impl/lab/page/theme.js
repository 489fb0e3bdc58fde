const NAMES = ['auto', 'dark', 'light'];
const SAID = { auto: 'system', dark: 'dark', light: 'light' };

function stored() {
  try {
    return localStorage.getItem('theme');
  } catch {
    return undefined;
  }
}

function keep(name) {
  try {
    localStorage.setItem('theme', name);
  } catch {
    // A browser that keeps nothing shows what it was asked for until it is closed.
  }
}

function apply(button, name) {
  document.documentElement.dataset.theme = name;
  button.textContent = `◐ ${name}`;
  button.setAttribute('aria-label', `Theme: ${SAID[name]}`);
}

/** Makes a button cycle through the themes: system, dark, light. */
export function themeButton(button) {
  const first = stored();
  apply(button, NAMES.includes(first) ? first : 'auto');
  button.addEventListener('click', () => {
    const next = NAMES[(NAMES.indexOf(document.documentElement.dataset.theme) + 1) % NAMES.length];
    apply(button, next);
    keep(next);
  });
}
