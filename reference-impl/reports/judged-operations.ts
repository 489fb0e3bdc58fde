import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import type { ReportsScope } from './part.ts';
import { listedIn } from './request-schemas.ts';

type ObjectSchema = { readonly properties: object };

/** The schema of an operation, and the operation run with only those members that the schema lists. */
export const judgedBy = <Body extends object>(
  schema: ObjectSchema,
  run: (call: Call<ReportsScope, AccountCaller, Body>) => Reply,
): Pick<Operation<ReportsScope, AccountCaller>, 'schema' | 'run'> => ({
  schema,
  run: (call: Call<ReportsScope, AccountCaller, Body>) => run({ ...call, body: listedIn(schema, call.body) }),
});
