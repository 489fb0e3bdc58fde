import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formRows } from '../operations/loader.ts';
import { ROOT } from '../own-package.ts';
import { UsageError } from '../problems/usage-error.ts';
import type { CapabilityName } from './capabilities.ts';
import { unknownName } from './nearest.ts';
import { checkPremises, premisesOf, readPremises } from './premises.ts';
import type { Rule } from './rule.ts';

export class RuleBook {
  readonly rules: readonly Rule[];
  readonly #byId = new Map<string, Rule>();

  constructor(rules: readonly Rule[]) {
    this.rules = rules;
    for (const rule of rules) this.#byId.set(rule.id, rule);
  }

  /** The rule with this id, an alias as its twin. Throws UsageError with a suggestion when there is none. */
  find(id: string): Rule {
    const rule = this.#lookUp(id);
    if (!rule) throw new UsageError(unknownName('rule', id, this.#byId.keys(), 'plumbline rules'));
    return rule;
  }

  knows(id: string): boolean {
    return this.#lookUp(id) !== undefined;
  }

  #lookUp(id: string): Rule | undefined {
    const plain = id.replace(/^@/, '');
    return this.get(id) ?? this.get(plain.toUpperCase()) ?? this.get(plain.toLowerCase().replace(/^form-/, 'FORM-'));
  }

  get(id: string): Rule | undefined {
    const rule = this.#byId.get(id);
    return rule?.aliasOf ? this.get(rule.aliasOf) : rule;
  }

  aliasesOf(id: string): string[] {
    const aliases: string[] = [];
    for (const rule of this.rules) if (rule.aliasOf === id) aliases.push(rule.id);
    return aliases;
  }

  get areas(): string[] {
    return [...new Set(this.rules.map((rule) => rule.area))];
  }
}

/** A row for each form that features/operations shows: its examples are the answers and letters that other examples see. */
export const formRules = (): Rule[] =>
  formRows.map(({ id, section, lines, standing, capability, asked, interface: name, isLetter, phrase }) => ({
    id,
    area: 'FORM',
    section,
    lines,
    says: isLetter
      ? `Every ${phrase} that is pushed has the ${standing} form.`
      : `Every answer to a request to ${phrase} has the ${standing} form.`,
    level: 'MUST',
    standing,
    role: 'server',
    needs: isLetter ? ['callbacks'] : [],
    ...(capability === undefined ? {} : { capabilities: [capability as CapabilityName] }),
    form: { interface: name, asked },
  }));

/** The rules of this package, or those of another file, and those about forms. Throws UsageError for one that cannot be read. */
export function readRuleBook(path = join(ROOT, 'features/rules.json')): RuleBook {
  try {
    const rules: readonly Rule[] = [...(JSON.parse(readFileSync(path, 'utf8')) as Rule[]), ...formRules()];
    const all = readPremises();
    checkPremises(all, rules);
    const withPremises = rules.map((rule) => {
      const premises = rule.form ? [] : premisesOf(rule, all);
      return premises.length > 0 ? { ...rule, premises } : rule;
    });
    return new RuleBook(withPremises);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot read the rules from ${path}: ${(error as Error).message}.`);
  }
}
