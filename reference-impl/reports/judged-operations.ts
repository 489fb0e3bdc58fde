import type { Reply } from '../http/operation.ts';
import type { ReportsCall, ReportsOperation } from './part.ts';
import { listedIn } from './request-schemas.ts';

/** The schema of an operation, and the operation run with only those members that the schema lists. */
export const judgedBy = <Body extends object>(
  schema: { readonly properties: object },
  run: (call: ReportsCall<Body>) => Reply,
): Pick<ReportsOperation, 'schema' | 'run'> => ({
  schema,
  run: (call: ReportsCall<Body>) => run({ ...call, body: listedIn(schema, call.body) }),
});
