import { twin } from './twin/index.ts';
import type { Variant } from './variant.ts';

export const variants: ReadonlyMap<string, Variant> = new Map([twin].map((each) => [each.name, each]));
