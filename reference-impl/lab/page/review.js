import { chip, drawnIn, small, table } from './dom.js';
import { worldLab } from './lab.js';
import { attempt } from './notices.js';
import { roleOf, store } from './store.js';

const TONES = { APPROVED: 'good', REJECTED: 'bad' };

const waits = ({ status }) => status === 'OPEN' || status === 'PENDING';

function decide({ id, sender_address }, approve) {
  const word = approve ? 'Approve' : 'Reject';
  const act = () => attempt(() => worldLab('POST', `/review/${encodeURIComponent(id)}`, { approve }));
  return small(word, act, `${word} ${sender_address}`);
}

const row = (request) => [
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
        (store.parts.reviews?.requests ?? []).map(row),
        'No sender address requests yet.',
      ),
    ),
};
