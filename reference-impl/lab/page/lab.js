import { store } from './store.js';

const WAYS_OUT = 'The lab does not answer; is the platform still running?';

/** The lab's refusal as one sentence. */
function sentenceOf(status, text) {
  try {
    const { message, details = [] } = JSON.parse(text);
    const parts = details.map((detail) => detail.replace(/^\/?([^:]*): /, (_, path) => (path ? `${path} ` : '')));
    return parts.length > 0 ? `Not done: ${parts.join('; ')}.` : message;
  } catch {
    return `The lab answered ${status}.`;
  }
}

/** Calls a verb of the lab; throws an Error with one sentence when it refuses or cannot be reached. */
export async function lab(method, path, body) {
  const answer = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(WAYS_OUT);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(sentenceOf(answer.status, text));
  return text ? JSON.parse(text) : undefined;
}

/** Calls a verb of the world that is shown. */
export const worldLab = (method, path, body) => lab(method, `/worlds/${encodeURIComponent(store.world)}${path}`, body);
