import { chip, copyable, drawnIn, el, figure, small, table } from './dom.js';
import { worldLab } from './lab.js';
import { attempt } from './notices.js';
import { roleOf, store } from './store.js';
import { momentOf } from './time.js';

const tokenRow = ({ token, role, expires, expired }) => [
  role,
  copyable(token, `token of ${role}`),
  momentOf(expires),
  expired ? chip('expired', 'bad') : chip('good', 'good'),
];

/** The tokens that the platform has issued. */
export const tokensPanel = {
  id: 'tokens',
  title: 'Tokens',
  topics: ['tokens'],
  count: () => store.parts.tokens?.issued ?? 0,
  mount: (main) =>
    drawnIn(main, () => {
      const { issued = 0, bucket, latest = [] } = store.parts.tokens ?? {};
      const limit = bucket ? `${bucket.size} at once and ${bucket.perSecond} more a second` : 'any number';
      const heads = ['Project', 'Token', 'Good until', 'Now'];
      return [
        el('p', { class: 'aside' }, `${issued} issued; limit: ${limit}.`),
        table('Tokens, newest first', heads, latest.map(tokenRow), 'No token yet. Connect shows a line that gets one.'),
      ];
    }),
};

const mailRow = (mail) => [
  momentOf(mail.at),
  mail.kind.replaceAll('-', ' '),
  mail.to ?? mail.sender_address,
  mail.code ? copyable(mail.code, 'the code') : `expires ${momentOf(mail.expiry)}`,
  roleOf(mail.account),
];

/** What the platform sent to people beside messages: codes and notices. */
export const mailboxPanel = {
  id: 'mailbox',
  title: 'Mailbox',
  topics: ['mailbox', 'accounts'],
  count: () => store.parts.mailbox?.received ?? 0,
  mount: (main) =>
    drawnIn(main, () =>
      table(
        'Mails, newest first',
        ['At', 'What', 'To', 'Says', 'Account'],
        (store.parts.mailbox?.mails ?? []).map(mailRow),
        'No mail yet: verification codes and expiry notices arrive here.',
      ),
    ),
};

const TONES = { APPROVED: 'good', REJECTED: 'bad' };

const waits = ({ status }) => status === 'OPEN' || status === 'PENDING';

function decide({ id, sender_address }, approve) {
  const word = approve ? 'Approve' : 'Reject';
  const act = () => attempt(() => worldLab('POST', `/review/${encodeURIComponent(id)}`, { approve }));
  return small(word, act, `${word} ${sender_address}`);
}

const requestRow = (request) => [
  request.sender_address,
  request.usage_type.toLowerCase().replace('_', ' '),
  request.destination_countries.join(' '),
  request.reason,
  roleOf(request.account_id),
  chip(request.status, TONES[request.status] ?? 'waiting'),
  waits(request) ? [decide(request, true), ' ', decide(request, false)] : '',
];

/** Requested sender addresses. */
export const reviewPanel = {
  id: 'review',
  title: 'Review',
  topics: ['reviews', 'accounts'],
  count: () => (store.parts.reviews?.requests ?? []).filter(waits).length,
  mount: (main) =>
    drawnIn(main, () =>
      table(
        'Requests for sender addresses, newest first',
        ['Sender', 'Kind', 'For', 'Reason', 'Account', 'Status', ''],
        (store.parts.reviews?.requests ?? []).map(requestRow),
        'No sender address requests yet.',
      ),
    ),
};

function part({ title, heads, rows, total }) {
  const count = el('span', { class: 'aside' }, total > rows.length ? `${figure(total)}, the latest` : figure(total));
  return el('section', {}, el('h3', {}, `${title} `, count), table(title, heads, rows, 'None.'));
}

/** What the accounts and projects have besides messages. */
export const resourcesPanel = {
  id: 'resources',
  title: 'Resources',
  topics: ['resources'],
  mount: (main) =>
    drawnIn(main, () => {
      const kinds = store.parts.resources?.kinds ?? [];
      const none = kinds.filter(({ total }) => total === 0).map(({ title }) => title.toLowerCase());
      return [
        ...kinds.filter(({ total }) => total > 0).map(part),
        none.length > 0 ? el('p', { class: 'aside' }, `There are none of these yet: ${none.join(', ')}.`) : '',
      ];
    }),
};
