import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { scoped } from '../../operators/idempotency-keys.ts';

const UPDATE = 'voice.update';

/** Changes every text, list or object in a body; `change` sees the inner ones first. */
function throughout(value: unknown, change: (value: unknown, member: string) => unknown, member = ''): unknown {
  if (typeof value !== 'object' || value === null) return change(value, member);
  const inner = Array.isArray(value)
    ? value.map((each) => throughout(each, change, member))
    : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, throughout(each, change, name)]));
  return change(inner, member);
}

/** Takes something else from the body of an update than it says. */
const taking =
  (change: (value: unknown, member: string) => unknown): NonNullable<Fault['request']> =>
  (asked, { operation }) =>
    operation === UPDATE && typeof asked.body === 'object' ? { ...asked, body: throughout(asked.body, change) } : asked;

/** Changes the texts of one member. */
const writing = (member: string, change: (text: string) => string) =>
  taking((value, name) => (name === member && typeof value === 'string' ? change(value) : value));

/** Deviations in what is kept of the values of an update, and in which keys are the same. */
export const faults = faultsOf({
  'VOICE-NAME-01': {
    'voice-values.name-cut-at-50': fault('Names are cut after 50 characters.', {
      request: writing('name', (text) => text.slice(0, 50)),
    }),
  },
  'VOICE-IDEM-05': {
    'voice-values.keys-begun-alike': fault('Keys are compared by their first 32 characters.', {
      decide: scoped(({ project, service, key }) => [project, service, key.slice(0, 32)]),
    }),
  },
});
