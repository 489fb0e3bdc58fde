import { el } from './dom.js';

const place = document.querySelector('#notices');

/** Takes the sentences away. */
export const clearNotices = () => place.replaceChildren();

/** Shows one sentence until it is closed or something goes well. */
export function say(sentence, tone = 'bad') {
  const close = el('button', { type: 'button', class: 'small', onclick: clearNotices }, 'Close');
  place.replaceChildren(el('p', { class: `notice ${tone}` }, el('span', {}, sentence), close));
}

/** Does something; when it fails its sentence is shown, if it succeeds, an older one is removed. */
export async function attempt(action) {
  try {
    const result = await action();
    clearNotices();
    return result;
  } catch (error) {
    say(error.message);
    return undefined;
  }
}
