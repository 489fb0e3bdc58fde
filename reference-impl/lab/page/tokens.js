import { chip, copyable, drawnIn, el, table } from './dom.js';
import { store } from './store.js';
import { momentOf } from './time.js';

const row = ({ token, role, expires, expired }) => [
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
        table('Tokens, newest first', heads, latest.map(row), 'No token yet. Connect shows a line that gets one.'),
      ];
    }),
};
