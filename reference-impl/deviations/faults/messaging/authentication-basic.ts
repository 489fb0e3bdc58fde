import { fault, faultsOf } from '../../fault.ts';
import { onlyWhen, orWhen } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

/** Changes which secrets of accounts are accepted; projects are judged as documented. */
const alsoMatching = (isGood: (password: string, secret: string) => boolean) =>
  orWhen('auth', 'basicMatches', ({ password }, key) => 'account' in key && isGood(password, key.secret));

/** Refuses one operation to callers with `scheme`. */
const refusing = (operation: string, scheme: 'basic' | 'hmac') =>
  on(operation, (_reply, { request }) => (request.headers.authorization ?? '').toLowerCase().startsWith(scheme), {
    status: 401,
    body: { message: 'Invalid authentication credentials' },
  });

/** Deviations of Basic authentication. Section "Messaging API: two schemes". */
export const faults = faultsOf({
  'AUTH-BASIC-01': {
    'basic.not-for-confirmations': fault('Delivery reports cannot be confirmed with Basic credentials.', {
      reply: refusing('reports.confirm', 'basic'),
    }),
    'basic.not-for-webhook-changes': fault('Webhooks cannot be changed with Basic credentials.', {
      reply: refusing('webhooks.change', 'basic'),
    }),
  },
  'AUTH-BASIC-02': {
    'basic.secret-not-checked': fault('The secret is never checked; a known key is enough.', {
      decide: alsoMatching(() => true),
    }),
    'basic.secret-trimmed': fault('Spaces at the end of the secret are ignored.', {
      decide: alsoMatching((password, secret) => password.trimEnd() === secret),
    }),
    'basic.longer-secret-taken': fault('Anything after the right secret is ignored.', {
      decide: alsoMatching((password, secret) => password.startsWith(secret)),
    }),
    'basic.shorter-secret-taken': fault('The last character of the secret may be left out.', {
      decide: alsoMatching((password, secret) => password === secret.slice(0, -1)),
    }),
  },
  'AUTH-BASIC-03': {
    'basic.colons-refused': fault('A secret with a colon is rejected.', {
      decide: onlyWhen('auth', 'basicMatches', ({ password }) => !password.includes(':')),
    }),
  },
  'AUTH-EITHER-01': {
    'either.replies-want-basic': fault('Replies can be listed with Basic credentials only.', {
      reply: refusing('replies.list', 'hmac'),
    }),
  },
});
