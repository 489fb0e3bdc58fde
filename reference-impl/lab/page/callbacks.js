import { act, block, chip, choice, copyable, el, fact, facts, figure, headerLines, pretty } from './dom.js';
import { worldLab } from './lab.js';
import { logPanel, logRow } from './log-panel.js';
import { attempt, say } from './notices.js';
import { messageOf, store } from './store.js';
import { momentOf } from './time.js';

const wentWell = (outcome) => /^status 2\d\d$/.test(outcome);

/** What went wrong on the way to a receiver, by the code that the system gives it. */
const CODES = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'host not found',
  EHOSTUNREACH: 'host unreachable',
  ETIMEDOUT: 'timed out',
};

const outcomeText = (outcome) => CODES[/\bE[A-Z]+\b/.exec(outcome)?.[0]] ?? outcome;

/** The outcome of an attempt; a code of the system is written out. */
export function outcomeChip(outcome) {
  const shown = chip(outcomeText(outcome), wentWell(outcome) ? 'good' : 'bad');
  shown.title = outcome;
  return shown;
}

const row = (each) => logRow(each.at, `${each.type} · ${each.attempt}`, each.url, outcomeChip(each.outcome));

async function resend(number) {
  const sent = await attempt(() => worldLab('POST', `/callbacks/${number}/resend`));
  if (sent) say(`Sent once more: ${outcomeText(sent.outcome)}.`, 'plain');
}

const attemptLine = ({ attempt: count, at, outcome }) =>
  el('li', {}, outcomeChip(outcome), ` attempt ${count} · ${momentOf(at)}`);

function answerOf({ answer, outcome }) {
  if (!answer) return [el('h4', {}, 'Answer of the receiver'), el('p', { class: 'aside' }, `None: ${outcome}.`)];
  return [
    block('Answer of the receiver', headerLines(answer.headers), 'the headers of the answer'),
    block('Body of the answer', pretty(answer.body), 'the body of the answer'),
  ].flat();
}

async function details(id) {
  const known = store.attempts.find((each) => each.id === id);
  if (!known) return [el('p', { class: 'empty' }, 'The platform has forgotten this attempt.')];
  const each = await worldLab('GET', `/callbacks/${known.number}`);
  const all = store.attempts.filter(({ letter, url }) => letter === known.letter && url === known.url);
  return [
    facts(
      fact('to', copyable(each.url, 'the address')),
      fact('type', each.type),
      messageOf(each.about)
        ? fact('message', el('a', { href: `#messages/${encodeURIComponent(each.about)}` }, each.about))
        : fact('about', each.about),
      each.note ? fact('note', each.note) : [],
    ),
    act('Send once more', () => resend(known.number)),
    el('h4', {}, 'Attempts'),
    el('ol', { class: 'plain' }, all.map(attemptLine)),
    block('Headers', headerLines(each.headers), 'the headers'),
    block('Body', pretty(each.body), 'the body'),
    answerOf(each),
  ].flat();
}

function chosen(words, outcome) {
  const fits = (each) =>
    (outcome === '' || wentWell(each.outcome) === (outcome === 'good')) &&
    words.every((word) => each.words.includes(word));
  return store.attempts.filter(fits).reverse();
}

/** Every attempt to reach a receiver. */
export const callbacksPanel = {
  id: 'callbacks',
  title: 'Callbacks',
  topics: ['attempts'],
  count: () => (store.attempts.at(-1)?.number ?? -1) + 1,
  mount(main) {
    const outcome = choice([
      ['', 'any outcome'],
      ['good', 'taken'],
      ['bad', 'failed'],
    ]);
    const { draw, pane } = logPanel(main, {
      entry: 'Callback',
      label: 'Attempts to reach receivers, newest first',
      hint: 'address, type, outcome, body',
      filters: { Outcome: outcome },
      heads: ['At (UTC)', 'Type · attempt', 'Address', 'Outcome'],
      row,
      empty: 'No callback yet: a message with a callback_url, a webhook or a voice service makes one.',
      look: details,
      chosen: (words) => chosen(words, outcome.value),
      said: (items) => `${figure(items.length)} of the latest ${figure(store.attempts.length)} attempts`,
    });
    return () => {
      draw();
      if (pane.shown !== undefined) pane.renew(details);
    };
  },
};
