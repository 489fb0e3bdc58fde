import { addAttempts, addMessages, addReplies, addRequests, forget, setPart, store, touch } from './store.js';

const PARTS = ['clock', 'accounts', 'faults', 'tokens', 'hlr', 'voice', 'mailbox', 'reviews', 'resources'];

/** How long the page waits before it reconnects, in milliseconds. */
const PAUSE = 1000;

let source;
/** Whether the platform was away since the page was last connected. */
let unanswered = false;
let again;
let report = () => undefined;

/** Called with the state of the connection: `live`, `lost`, `gone`, or `restarted` where the world went with the platform. */
export function whenConnectionChanges(told) {
  report = told;
}

export function closeStream() {
  clearTimeout(again);
  source?.close();
  source = undefined;
}

/** The browser gives up when refused; the message depends on whether the world still exists. */
async function lost(world) {
  closeStream();
  report('lost');
  const answer = await fetch(`/worlds/${encodeURIComponent(world)}`).catch(() => undefined);
  if (store.world !== world) return;
  unanswered ||= answer === undefined;
  if (answer?.status === 404) report(unanswered ? 'restarted' : 'gone');
  else again = setTimeout(() => openStream(world), PAUSE);
}

function take(name, taker) {
  source.addEventListener(name, ({ data }) => taker(JSON.parse(data)));
}

/** Streams a world: first its current state, then each change. */
export function openStream(world) {
  closeStream();
  const mine = new EventSource(`/worlds/${encodeURIComponent(world)}/events`);
  source = mine;
  take('hello', ({ now, madeAt }) => {
    unanswered = false;
    forget(world, madeAt);
    store.ahead = now - Date.now();
    report('live');
  });
  for (const name of PARTS) take(name, (part) => setPart(name, part));
  take('messages', addMessages);
  take('attempts', addAttempts);
  take('replies', addReplies);
  take('requests', addRequests);
  take('gone', () => lost(world));
  mine.addEventListener('error', () => {
    if (source === mine) lost(world);
  });
  touch('world');
}
