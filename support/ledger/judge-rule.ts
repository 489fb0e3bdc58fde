import type { Circumstances } from '../ground/evidence/circumstances.ts';
import { BASES, type Basis } from '../ground/evidence/seen.ts';
import { type CapabilityName, unclaimedBy } from '../ground/rules/capabilities.ts';
import type { Rule } from '../ground/rules/rule.ts';
import { missingTask } from '../ground/rules/rule-tasks.ts';
import { isMoreOfTheSame } from './additional.ts';
import { worse } from './judge-example.ts';
import { knownOutcome } from './known-failures.ts';
import type { ExampleCount, JudgedExample, JudgedRule } from './verdicts.ts';

/** Interface tags that a target may leave unoffered. */
const INTERFACE_TAGS = ['messaging', 'token', 'lookup', 'subprojects', 'voice', 'conversation', 'standalone'];

/** What is known of one rule after a run. */
export interface RuleEvidence {
  readonly rule: Rule;
  readonly judged: boolean;
  readonly examples: readonly JudgedExample[];
  /** How many examples can decide it, where that is known. */
  readonly of?: number | undefined;
  /** What its examples that passed rest on. */
  readonly restsOn: readonly Basis[];
  /** Tags of its examples in the feature files, undefined when it has none. */
  readonly tags: readonly string[] | undefined;
}

type Outcome = Pick<JudgedRule, 'verdict' | 'reason' | 'inScope' | 'facilities'>;

const NEEDS = '@needs-';

function missingFacilities({ rule, tags = [] }: RuleEvidence, { facilities }: Circumstances): string[] {
  const tagged = tags.filter((tag) => tag.startsWith(NEEDS)).map((tag) => tag.slice(NEEDS.length));
  return [...new Set([...rule.needs, ...tagged])].filter((facility) => !facilities.includes(facility));
}

function unofferedInterface({ tags = [] }: RuleEvidence, { interfaces }: Circumstances): string | undefined {
  return INTERFACE_TAGS.find((name) => tags.includes(`@${name}`) && !interfaces.includes(name));
}

/** A form that no answer and no letter showed. */
function unseenForm({ rule, judged }: RuleEvidence, by: Circumstances): Outcome {
  if (by.selection !== undefined) return { verdict: 'not-selected', inScope: true };
  if (!judged) return { verdict: 'not-applicable', reason: `standing ${rule.standing}`, inScope: true };
  const unclaimed = unclaimedBy(by.claim.capabilities, rule);
  if (unclaimed) return notClaimed(unclaimed);
  const { interface: name } = rule.form as NonNullable<Rule['form']>;
  if (!by.interfaces.includes(name)) return notOffered(name);
  const reason = 'insufficient-evidence: no answer of it was seen';
  return { verdict: 'inconclusive', reason, inScope: by.scope === 'reference' };
}

function withoutExamples(evidence: RuleEvidence, by: Circumstances): Outcome {
  const { rule, judged, tags } = evidence;
  if (rule.form) return unseenForm(evidence, by);
  if (tags !== undefined) return { verdict: 'not-selected', inScope: true };
  if (judged || rule.standing === 'observe') return { verdict: 'open', inScope: true };
  return { verdict: 'not-applicable', reason: rule.excluded ?? `standing ${rule.standing}`, inScope: true };
}

/**
 * An example that a lab, a later run, more of what is declared or a target with wider limits could show: it adds to the others and takes nothing from them, and the
 * count of examples says that it is missing. In scope reference everything but a facility can be reached.
 */
const isAdditional =
  ({ scope }: Circumstances) =>
  ({ reason, leftOpen, undeclared = '' }: JudgedExample): boolean =>
    reason === 'facility-missing' ||
    leftOpen === true ||
    (scope !== 'reference' &&
      (reason === 'time-unreachable' || reason === 'deferred-until' || isMoreOfTheSame(undeclared)));

function judgeExamples(evidence: RuleEvidence, by: Circumstances): Outcome {
  const { examples, judged } = evidence;
  const verdict = examples.map((example) => example.verdict).reduce(worse);
  if (verdict === 'recorded' && judged) return { verdict: 'open', reason: 'its examples only observe', inScope: true };
  if (verdict !== 'inconclusive' || !judged) return { verdict, inScope: true };
  const unoffered = unofferedInterface(evidence, by);
  if (unoffered) return notOffered(unoffered);
  const undecided = examples.filter((example) => example.verdict === 'inconclusive');
  const isShown = examples.some((each) => each.verdict === 'pass') && undecided.every(isAdditional(by));
  if (isShown) return { verdict: 'pass', inScope: true };
  const apart = undecided.filter(({ reason }) => reason !== 'deferred-until');
  if (by.scope !== 'reference' && apart.length > 0 && apart.every((example) => example.beyondReach))
    return outOfReach(evidence, apart, by);
  const reasons = new Set(undecided.flatMap(reasonWithTime));
  return { verdict, reason: [...reasons].sort().join(', '), inScope: true };
}

