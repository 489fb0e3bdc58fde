import type { Json } from '../kernel/json.ts';
import { numbersIn, recipientOf } from './send.ts';

/**
 * One capability query for each number of a standalone capability check. Section "Field mappings".
 * Rules: CONV-MAP-CAP-01.
 */
export const queriesOf = (request: Json, appId: string): readonly Json[] =>
  numbersIn(request.numbers, '/numbers').map((number) => ({ app_id: appId, recipient: recipientOf(number, appId) }));
