import type { Circumstances, CoreExample } from '../ground/evidence/circumstances.ts';
import { BASES, type Basis } from '../ground/evidence/seen.ts';
import { unclaimedBy } from '../ground/rules/capabilities.ts';
import type { Rule } from '../ground/rules/rule.ts';
import { missingTask } from '../ground/rules/rule-tasks.ts';
import { isMoreOfTheSame } from './additional.ts';
import { worse } from './judge-example.ts';
import { entriesAbout, knownOutcome } from './known-failures.ts';
import type { ExampleCount, ExampleVerdict, JudgedExample, JudgedRule } from './verdicts.ts';

const INTERFACE_TAGS = ['messaging', 'token', 'lookup', 'subprojects', 'voice', 'conversation', 'standalone'];

export interface RuleEvidence {
  readonly rule: Rule;
  readonly judged: boolean;
  readonly examples: readonly JudgedExample[];
  readonly of?: number | undefined;
  readonly core?: readonly CoreExample[] | undefined;
  readonly restsOn: readonly Basis[];
  readonly tags: readonly string[] | undefined;
  readonly kinds?: readonly string[];
}

type Outcome = Pick<JudgedRule, 'verdict' | 'reason' | 'inScope' | 'facilities' | 'because'>;

const NEEDS = '@needs-';

function missingFacilities({ rule, tags = [] }: RuleEvidence, { facilities }: Circumstances): string[] {
  const needs = new Set<string>(rule.needs);
  for (const tag of tags) if (tag.startsWith(NEEDS)) needs.add(tag.slice(NEEDS.length));
  for (const facility of facilities) needs.delete(facility);
  return [...needs];
}

function unofferedInterface({ tags = [] }: RuleEvidence, { interfaces }: Circumstances): string | undefined {
  return INTERFACE_TAGS.find((name) => tags.includes(`@${name}`) && !interfaces.includes(name));
}

function notApplicable(reason: string): Outcome {
  return { verdict: 'not-applicable', reason, inScope: true };
}

/** Why a rule has no verdict that no example of the feature files, no answer and no letter showed. */
function withoutExamples({ rule, judged, tags }: RuleEvidence, by: Circumstances): Outcome {
  const { form, standing, excluded } = rule;
  if (form ? by.selection !== undefined : tags !== undefined) return { verdict: 'not-selected', inScope: true };
  if (!form && (judged || standing === 'observe')) return { verdict: 'open', inScope: true };
  if (!form) return notApplicable(excluded ?? `standing ${standing}`);
  if (!judged) return notApplicable(`standing ${standing}`);
  const unclaimed = unclaimedBy(by.claim.capabilities, rule);
  if (unclaimed) return notApplicable(`the target does not claim ${unclaimed}`);
  if (!by.interfaces.includes(form.interface))
    return notApplicable(`the target does not offer the ${form.interface} interface`);
  const reason = 'insufficient-evidence: no answer of it was seen';
  return { verdict: 'inconclusive', reason, inScope: by.scope === 'reference' };
}

/** An example that a lab, a later run or a wider target could show adds to others; their count shows the lack. */
function isAdditional({ reason, leftOpen, undeclared = '' }: JudgedExample, { scope }: Circumstances): boolean {
  if (reason === 'facility-missing' || leftOpen === true) return true;
  if (scope === 'reference') return false;
  return reason === 'time-unreachable' || reason === 'deferred-until' || isMoreOfTheSame(undeclared);
}

function judgeExamples(evidence: RuleEvidence, by: Circumstances): Outcome {
  const { examples, judged } = evidence;
  let verdict: ExampleVerdict = 'recorded';
  let isShown = false;
  const undecided: JudgedExample[] = [];
  for (const example of examples) {
    verdict = worse(verdict, example.verdict);
    if (example.verdict === 'pass') isShown = true;
    if (example.verdict === 'inconclusive') undecided.push(example);
  }
  if (verdict === 'recorded' && judged) return { verdict: 'open', reason: 'its examples only observe', inScope: true };
  const passed = (): Outcome => coreMissing(evidence, by) ?? { verdict: 'pass', inScope: true };
  if (verdict === 'pass' && judged) return passed();
  if (verdict !== 'inconclusive' || !judged) return { verdict, inScope: true };
  const unoffered = unofferedInterface(evidence, by);
  if (unoffered) return notApplicable(`the target does not offer the ${unoffered} interface`);

  if (isShown && undecided.every((each) => isAdditional(each, by))) return passed();
  const apart = undecided.filter(({ reason }) => reason !== 'deferred-until');
  if (by.scope !== 'reference' && apart.length > 0 && apart.every((example) => example.beyondReach))
    return outOfReach(evidence, apart, by);

  const reasons = new Set<string>();
  const leaning = new Set<string>();
  for (const { reason, until, because } of undecided) {
    if (until !== undefined) reasons.add(`${reason} ${until}`);
    else if (reason) reasons.add(reason);
    if (because !== undefined) leaning.add(because);
  }
  const outcome = { verdict, reason: [...reasons].sort().join(', '), inScope: true };
  return leaning.size > 0 ? { ...outcome, because: [...leaning] } : outcome;
}

