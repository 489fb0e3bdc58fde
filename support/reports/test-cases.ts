import { causeOf } from '../ledger/fingerprint.ts';
import { fateOf, lineOf } from '../ledger/known-failure-lines.ts';
import { columnOf } from '../ledger/tally.ts';
import { everyRule, type JudgedExample, type JudgedRule, type Verdicts } from '../ledger/verdicts.ts';

/** How test reports call an ending; `inconclusive` was within reach, and `skipped` decides nothing here. */
export type Outcome = 'passed' | 'failed' | 'error' | 'inconclusive' | 'skipped';

export interface TestCase {
  readonly suite: string;
  readonly rule: JudgedRule;
  readonly example?: JudgedExample;
  /** Where the feature file of the example is, in the repository that ran it. */
  readonly file?: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** What a class of failures has in common, such as `status 400→404`. */
  readonly type?: string;
  readonly cause?: string;
  readonly message?: string;
  readonly text?: string;
}

export interface CaseFacts {
  readonly interfaceOf?: (rule: JudgedRule) => string;
  readonly textOf?: (rule: JudgedRule, example: JudgedExample) => string | undefined;
  /** The path of a feature file as the repository that runs it knows it; as this project does where it is left out. */
  readonly pathOf?: (uri: string) => string;
}

/** The suite of what could not be verified here: out of reach of this run, not applicable, or without an example. */
const UNVERIFIED_SUITE = 'Not verified here';

type Ending = Pick<TestCase, 'outcome' | 'type' | 'cause' | 'message' | 'text'> & { readonly apart?: true };

/** The facts, and whether the run was to end with its first failure: then it is no wonder that others did not end. */
type Known = CaseFacts & Pick<Verdicts, 'failedFast'>;

/** What stayed undecided within reach is red; the rest of it is listed apart. */
function undecided(rule: JudgedRule, message: string, reason: string, { failedFast }: Known): Ending {
  if (failedFast || columnOf(rule) !== 'inconclusive')
    return { outcome: 'skipped', message: message || reason, apart: true };
  return { outcome: 'inconclusive', type: `inconclusive: ${reason}`, message, text: message };
}

function endingOf(rule: JudgedRule, example: JudgedExample, known: Known): Ending {
  const { verdict, message = '', fingerprint = '', reason = 'inconclusive' } = example;
  if (verdict === 'pass') return { outcome: 'passed' };
  if (verdict === 'recorded') return { outcome: 'skipped', message: 'recorded, not judged' };
  if (verdict === 'inconclusive') return undecided(rule, message, reason, known);
  if (verdict === 'fail' && rule.known === 'accepted')
    return { outcome: 'skipped', message: `known failure: ${fingerprint}`, cause: causeOf(fingerprint) };
  const text = known.textOf?.(rule, example) ?? message;
  return verdict === 'fail'
    ? { outcome: 'failed', type: fingerprint || 'fail', cause: causeOf(fingerprint), message, text }
    : { outcome: 'error', type: 'error', message, text };
}

/** The ledger as test cases, in the order of its rules; a judged rule without examples is one, if it was selected. */
export function testCases(verdicts: Verdicts, facts: CaseFacts = {}): TestCase[] {
  const known = { ...facts, failedFast: verdicts.failedFast };
  const cases: TestCase[] = [];
  for (const rule of everyRule(verdicts)) {
    const { id, says, judged, verdict, reason, examples } = rule;
    const suite = facts.interfaceOf?.(rule) ?? rule.area;
    if (examples.length === 0 && judged && verdict !== 'not-selected') {
      const why = [verdict, reason].filter(Boolean).join(': ');
      const { apart, ...ending } = undecided(rule, why, verdict, known);
      cases.push({ rule, name: `${id} ${says}`, ...ending, suite: apart ? UNVERIFIED_SUITE : suite });
    }

    // Examples of one rule may share a name, but readers of test reports take equal names for one case.
    const shared = new Map<string, number>();
    for (const { name } of examples) shared.set(name, (shared.get(name) ?? 0) + 1);
    for (const example of examples) {
      const line = (shared.get(example.name) ?? 0) > 1 ? ` (line ${example.line})` : '';
      const { apart, ...ending } = endingOf(rule, example, known);
      const file = facts.pathOf?.(example.uri) ?? example.uri;
      const name = `${id} ${example.name}${line}`;
      cases.push({ rule, example, file, name, ...ending, suite: apart ? UNVERIFIED_SUITE : suite });
    }
    // Each known failure that is out of date is a failure: nothing else need be red.
    for (const entry of rule.knownFailures ?? []) {
      const { cause = '', fingerprint, state } = entry;
      if (state === 'accepted') continue;
      const message = lineOf([id], entry, fateOf(rule, entry));
      const name = `${id} known failure ${fingerprint === undefined ? cause : `"${fingerprint}"`}`;
      cases.push({ suite, rule, name, outcome: 'failed', type: `known failure ${state}`, message, text: message });
    }
  }
  return cases;
}
