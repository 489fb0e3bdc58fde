import type { Answered, Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision } from '../../operators/decisions.ts';
import { on, withoutCredentials } from '../../operators/replies.ts';

const isAt =
  (...hosts: readonly string[]) =>
  (_reply: Reply, { interface: name }: Answered): boolean =>
    hosts.some((host) => name === `lookup-${host}`);

const isNumberless = ({ status }: Reply, { request }: Answered): boolean =>
  status === 401 && request.query.msisdn === undefined;

/** Deviations in who may look numbers up, and at which hosts. */
export const faults = faultsOf({
  'LOOKUP-AUTH-01': {
    'lookup.open-to-all': fault('A lookup without credentials is answered.', {
      reply: on('lookup', (reply, answered) => withoutCredentials(reply, answered) && !isNumberless(reply, answered), {
        status: 200,
        text: 'result=OK;imsi=24001;location=SE',
      }),
    }),
    'lookup.password-begun': fault('Number lookup accepts any password that begins with the right one.', {
      decide: decision(
        'auth',
        'lookupUserMatches',
        (given, user) => given.user === user.id && given.password.startsWith(user.secret),
      ),
    }),
  },
  'LOOKUP-HOST-01': {
    'lookup.backup-out-of-order': fault('The second port of the backup host answers no lookup.', {
      reply: on('lookup', isAt('backup-3701'), (reply) => ({ ...reply, text: 'result=SYSTEM_FAILURE' })),
    }),
  },
  'LOOKUP-SCHEME-01': {
    'lookup.leads-to-https': fault('The second port of every host redirects to https.', {
      reply: on('lookup', isAt('primary-3701', 'backup-3701'), {
        status: 308,
        headers: { location: 'https://lookup.platform.invalid/lookup' },
      }),
    }),
    'lookup.http-forbidden': fault('A lookup over plain http is forbidden.', {
      reply: on('lookup', isAt('primary-3700', 'backup-3700'), { status: 403, text: 'https only' }),
    }),
  },
});
