import type { Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { asked, on, withoutCredentials, withWrongCredentials } from '../../operators/replies.ts';

const KEYS = 'reporting.metakeys';

const NO_KEYS: Reply = { status: 200, body: { keys: [] } };

/** Deviations in the list of metadata keys in use. */
export const faults = faultsOf({
  'REPORT-META-01': {
    'report.keys-of-all-accounts': fault('Metadata keys of accounts that were not named are listed too.', {
      request: (asked, { operation }) =>
        operation === KEYS ? { ...asked, body: { ...(asked.body as object), accounts: undefined } } : asked,
    }),
  },
  'REPORT-META-02': {
    'report.keys-of-any-date': fault('Metadata keys accept a start that is not a date.', {
      reply: asked(KEYS, 400, NO_KEYS, ({ start_date }) => start_date === 'not-a-date'),
    }),
  },
  'REPORT-META-03': {
    'report.keys-forbidden': fault('Metadata keys without credentials get HTTP status 403.', {
      reply: on(KEYS, withoutCredentials, 403),
    }),
    'report.keys-for-anybody': fault('Wrong credentials return an empty list of metadata keys.', {
      reply: on(KEYS, withWrongCredentials, NO_KEYS),
    }),
  },
});
