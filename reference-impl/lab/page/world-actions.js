import { button, el } from './dom.js';
import { lab, worldLab } from './lab.js';
import { attempt, say } from './notices.js';
import { store } from './store.js';

/** Hands a text to the browser as a file to keep. */
function keep(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

async function exportWorld() {
  const copy = await worldLab('GET', '/export');
  keep(`world-${store.world.slice(0, 8)}.json`, `${JSON.stringify(copy, null, 2)}\n`);
}

function copyIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('That file is not JSON; choose one that Export wrote.');
  }
}

/** Buttons that reset the world, keep what it is set up with as a file, and make a world from such a file. */
export function worldActions(place, show) {
  const file = el('input', { type: 'file', accept: 'application/json,.json', hidden: true });
  const reset = button('Reset', askAndReset);
  let armed;

  function disarm() {
    clearTimeout(armed);
    armed = undefined;
    reset.textContent = 'Reset';
    reset.classList.remove('bad');
  }

  function askAndReset() {
    if (armed === undefined) {
      reset.textContent = 'Reset: all messages go';
      reset.classList.add('bad');
      armed = setTimeout(disarm, 5000);
      return;
    }
    disarm();
    attempt(async () => {
      await worldLab('POST', '/reset');
      show(store.world);
    });
  }
  file.addEventListener('change', () =>
    attempt(async () => {
      const [chosen] = file.files;
      if (!chosen) return;
      const text = await chosen.text();
      file.value = '';
      const { id } = await lab('POST', '/worlds/import', copyIn(text));
      show(id);
    }).then(() => undefined),
  );
  const exporting = button('Export', () => attempt(exportWorld));
  const importing = button('Import', () => file.click());
  place.append(reset, exporting, importing, file);
}

/** Says that a world has lost its data: it was reset, or the platform was restarted. */
export const sayLost = () =>
  say('This world was reset, or the platform was restarted: its earlier data are gone.', 'plain');
