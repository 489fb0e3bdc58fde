import { createHash } from 'node:crypto';
import type { RedExample } from './ending.ts';

/** An example that is red, and in which way: what a fault is known by. */
export interface Sign {
  /** The rule, `#`, and a digest of the name of the example: what does not change with its line. */
  readonly example: string;
  readonly kind: string;
}

const DIGITS = 4;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, DIGITS);
}

export function signedExample({ rule, name }: { readonly rule: string; readonly name: string }): string {
  return `${rule}#${rule.startsWith('FORM-') ? '' : digestOf(name)}`;
}

export const ruleIn = (example: string): string => example.slice(0, example.indexOf('#'));

/** Whether an example says something of the platform: one that could not be judged does not. */
export function isTelling({ ending }: Pick<RedExample, 'ending'>): boolean {
  return ending === 'assertion' || ending === 'precondition';
}

export function signOf(red: RedExample): Sign {
  const { ending, fingerprint = '' } = red;
  const difference = fingerprint === '' ? '' : digestOf(fingerprint);
  return { example: signedExample(red), kind: `${ending.slice(0, 1)}${difference}` };
}

/** Rules by how many of their examples are red, the most first: that one is the likeliest to be broken. */
export function rankedRules(red: ReadonlySet<string>): Array<readonly [rule: string, examples: number]> {
  const counts = new Map<string, number>();
  for (const example of red) counts.set(ruleIn(example), (counts.get(ruleIn(example)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
