import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { membersOf } from '../ground/json.ts';
import { once } from '../ground/operations/once.ts';
import { ROOT } from '../ground/own-package.ts';
import type { FaultOutcome } from './fault-outcome.ts';
import { ruleIn } from './sign.ts';

export interface KnownFault {
  readonly id: string;
  readonly rule: string;
  readonly signs: ReadonlyMap<string, string>;
}

/** The faults as their file has them: signs as `example:kind`, where the example lacks the fault's own rule. */
type SignsByWitness = Readonly<Record<string, readonly [rule: string, signs: string]>>;

const SCHEMA = 2;

/** Where the signs of the witnesses are: beside the built code, with which they are packed, and never committed. */
export const SIGNS = join(ROOT, 'built', 'witness-signs.json');

export function knownFaultsIn(outcomes: readonly FaultOutcome[]): KnownFault[] {
  const known: KnownFault[] = [];
  for (const { id, rule, caught, signs } of outcomes) {
    if (!caught) continue;
    const kinds = new Map<string, string>();
    for (const { example, kind } of signs) kinds.set(example, kind);
    known.push({ id, rule, signs: kinds });
  }
  return known;
}

export function signsText(faults: readonly KnownFault[], suite: string): string {
  const lines: string[] = [];
  for (const { id, rule, signs } of faults) {
    const written: string[] = [];
    for (const [example, kind] of signs)
      written.push(`${ruleIn(example) === rule ? example.slice(rule.length) : example}:${kind}`);
    lines.push(`${JSON.stringify(id)}:${JSON.stringify([rule, written.join(' ')])}`);
  }
  return `{"schema":${SCHEMA},"suite":${JSON.stringify(suite)},"faults":{\n${lines.sort().join(',\n')}\n}}\n`;
}

export function signsIn(text: string): readonly KnownFault[] | undefined {
  const { schema, faults } = membersOf(text);
  if (schema !== SCHEMA) return undefined;
  const known: KnownFault[] = [];
  for (const [id, [rule, written]] of Object.entries(faults as SignsByWitness)) {
    const signs = new Map<string, string>();
    for (const sign of written.split(' ')) {
      const [example = '', kind = ''] = sign.split(':');
      signs.set(example.startsWith('#') ? `${rule}${example}` : example, kind);
    }
    known.push({ id, rule, signs });
  }
  return known;
}

/** The witnesses with their signs that came with this package; undefined where `prove --all` has not written any. */
export const shippedSigns = once((): readonly KnownFault[] | undefined =>
  existsSync(SIGNS) ? signsIn(readFileSync(SIGNS, 'utf8')) : undefined,
);
