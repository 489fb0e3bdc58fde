/** A word of the project and its meaning in one or two sentences. */
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
    word: 'verdict',
    means:
      'The outcome of a rule (pass, fail, inconclusive, recorded, …), worked out from its examples, and the outcome of a whole run: CONFORMANT takes no fail and nine tenths of the applicable rules, or what the target file requires; NO DEVIATION FOUND is a run without a fail that verified fewer.',
  },
  {
    word: 'inconclusive',
    means:
      'Neither passed nor failed: the run could not show the rule. The reason is named, for example insufficient-evidence, and a run with such a rule within reach is not fully verified.',
  },
  {
    word: 'recorded',
    means: 'Observed without judgement, because the document leaves the behaviour open.',
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
      'An example that a fault turns red, and in which way. A red run is compared with the signs of known faults, to say which of them it behaves like.',
  },
  {
    word: 'twin',
    means:
      'A variant of the reference that behaves differently wherever the document is silent. A rule that fails on the twin asserts too much.',
  },
];
