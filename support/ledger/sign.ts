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

export function signOf(red: RedExample): Sign {
  const { ending, fingerprint = '' } = red;
  const difference = fingerprint === '' ? '' : digestOf(fingerprint);
  // A premise that fails is an assertion that fails, whichever rule it belongs to.
  const kind = ending === 'premise' ? 'assertion' : ending;
  return { example: signedExample(red), kind: `${kind.slice(0, 1)}${difference}` };
}
