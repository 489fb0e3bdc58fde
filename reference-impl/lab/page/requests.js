import { act, block, chip, choice, copyable, curlLine, el, fact, facts, figure, headerLines, pretty } from './dom.js';
import { lab, worldLab } from './lab.js';
import { logPanel, logRow } from './log-panel.js';
import { attempt, say } from './notices.js';
import { messageOf, store } from './store.js';
import { momentOf } from './time.js';

/** The status of an answer: taken, refused, or a defect of the platform. */
const statusChip = (status) => chip(String(status), status < 300 ? 'good' : status < 500 ? 'waiting' : 'bad');

function row({ at, interface: name, method, target, why, status }) {
  const because = why ? ` · ${why.split('\n')[0]}` : '';
  return logRow(at, name, `${method} ${target}${because}`, statusChip(status));
}

/** The header lines of a curl command; those that curl writes by itself are left out. */
const OWN = ['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding', 'expect'];

/** The request as a command for a shell. */
function commandOf({ method, target, headers, body, interface: name }, interfaces) {
  const address = [interfaces[name.replace(/^lookup-.*/, 'lookup')]].flat()[0];
  const lines = Object.entries(headers).filter(([header]) => !OWN.includes(header));
  return curlLine(`${address}${target}`, [
    [`-X ${method}`],
    ...lines.map(([header, value]) => ['-H', `${header}: ${value}`]),
    ...(body === '' ? [] : [['--data-binary', body]]),
  ]);
}

/** Whether the platform remembers the whole of a body: of long ones it keeps the first 4000 bytes. */
const isWhole = (body) => new Blob([body]).size < 4000;

/** Ids in a body that are messages of this world. */
const messagesIn = (text) =>
  [...new Set(text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])].filter(messageOf);

async function sendAgain(id) {
  const answer = await attempt(() => worldLab('POST', `/requests/${id}/repeat`));
  if (answer) say(`Sent again; it was answered with HTTP status ${answer.status}.`, 'plain');
}

async function details(id) {
  const [each, interfaces] = await Promise.all([worldLab('GET', `/requests/${id}`), lab('GET', '/interfaces')]);
  const because = each.why.map((reason) => el('li', {}, el('pre', { class: 'reason' }, reason)));
  const about = messagesIn(`${each.target} ${each.body} ${each.answerBody}`);
  const links = about.map((message) => [el('a', { href: `#messages/${message}` }, message), ' ']);
  return [
    facts(
      fact('request', el('code', {}, `${each.method} ${each.target}`)),
      fact('to', each.interface),
      fact('at', `${momentOf(each.at)} UTC${each.who ? '' : ' by the clock of the machine'}`),
      fact('from', each.who ?? 'a caller that was not recognised'),
      each.operation ? fact('operation', el('code', {}, each.operation)) : [],
      fact('answer', statusChip(each.status)),
      about.length > 0 ? fact(about.length === 1 ? 'message' : 'messages', links) : [],
    ),
    isWhole(each.body)
      ? [
          act('Send again', () => sendAgain(id)),
          el('h4', {}, 'As a command'),
          copyable(commandOf(each, interfaces), 'as curl', 'pre'),
        ]
      : el('p', { class: 'aside' }, 'Only the beginning of the body is remembered, so that it cannot be sent again.'),
    because.length > 0
      ? [el('h4', {}, each.status < 400 ? 'Note' : 'Why it was refused'), el('ul', { class: 'plain' }, because)]
      : [],
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

function chosen(words, place, operation, outcome) {
  const isWanted = OUTCOMES[outcome] ?? (() => true);
  const fits = (each) =>
    (place === '' || each.interface === place) &&
    (operation === '' || each.operation === operation) &&
    isWanted(each) &&
    words.every((word) => each.words.includes(word));
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
    const operation = choice([['', 'any operation']]);
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
      filters: { Interface: place, Operation: operation, Outcome: outcome },
      heads: ['At (UTC)', 'Interface', 'Request', 'Answer'],
      row,
      empty: 'No request yet. The page Connect has curl commands to begin with.',
      look: details,
      chosen: (words) => chosen(words, place.value, operation.value, outcome.value),
      said: (items) => `${figure(items.length)} of the latest ${figure(store.requests.length)} requests`,
    });
    const known = new Set();
    return () => {
      for (const { interface: name, operation: id } of store.requests)
        for (const [filter, word] of [
          [place, name],
          [operation, id],
        ]) {
          if (word && !known.has(word)) filter.append(el('option', { value: word }, word));
          known.add(word);
        }
      draw();
    };
  },
};
