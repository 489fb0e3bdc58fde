import { instantOperators } from './instant-operators.ts';
import { listOperators } from './list-operators.ts';
import { memberOperators } from './member-operators.ts';
import { memoryOperators } from './memory-operators.ts';
import { numberOperators } from './number-operators.ts';
import type { Operator } from './operator.ts';
import { textOperators } from './text-operators.ts';

/** Every operator on a value, in the order of their names' appearance in reports. */
export const valueOperators: readonly Operator[] = [
  ...memberOperators,
  ...textOperators,
  ...instantOperators,
  ...numberOperators,
  ...listOperators,
  ...memoryOperators,
];

/** By name. */
export const valueOperator: ReadonlyMap<string, Operator> = new Map(valueOperators.map((each) => [each.name, each]));
