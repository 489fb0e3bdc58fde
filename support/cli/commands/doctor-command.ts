import { join } from 'node:path';
import { EXIT } from '../../ground/exit-codes.ts';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { isJudged, type Rule } from '../../ground/rules/rule.ts';
import { type RuleBook, readRuleBook } from '../../ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { examineTarget } from '../doctor/examine.ts';
import type { Blocks, Finding } from '../doctor/finding.ts';
import { type Diagnosis, doctorText, type ToldFinding } from '../doctor/text.ts';
import { tagsByRule } from '../run/circumstances.ts';
import { readyTarget } from '../run/target.ts';
import { fitted } from '../terminal/fitted.ts';
import { print, printJson } from '../terminal/streams.ts';
import { planFindings } from './doctor-budget.ts';

type Places = ReturnType<typeof indexExamples>;

/** Whether a gap blocks a rule whose examples have these tags. */
const isBlocked = (blocks: Blocks, { id, capabilities = [], blockedBy = [] }: Rule, tags: readonly string[]) =>
  blocks.tags?.some((tag) => tags.includes(`@${tag}`)) ||
  capabilities.some((name) => name === blocks.capability) ||
  blockedBy.some((each) => each === blocks.by) ||
  blocks.ids?.includes(id);

/** The judged rules that a gap blocks, by their ids. */
function rulesBlocked({ blocks }: Finding, target: ResolvedTarget, book: RuleBook, places: Places): string[] {
  if (!blocks) return [];
  const tags = tagsByRule(places);
  return book.rules
    .filter((rule) => isJudged(rule, target.published) && tags.has(rule.id))
    .filter((rule) => isBlocked(blocks, rule, tags.get(rule.id) ?? []))
    .map(({ id }) => id);
}

/** What the findings add up to: every rule that a gap or a note keeps out counts as blocked. */
export function diagnose(
  target: ResolvedTarget,
  { findings, usable }: { findings: readonly Finding[]; usable: boolean },
): Diagnosis {
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const places = indexExamples(ROOT);
  const told = findings.map(
    ({ blocks, ...finding }): ToldFinding => ({
      ...finding,
      blocks: rulesBlocked({ ...finding, blocks }, target, book, places),
    }),
  );
  const gaps = told.filter(({ state }) => state === 'gap');
  const blocked = new Set(told.flatMap(({ blocks }) => blocks));
  return {
    overall: usable ? (gaps.length > 0 ? 'gaps' : 'ready') : 'unusable',
    target: target.name,
    scope: target.scope,
    exitCode: usable ? (gaps.length > 0 ? EXIT.undecided : 0) : EXIT.usage,
    blocked: [...blocked],
    findings: told,
  };
}

/** `plumbline doctor`: whether a target is ready for a run. */
export async function doctorCommand(flags: { target: string; commands?: boolean; json?: boolean }): Promise<number> {
  const { target, close } = await readyTarget(flags.target, flags);
  try {
    const examined = await examineTarget(target);
    const budget = examined.usable ? await planFindings(target) : [];
    const findings = [...examined.findings, ...budget];
    const diagnosis = diagnose(target, { ...examined, findings });
    if (flags.json) printJson(JSON.stringify(diagnosis, null, 2));
    else print(fitted(doctorText(diagnosis)));
    return diagnosis.exitCode;
  } finally {
    await close();
  }
}
