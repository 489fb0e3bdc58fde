import { block, chip, choice, el, fact, figure, headerLines, pretty } from './dom.js';
import { worldLab } from './lab.js';
import { logPanel } from './log-panel.js';
import { store } from './store.js';
import { momentOf, timeOf } from './time.js';

/** The status of an answer: taken, refused, or a defect of the platform. */
const statusChip = (status) => chip(String(status), status < 300 ? 'good' : status < 500 ? 'waiting' : 'bad');

const row = (each) => [
  el('span', { class: 'when' }, timeOf(each.at)),
  el('span', { class: 'who' }, each.interface),
  el('span', { class: 'text' }, `${each.method} ${each.target}`, each.why ? ` · ${each.why.split('\n')[0]}` : ''),
  el('span', { class: 'state' }, statusChip(each.status)),
];

async function details(id) {
  const each = await worldLab('GET', `/requests/${id}`);
  const because = each.why.map((reason) => el('li', {}, el('pre', { class: 'reason' }, reason)));
  return [
    el(
      'dl',
      { class: 'facts' },
      fact('request', el('code', {}, `${each.method} ${each.target}`)),
      fact('to', each.interface),
      fact('at', `${momentOf(each.at)} UTC`),
      fact('from', each.who ?? 'a caller that was not recognised'),
      fact('answer', statusChip(each.status)),
    ),
    because.length > 0 ? [el('h4', {}, 'Why it was refused'), el('ul', { class: 'plain' }, because)] : [],
    block('Request headers', headerLines(each.headers), 'the request headers'),
    block('Request body', pretty(each.body), 'the request body'),
    block('Answer headers', headerLines(each.answerHeaders), 'the answer headers'),
    block('Answer', pretty(each.answerBody), 'the answer'),
  ].flat();
}

const OUTCOMES = {
  taken: ({ status }) => status < 300,
  refused: ({ status }) => status >= 300,
  unknown: ({ who }) => who === null,
};

function chosen(words, place, outcome) {
  const isWanted = OUTCOMES[outcome] ?? (() => true);
  const fits = (each) =>
    (place === '' || each.interface === place) && isWanted(each) && words.every((word) => each.words.includes(word));
  return store.requests.filter(fits).reverse();
}

/** Every request to every interface, refused ones included. */
export const requestsPanel = {
  id: 'requests',
  title: 'Requests',
  topics: ['requests'],
  count: () => store.requestsSeen,
  more: () => store.requestsForgotten,
  mount(main) {
    const place = choice([['', 'any interface']]);
    const outcome = choice([
      ['', 'any outcome'],
      ['taken', 'taken'],
      ['refused', 'refused'],
      ['unknown', 'caller not recognised'],
    ]);
    const { draw } = logPanel(main, {
      entry: 'Request',
      label: 'Requests, newest first',
      hint: 'method, path, caller, reason',
      filters: { Interface: place, Outcome: outcome },
      heads: ['At (UTC)', 'Interface', 'Request', 'Answer'],
      row,
      empty: 'No request yet. The page Connect has curl commands to begin with.',
      look: details,
      chosen: (words) => chosen(words, place.value, outcome.value),
      said: (items) => `${figure(items.length)} of the latest ${figure(store.requests.length)} requests`,
    });
    const known = new Set();
    return () => {
      for (const { interface: name } of store.requests) {
        if (!known.has(name)) place.append(el('option', { value: name }, name));
        known.add(name);
      }
      draw();
    };
  },
};
