import type { Reply } from '../../http/operation.ts';
import { fault, faultsOf } from '../fault.ts';
import { decision, result } from '../operators/decisions.ts';
import { asked, on, withoutCredentials, withWrongCredentials } from '../operators/replies.ts';

const KEYS = 'reporting.metakeys';

const NO_KEYS: Reply = { status: 200, body: { keys: [] } };

/** Deviations in the list of metadata keys in use. */
export const faults = faultsOf({
  'REPORT-META-01': {
    'report.late-keys-lost': fault('Only the first key of a message is listed.', { decide: result('reports', 'keysOf', (keys) => keys.slice(0, 1)) }),
    'report.keys-created': fault('Metadata keys are answered with HTTP status 201.', { reply: on(KEYS, 200, 201) }),
  },
  'REPORT-META-02': {
    'report.keys-of-any-date': fault('A start that is no date is taken where metadata keys are asked for.', {
      reply: asked(KEYS, 400, NO_KEYS, ({ start_date }) => start_date === 'not-a-date'),
    }),
    'report.keys-unexplained': fault('A faulty request for metadata keys is refused without a word.', { reply: on(KEYS, 400, { status: 400 }) }),
  },
  'REPORT-META-03': {
    'report.keys-forbidden': fault('Without credentials metadata keys are forbidden, not unauthorized.', { reply: on(KEYS, withoutCredentials, 403) }),
    'report.keys-for-anybody': fault('Wrong credentials get an empty list of metadata keys.', { reply: on(KEYS, withWrongCredentials, NO_KEYS) }),
  },
  'REPORT-META-04': {
    'report.keys-forever': fault('Keys of messages before the period are listed too.', {
      decide: result('reports', 'keysWindow', (window) => ({ ...window, from: 0 })),
    }),
    'report.no-keys': fault('No metadata key is ever listed.', { decide: decision('reports', 'keysOf', () => []) }),
  },
});