/** The closed reason of an example, with the instant that a carried over verdict waits for. */
const reasonWithTime = ({ reason, until }: JudgedExample): string | never[] =>
  until === undefined ? (reason ?? []) : `${reason} ${until}`;

/** What every undecided example lacked: facilities by their names, else in the words of the examples. */
function outOfReach(evidence: RuleEvidence, undecided: readonly JudgedExample[], by: Circumstances): Outcome {
  const missing = missingFacilities(evidence, by);
  if (missing.length > 0) return notVerifiable(missing);
  const words = undecided.map(({ message = '', reason }) => message.replace(`[${reason}]`, `${reason}:`));
  return { verdict: 'inconclusive', reason: [...new Set(words)].join('; '), inScope: false };
}

const notOffered = (name: string): Outcome => ({
  verdict: 'not-applicable',
  reason: `the target does not offer the ${name} interface`,
  inScope: true,
});

const notClaimed = (name: CapabilityName): Outcome => ({
  verdict: 'not-applicable',
  reason: `the target does not claim ${name}`,
  inScope: true,
});

const notVerifiable = (missing: readonly string[]): Outcome => ({
  verdict: 'inconclusive',
  reason: `facility-missing: needs ${missing.join(', ')}`,
  facilities: missing,
  inScope: false,
});

/** A judged rule whose examples were left out because the target could never show it. */
function unreachable(evidence: RuleEvidence, by: Circumstances): Outcome | undefined {
  if (!evidence.judged || evidence.tags === undefined || by.selection !== undefined) return undefined;
  const task = by.client && missingTask(evidence.rule, by.client.tasks);
  if (task) return { verdict: 'not-applicable', reason: `the driver cannot ${task}`, inScope: true };
  const unclaimed = unclaimedBy(by.claim.capabilities, evidence.rule);
  if (unclaimed) return notClaimed(unclaimed);
  const unoffered = unofferedInterface(evidence, by);
  if (unoffered) return notOffered(unoffered);
  const missing = missingFacilities(evidence, by);
  return by.scope !== 'reference' && missing.length > 0 ? notVerifiable(missing) : undefined;
}

/** In a partial run a form that was not asked for counts only where it is broken. */
const isBeside = ({ rule, examples }: RuleEvidence, { selection }: Circumstances): boolean =>
  rule.form !== undefined &&
  selection !== undefined &&
  !selection.includes(rule.id) &&
  examples.every(({ verdict }) => verdict === 'pass' || verdict === 'recorded');

/** How many examples were decided, of how many that could be. An example of a form stands for all that saw it. */
function countOf(examples: readonly JudgedExample[], { of = 0 }: RuleEvidence): ExampleCount {
  const decided = examples.filter(({ verdict }) => verdict === 'pass' || verdict === 'fail');
  const run = decided.reduce((sum, { count = 1 }) => sum + count, 0);
  return { run, of: Math.max(of, run) };
}

/** The verdict of one rule: the worst of its examples, or why it has none. */
export function judgeRule(evidence: RuleEvidence, by: Circumstances): JudgedRule {
  const { rule, judged } = evidence;
  const examples = isBeside(evidence, by) ? [] : evidence.examples;
  const outcome =
    examples.length > 0 ? judgeExamples(evidence, by) : (unreachable(evidence, by) ?? withoutExamples(evidence, by));
  const known = by.knownFailures.filter((entry) => entry.rule === rule.id);
  const fared = knownOutcome(judged ? known : [], examples, by.today);
  const { id, area, says, section, standing, level } = rule;
  return {
    id,
    area,
    says,
    section,
    standing,
    level,
    judged,
    ...outcome,
    interface: rule.form?.interface,
    exampleCount: countOf(examples, evidence),
    evidence: BASES.filter((each) => examples.length > 0 && evidence.restsOn.includes(each)),
    known: fared.state,
    knownFailures: fared.entries.length > 0 ? fared.entries : undefined,
    examples,
  };
}
