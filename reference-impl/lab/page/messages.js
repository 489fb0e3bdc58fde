import { outcomeChip } from './callbacks.js';
import { composer } from './compose.js';
import { chip, choice, copyable, el, fact, facts, figure } from './dom.js';
import { worldLab } from './lab.js';
import { logPanel, logRow } from './log-panel.js';
import { messageOf, roleOf, store } from './store.js';
import { momentOf } from './time.js';

const STATUSES = [
  'queued',
  'scheduled',
  'cancelled',
  'enroute',
  'submitted',
  'delivered',
  'expired',
  'rejected',
  'failed',
];

const TONES = { delivered: 'good', expired: 'bad', rejected: 'bad', failed: 'bad', cancelled: 'bad' };

/** The status of a message with the code of its report. */
export const statusChip = ({ status, code }) => chip(code ? `${status} ${code}` : status, TONES[status] ?? 'waiting');

const row = (message) => logRow(message.at, message.to, message.text, statusChip(message));

function chosen(words, status, account) {
  const fits = (each) =>
    (!status || each.status === status) &&
    (!account || each.account === account) &&
    words.every((word) => each.words.includes(word) || each.id.startsWith(word));
  return store.messages.filter(fits).reverse();
}

function said(items) {
  const kept = store.messages.length;
  const over = store.total > kept ? `, the latest ${figure(kept)}` : '';
  return `${figure(items.length)} of ${figure(store.total)} messages${over}`;
}

const reportLine = ({ status, error_code, date_received }) =>
  el('li', {}, statusChip({ status, code: error_code }), ' ', momentOf(date_received));

const attemptLine = (each) =>
  el(
    'li',
    {},
    outcomeChip(each.outcome),
    ` ${each.type} · attempt ${each.attempt} · ${momentOf(each.at)} · `,
    el('code', {}, each.url),
  );

const listed = (title, lines, none) => [
  el('h4', {}, title),
  lines.length > 0 ? el('ul', { class: 'plain' }, lines) : el('p', { class: 'aside' }, none),
];

function details({ message, status_code, submitted, changed, reports, replies, attempts }) {
  const { message_id, content, destination_number, account_id, status, metadata, ...others } = message;
  const handset = `#handsets/${encodeURIComponent(destination_number)}`;
  const rest = Object.entries(others).filter(([, value]) => value !== undefined && value !== null);
  return [
    el('p', { class: 'said' }, content),
    facts(
      fact('status', statusChip({ status, code: status_code })),
      fact('to', destination_number, ' ', el('a', { href: handset }, 'open the handset')),
      fact('id', copyable(message_id, 'the message id')),
      fact('account', `${roleOf(account_id)} (${account_id})`),
      fact('submitted', momentOf(submitted)),
      changed ? fact('changed', momentOf(changed)) : [],
      rest.flatMap(([name, value]) => fact(name.replaceAll('_', ' '), String(value))),
      metadata ? fact('metadata', el('code', {}, JSON.stringify(metadata))) : [],
    ),
    ...listed('Reports not yet confirmed', reports.map(reportLine), 'None: not requested, or already confirmed.'),
    ...listed(
      'Replies not yet confirmed',
      replies.map(({ content: text, date_received }) => el('li', {}, momentOf(date_received), ' ', text)),
      'None.',
    ),
    ...listed('Delivery attempts', attempts.map(attemptLine), 'None: it has no callback address and no webhook.'),
  ];
}

/** Every message of the world, live, with its status. */
export const messagesPanel = {
  id: 'messages',
  title: 'Messages',
  topics: ['messages', 'attempts', 'replies', 'accounts'],
  count: () => store.total,
  mount(main, wanted) {
    const status = choice([['', 'any status'], ...STATUSES]);
    const account = choice([['', 'any account']]);
    const look = async (id) => details(await worldLab('GET', `/messages/${encodeURIComponent(id)}`));
    main.append(composer());
    const { draw, pane } = logPanel(main, {
      entry: 'Message',
      label: 'Messages, newest first',
      hint: 'number, text, code, start of an id',
      filters: { Status: status, Account: account },
      heads: ['At (UTC)', 'To', 'Text', 'Status'],
      row,
      empty: 'No message yet. Send one above, or with the line that Connect shows.',
      look,
      chosen: (words) => chosen(words, status.value, account.value),
      said,
    });
    if (wanted && messageOf(wanted)) pane.open(wanted, look);
    return (changed) => {
      const known = store.parts.accounts?.accounts ?? [];
      if (account.options.length !== known.length + 1)
        account.append(...known.map(({ id, role }) => el('option', { value: id }, role)));
      draw();
      if (pane.shown && changed.has(`message ${pane.shown}`)) pane.renew(look);
    };
  },
};
