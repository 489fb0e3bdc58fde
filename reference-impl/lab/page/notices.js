import { el, small } from './dom.js';

const place = document.querySelector('#notices');

export const clearNotices = () => place.replaceChildren();

/** Shows one sentence until it is closed; one about an error also goes when an action succeeds. */
export function say(sentence, tone = 'bad') {
  place.replaceChildren(el('p', { class: `notice ${tone}` }, el('span', {}, sentence), small('Close', clearNotices)));
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

/** Runs an action when a form is sent, which leaves the page where it is. */
export const whenSent = (form, action) =>
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(action);
  });
