export interface Term {
  readonly word: string;
  readonly means: string;
}

/** The words that reports and documents use, in the order in which a newcomer meets them. */
export const GLOSSARY: readonly Term[] = [
  {
    word: 'rule',
    means:
      'One checkable statement about the platform, its clients or its receivers, with an id such as MSG-DEDUP-01. All rules are in features/rules.json, but for those about forms, which come from features/operations.',
  },
  {
    word: 'example',
    means:
      'One concrete case of a rule, written in Gherkin and run by the harness. An example passes, fails or is inconclusive.',
  },
  { word: 'target', means: 'The implementation under test, described by a target file.' },
  {
    word: 'claim',
    means:
      'What a target says it offers: product, version and optional capabilities. Rules of capabilities that it does not claim are not applicable.',
  },
  {
    word: 'capability',
    means:
      'An optional part of the platform, such as webhooks or de-duplication. claim.capabilities in the target file lists those that a target offers.',
  },
  {
    word: 'scope',
    means:
      'The set of rules that a verdict covers: reference (all judged rules), external (those that need no lab) or assisted (between the two).',
  },
  {
    word: 'standing',
    means:
      'Where a rule comes from. Documented: the document says so. Reading: our interpretation of an ambiguous sentence. Published: described elsewhere, judged only if the target opts in. Observe: the document is silent, so it is recorded and never judged.',
  },
  {
    word: 'level',
    means:
      'How strongly a rule binds. MUST and SHOULD as in the document; MAY for what is permitted, UNDEFINED where the text contradicts itself, SILENT where it says nothing.',
  },
  {
    word: 'promise',
    means:
      'What the platform promises about one subject, such as quiet-hours, in words that need no knowledge of its interfaces. Each rule belongs to one promise; --area takes its id.',
  },
  {
    word: 'profile',
    means:
      'What an implementation may claim, made of promises, such as quiet-hours or whole-document. It has a verdict and a share of its own.',
  },
  {
    word: 'edition',
    means:
      'A frozen list of rules with what each of them asks. A target file that pins one is judged by it, whatever is added later.',
  },
  {
    word: 'pending',
    means:
      'Said of a rule that the pinned edition does not hold as it is now: added later, or changed since. It runs, and is never red.',
  },
  {
    word: 'area',
    means:
      'The old code of a group of rules, such as DEDUP, with which their ids begin. Commands still take it, and say the promise that has its place.',
  },
  {
    word: 'judged',
    means: 'Counted for the verdict. Rules that observe what the document leaves open are never judged.',
  },
  {
    word: 'verdict',
    means:
      'The outcome of a rule (pass, fail, inconclusive, recorded, …), worked out from its examples, and the outcome of a whole run: CONFORMANT takes no fail and nine tenths of the applicable rules, or what the target file requires; NO DEVIATION FOUND is a run without a fail that verified fewer.',
  },
  {
    word: 'partial',
    means:
      'Said of a run that was asked for some rules only, with --rule, --area, --budget or another selection. It is never conformant: PARTIAL says that each of them was decided and none failed.',
  },
  {
    word: 'limited',
    means:
      'Said of a run that was not allowed every side effect; read-only if it was allowed none. The rules that need more were not verified.',
  },
  { word: 'pass', means: 'Every example of the rule that was decided came out as the rule says.' },
  {
    word: 'fail',
    means:
      'At least one example came out otherwise than the rule says. The rule shows what was expected and what came.',
  },
  { word: 'error', means: 'The harness itself misbehaved. An error says nothing about the target.' },
  {
    word: 'inconclusive',
    means:
      'Neither passed nor failed: the run could not show the rule. The reason is named, for example insufficient-evidence, and a run with such a rule within reach is not fully verified.',
  },
  {
    word: 'time-unreachable',
    means: 'A reason: the rule takes a wait that is longer than the run may wait, on a clock that cannot be moved.',
  },
  { word: 'facility-missing', means: 'A reason: the target lacks a facility that every example of the rule needs.' },
  {
    word: 'precondition-unmet',
    means:
      'A reason: the example did not get as far as its question, because something is not declared, not allowed or not possible on this target.',
  },
  {
    word: 'insufficient-evidence',
    means: 'A reason: what should have shown the rule did not appear, so that its absence shows nothing.',
  },
  {
    word: 'callback-unreachable',
    means: 'A reason: the target cannot reach the receiver of notifications that the harness offers.',
  },
  { word: 'budget-exhausted', means: 'A reason: a limit of the target file or of the command line was used up.' },
  { word: 'target-unavailable', means: 'A reason: the target did not answer.' },
  {
    word: 'deferred-until',
    means: 'A reason: the wait that the rule takes is not over; a later run collects its verdict.',
  },
  {
    word: 'other-reading',
    means: 'A reason: the target fits another honest reading than ours. Its file can choose that one under `readings`.',
  },
  {
    word: 'core-missing',
    means: 'A reason: an example that asks the question of the rule itself did not run. Others alone do not verify it.',
  },
  {
    word: 'premise-failed',
    means: 'A reason: an example leaned on another rule, and found that one broken. The other rule is red for it.',
  },
  {
    word: 'recorded',
    means: 'Observed without judgement, because the document leaves the behaviour open.',
  },
  {
    word: 'carried over',
    means: 'Sent in this run, and decided by a later one, once the wait that the rule takes is over.',
  },
  {
    word: 'not verifiable',
    means: 'Out of reach on this target, because it lacks a facility, a number or a permission that the rule takes.',
  },
  { word: 'not applicable', means: 'A rule of a capability that the target does not claim.' },
  { word: 'not selected', means: 'Left out of this run by --rule, --tags or another selection.' },
  { word: 'open', means: 'A rule without an example so far. The suite owes it, not the target.' },
  {
    word: 'not judged',
    means: 'Listed for completeness: other rules show it, or an example of it cannot exist.',
  },
  {
    word: 'known failure',
    means:
      'A failure that the target file accepts, with its reason, owner and expiry. A run fails when it passes, fails differently or has expired.',
  },
  {
    word: 'cause',
    means:
      'What was expected and what came instead, with a short id such as status-404-for-200. One cause can make many rules red. A known failure is changed when a rule fails with another one.',
  },
  {
    word: 'evidence',
    means:
      'What supports a verdict: the exchanges and notifications of an example, with secrets masked. Each failing rule has a folder of it.',
  },
  {
    word: 'form',
    means:
      'What an answer or a pushed letter looks like: its members and their types. Each form is judged by a row of its own, FORM- and the name of its operation, and never by the rule that is running.',
  },
  {
    word: 'witness',
    means:
      'The part of an example that shows presence where the example asserts absence: an accepted request beside a refused one, a notification beside a missing one.',
  },
  {
    word: 'facility',
    means:
      'Something an example needs beyond the public interfaces, such as a movable clock, a handset or a mailbox. Without it a rule is not verifiable here.',
  },
  {
    word: 'side effect',
    means:
      'What a run does to an account besides reading: it sends messages, creates resources or looks numbers up. Each has to be allowed in the target file.',
  },
  {
    word: 'lease',
    means: 'What keeps two runs from sharing an account, where they would see the messages of each other.',
  },
  {
    word: 'lab',
    means: 'The operator side of a target, which offers facilities over HTTP. The bundled reference has one.',
  },
  {
    word: 'world',
    means:
      'An isolated copy of the platform inside the reference, with its own clock, accounts and traffic. Each example gets one.',
  },
  {
    word: 'fault',
    means:
      'A deliberate deviation of the reference that breaks one rule. A fault is caught when an example of that rule fails because of it.',
  },
  {
    word: 'alternative',
    means:
      'A behaviour that the document permits and the reference does not show by itself. It is accepted when no judged rule fails under it.',
  },
  {
    word: 'sign',
    means:
      'An example that a fault turns red, and in which way. By the signs of known faults a budget of messages is spent on what catches the most of them.',
  },
  {
    word: 'suspect',
    means:
      'What a failure looks like: the target, a reading of the document, the harness, or a fault that was switched on. It is a hint and no part of the verdict.',
  },
  {
    word: 'twin',
    means:
      'A variant of the reference that behaves differently wherever the document is silent. A rule that fails on the twin asserts too much.',
  },
];
