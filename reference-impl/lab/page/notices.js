import { el } from './dom.js';

const place = document.querySelector('#notices');

/** Removes the notices. */
export const clearNotices = () => place.replaceChildren();

/** Shows one sentence until it is closed; one about an error also goes when an action succeeds. */
export function say(sentence, tone = 'bad') {
  const close = el('button', { type: 'button', class: 'small', onclick: clearNotices }, 'Close');
  place.replaceChildren(el('p', { class: `notice ${tone}` }, el('span', {}, sentence), close));
}

/** Runs an action; shows its error, or removes an older one if it succeeds. What is only said stays. */
export async function attempt(action) {
  try {
    const result = await action();
    place.querySelector('.bad')?.remove();
    return result;
  } catch (error) {
    say(error.message);
    return undefined;
  }
}
