import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { membersOf } from '../ground/json.ts';
import { once } from '../ground/operations/once.ts';
import { ROOT } from '../ground/own-package.ts';
import type { FaultOutcome } from './fault-outcome.ts';
import { ruleIn } from './sign.ts';

/** A fault with what it is known by: the way in which each example is red, by the name of the example. */
export interface KnownFault {
  readonly id: string;
  readonly rule: string;
  readonly signs: ReadonlyMap<string, string>;
}

/** The faults as their file has them: signs as `example:kind`, where the example lacks the fault's own rule. */
type Written = Readonly<Record<string, readonly [rule: string, signs: string]>>;

const SCHEMA = 2;

/** Where the signs of the witnesses are: beside the built code, with which they are packed, and never committed. */
export const SIGNS = join(ROOT, 'built', 'witness-signs.json');

/** Faults that were caught, with their signs: the others are known by nothing. */
export const knownFaultsIn = (outcomes: readonly FaultOutcome[]): KnownFault[] =>
  outcomes
    .filter(({ caught }) => caught)
    .map(({ id, rule, signs }) => ({ id, rule, signs: new Map(signs.map(({ example, kind }) => [example, kind])) }));

/** The text of the file, a line for each fault. `suite` is the digest of the suite whose examples the signs are of. */
export function signsText(faults: readonly KnownFault[], suite: string): string {
  const lineOf = ({ id, rule, signs }: KnownFault): string => {
    const short = (example: string): string => (ruleIn(example) === rule ? example.slice(rule.length) : example);
    const written = [...signs].map(([example, kind]) => `${short(example)}:${kind}`).join(' ');
    return `${JSON.stringify(id)}:${JSON.stringify([rule, written])}`;
  };
  const lines = faults.map(lineOf).sort().join(',\n');
  return `{"schema":${SCHEMA},"suite":${JSON.stringify(suite)},"faults":{\n${lines}\n}}\n`;
}

/** The faults in the text of such a file; undefined when it is none, or damaged. */
export function signsIn(text: string): readonly KnownFault[] | undefined {
  const { schema, faults } = membersOf(text);
  if (schema !== SCHEMA) return undefined;
  return Object.entries(faults as Written).map(([id, [rule, written]]) => {
    const signs = written.split(' ').map((sign): [string, string] => {
      const [example = '', kind = ''] = sign.split(':');
      return [example.startsWith('#') ? `${rule}${example}` : example, kind];
    });
    return { id, rule, signs: new Map(signs) };
  });
}

/** The witnesses with their signs that came with this package; undefined where `prove --all` has not written any. */
export const shippedSigns = once((): readonly KnownFault[] | undefined =>
  existsSync(SIGNS) ? signsIn(readFileSync(SIGNS, 'utf8')) : undefined,
);
