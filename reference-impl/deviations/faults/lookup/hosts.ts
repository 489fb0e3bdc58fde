import type { Answered, Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision } from '../../operators/decisions.ts';
import { on, withoutCredentials, withWrongCredentials } from '../../operators/replies.ts';

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
    'lookup.password-not-compared': fault('Number lookup ignores the password.', {
      decide: decision('auth', 'lookupUserMatches', (given, user) => given.user === user.id),
    }),
    'lookup.password-begun': fault('Number lookup accepts any password that begins with the right one.', {
      decide: decision(
        'auth',
        'lookupUserMatches',
        (given, user) => given.user === user.id && given.password.startsWith(user.secret),
      ),
    }),
    'lookup.unauthorized-as-result': fault('Wrong credentials return a result with HTTP status 200.', {
      reply: on('lookup', withWrongCredentials, { status: 200, text: 'result=IMSI_LOOKUP_BLOCKED' }),
    }),
  },
  'X-36': {
    'lookup.number-before-credentials': fault('A missing number is reported before credentials are checked.', {
      reply: on('lookup', isNumberless, { status: 200, text: 'result=Mandatory parameter MSISDN not found' }),
    }),
    'lookup.mistakes-before-credentials': fault('A lookup without credentials and number gets HTTP status 400.', {
      reply: on('lookup', isNumberless, { status: 400, text: 'msisdn?' }),
    }),
  },
  'LOOKUP-HOST-01': {
    'lookup.backup-out-of-order': fault('The second port of the backup host answers no lookup.', {
      reply: on('lookup', isAt('backup-3701'), (reply) => ({ ...reply, text: 'result=SYSTEM_FAILURE' })),
    }),
    'lookup.backup-unauthorized': fault('The first port of the backup host rejects all credentials.', {
      reply: on('lookup', isAt('backup-3700'), (reply) => ({ ...reply, status: 401, text: 'Unauthorized' })),
    }),
    'lookup.second-port-fails': fault('The second port of the primary host returns an error.', {
      reply: on('lookup', isAt('primary-3701'), { status: 500, text: '' }),
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
