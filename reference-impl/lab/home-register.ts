import { entryFor, type Outcome, RESULTS } from '../lookup/outcome.ts';
import { COUNTRY } from '../messaging/senders/request-operations.ts';
import { type LabCall, type LabOperation, objectOf, phoneNumberOf, spanAt, verb } from './lab-operation.ts';
import { homeRegisterOf } from './overview.ts';

/** The home register: its entries, its delays, and its limit of concurrent lookups. */
export const homeRegisterOperations: readonly LabOperation[] = [
  verb('lab.hlr.limit', 'PUT', '/worlds/:world/hlr/limit', {
    summary: 'Limits how many lookups may wait for the network at once.',
    schema: objectOf({ limit: { type: 'integer', minimum: 0 } }),
    run: ({ scope: world, body }: LabCall<{ limit: number }>) => {
      world.scopes.lookup.state.limit = body.limit;
      return { status: 200, body };
    },
  }),
  verb('lab.hlr.write', 'PUT', '/worlds/:world/hlr/:msisdn', {
    summary: 'Sets the result of looking up a number: result, imsi (MCC and MNC), location (ISO 3166) and a delay.',
    schema: objectOf({
      result: { enum: RESULTS },
      'imsi?': { type: 'string', pattern: '^\\d{5,15}$', description: 'MCC and MNC in 5 to 15 digits, such as 24001' },
      'location?': COUNTRY,
      'delay?': { type: 'string' },
    }),
    run: ({ scope: world, params, body }: LabCall<Outcome & { delay?: string }>) => {
      const msisdn = phoneNumberOf(params.msisdn as string, '/msisdn').slice(1);
      const entry = entryFor(msisdn, body, spanAt('/delay', body.delay ?? 'PT0S', 'PT20S'));
      world.scopes.lookup.state.entries.set(msisdn, entry);
      return { status: 200, body: { msisdn, ...entry.outcome, delay: `PT${entry.delay / 1000}S` } };
    },
  }),
  verb('lab.hlr.read', 'GET', '/worlds/:world/hlr', {
    summary: 'Returns how many lookups wait for the network, how many may, and the results set for numbers.',
    run: ({ scope: world }) => ({ status: 200, body: homeRegisterOf(world) }),
  }),
];
