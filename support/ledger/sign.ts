import { createHash } from 'node:crypto';
import type { Ending, RedExample } from './ending.ts';

/** An example that is red, and in which way: what a fault is known by. */
export interface Sign {
  /** The rule, `#`, and a digest of the name of the example: what does not change with its line. */
  readonly example: string;
  /** How it ended, and a digest of what was different there. */
  readonly kind: string;
}

const DIGITS = 4;

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, DIGITS);

/** Names an example by its rule and its own name; every example of a form is the same. */
export const signedExample = ({ rule, name }: { readonly rule: string; readonly name: string }): string =>
  `${rule}#${rule.startsWith('FORM-') ? '' : digestOf(name)}`;

export const ruleIn = (example: string): string => example.slice(0, example.indexOf('#'));

/** Says in which way an example is red. */
export const kindOf = (ending: Ending, fingerprint = ''): string =>
  fingerprint === '' ? ending.slice(0, 1) : `${ending.slice(0, 1)}${digestOf(fingerprint)}`;

/** Whether an example says something of the platform: one that could not be judged does not. */
export const isTelling = ({ ending }: Pick<RedExample, 'ending'>): boolean =>
  ending === 'assertion' || ending === 'precondition';

export const signOf = (red: RedExample): Sign => ({
  example: signedExample(red),
  kind: kindOf(red.ending, red.fingerprint),
});