/** Waits that are too long leave a core that was waited for in part. */
const WAITS: readonly (string | undefined)[] = ['time-unreachable', 'deferred-until'];

/** A rule with a core passes when that was asked: all of it, or its waits as far as they could be waited. */
function coreMissing({ examples, core = [] }: RuleEvidence, { scope, selection }: Circumstances): Outcome | undefined {
  const own = examples.filter((each) => each.core);
  const asked = own.filter(({ verdict }) => verdict === 'pass').length;
  const missing = own.find(({ verdict, reason }) => verdict !== 'pass' && !(asked > 0 && WAITS.includes(reason)));
  const isNone = own.length === 0 && core.length > 0 && selection === undefined;
  if (!missing && !isNone) return undefined;
  const { name = core[0]?.name, message = '' } = missing ?? {};
  const why = message === '' ? '' : `: ${message}`;
  const inScope = scope === 'reference' || missing?.beyondReach !== true;
  return { verdict: 'inconclusive', reason: `core-missing: "${name}" was not asked${why}`, inScope };
}

function outOfReach(evidence: RuleEvidence, undecided: readonly JudgedExample[], by: Circumstances): Outcome {
  const missing = missingFacilities(evidence, by);
  if (missing.length > 0) return notVerifiable(missing);
  const words = new Set<string>();
  for (const { message = '', reason } of undecided) words.add(message.replace(`[${reason}]`, `${reason}:`));
  return { verdict: 'inconclusive', reason: [...words].join('; '), inScope: false };
}

function notVerifiable(facilities: readonly string[]): Outcome {
  const reason = `facility-missing: needs ${facilities.join(', ')}`;
  return { verdict: 'inconclusive', reason, facilities, inScope: false };
}

function unreachable(evidence: RuleEvidence, by: Circumstances): Outcome | undefined {
  const { rule, judged, tags } = evidence;
  if (!judged || tags === undefined || by.selection !== undefined) return undefined;
  const task = by.client && missingTask(rule, by.client.tasks);
  if (task) return notApplicable(`the driver cannot ${task}`);
  const unclaimed = unclaimedBy(by.claim.capabilities, rule);
  if (unclaimed) return notApplicable(`the target does not claim ${unclaimed}`);
  const unoffered = unofferedInterface(evidence, by);
  if (unoffered) return notApplicable(`the target does not offer the ${unoffered} interface`);
  const missing = missingFacilities(evidence, by);
  return by.scope !== 'reference' && missing.length > 0 ? notVerifiable(missing) : undefined;
}

/** How many examples were decided, of how many that could be. An example of a form stands for all that saw it. */
function countOf(examples: readonly JudgedExample[], { of = 0, core = [] }: RuleEvidence): ExampleCount {
  let run = 0;
  const ofCore = { run: 0, of: 0 };
  for (const { verdict, count = 1, furtherKind, core: isCore } of examples) {
    if (furtherKind || (verdict !== 'pass' && verdict !== 'fail')) continue;
    run += count;
    if (isCore) ofCore.run += count;
  }
  for (const { count } of core) ofCore.of += count;
  const all = { run, of: Math.max(of, run) };
  return { ...all, core: core.length === 0 ? all : ofCore };
}

export function judgeRule(evidence: RuleEvidence, by: Circumstances): JudgedRule {
  const { rule, judged, kinds = [] } = evidence;
  // In a partial run a form that was not asked for counts only where it is broken.
  const isBeside =
    rule.form &&
    by.selection?.includes(rule.id) === false &&
    evidence.examples.every(({ verdict }) => verdict === 'pass' || verdict === 'recorded');
  const examples = isBeside ? [] : evidence.examples;
  const outcome =
    examples.length > 0 ? judgeExamples(evidence, by) : (unreachable(evidence, by) ?? withoutExamples(evidence, by));
  const known = entriesAbout(rule.id, by.knownFailures, examples);
  const fared = knownOutcome(judged ? known : [], examples, by.today);
  const { id, area, says, section, standing, level } = rule;
  const { dispositions = [] } = by;
  const notes = dispositions.flatMap(({ rule: of, ...note }) => (of === id ? [note] : []));
  const asked = { id, area, says, section, standing, level };
  return {
    ...asked,
    judged,
    ...outcome,
    interface: rule.form?.interface,
    exampleCount: countOf(examples, evidence),
    kinds: kinds.length > 0 ? kinds : undefined,
    evidence: BASES.filter((each) => examples.length > 0 && evidence.restsOn.includes(each)),
    known: fared.state,
    knownFailures: fared.entries.length > 0 ? fared.entries : undefined,
    notes: notes.length > 0 ? notes : undefined,
    examples,
  };
}
