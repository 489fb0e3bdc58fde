type Pairs = ReadonlyArray<readonly [string, string]>;

export const INTRODUCTION =
  'Plumbline tests whether an implementation of a business messaging platform follows its documented rules. It includes a reference implementation.';

export const HELP_GROUP = 'This command line:';

/** The commands in the order of the help, by what they are for: how each is called, and what it does. */
export const COMMANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Test a target:': {
    'init [options]': 'write a target file, from questions or options',
    'doctor [options]': 'check whether a target is ready for a run, and which rules each gap blocks',
    'plan [options]': 'show what a run would send, without sending anything',
    'run [options] [paths...]': 'examine a target and give a verdict per rule',
    'client [options]': 'examine a client or a receiver of notifications, driven by tasks',
    'cleanup [options]': 'remove what earlier runs left on the account of a target',
  },
  'Look closer:': {
    'rules [options] [words...]': 'list the rules, explain one by its id, or find those about some words',
    'steps [options] [word]': 'the phrases that feature files are made of, each with an example',
    'vectors [options] [name]':
      'known answers as JSON: signatures, texts, number classes, sending hours, schedules, mappings',
    'report [options] [dirs...]': 'write the rule book and the Allure report of a run, or compare several runs',
    'replay [options] <rule>': 'repeat a red example of the last run, with its waits, and compare what it gets',
    'compare [options] <before> <after>': 'list regressions, fixes and changes between two runs',
    'history [options] <dirs...>': 'how each rule did over several runs of one target: a page and a JSON',
    'editions [options]': 'the frozen sets of rules, and what a newer one would change for a target',
    'evidence [options] [action] [run]':
      'the evidence for each rule: proof, and what was seen elsewhere; "evidence add RUN" takes up a run',
    'baseline [options]': 'update the known failures in a target file to match a run',
  },
  'Combine and share runs:': {
    'merge [options] <dirs...>': 'judge a whole run from the report folders of its shards',
    'judge [options] <file>':
      'verdicts from a recorded run (its folder, or cucumber.ndjson.gz in it) or from recorded traffic (HAR)',
    'statement [options] [dir]':
      'sign the verdicts of a run: an in-toto test result in a DSSE envelope, statement.json',
    'verify [options] <file>': 'check a statement and recompute its verdicts from the recorded run',
    'table [options] <statements...>': 'put signed runs of several implementations side by side, profile by profile',
    'badge [options] [dir]': 'write a badge for a run: badge.svg, and badge.json for badge services',
    'annotate [dir]': 'report a run to GitHub: annotations and the step summary',
  },
  'The bundled reference:': {
    'serve [options]': 'start the reference implementation as a local platform with a sandbox page',
    'map [options] <file>': 'map a standalone messaging-app request or callback to the conversation service',
    'prove [options] [names...]':
      'show that the examples catch the deliberate faults: the witnesses, or those of a fault, a promise or a rule',
  },
  [HELP_GROUP]: {
    'completion [options] [words...]': 'a script that teaches a shell to complete commands, options, rules and faults',
  },
};

export const EXIT_CODES: Pairs = [
  ['0', 'done; for a run: nothing fails but known failures'],
  ['1', 'a rule fails that is not a known failure'],
  ['2', 'wrong usage or configuration, or a key that the target refuses; nothing was run'],
  ['3', 'not fully verified'],
  ['4', 'a known failure is stale, changed or expired'],
  ['5', 'the harness itself failed; the reports of what ran are written'],
  ['130', 'cancelled with nothing red; the reports of what ran are written'],
];

export const EXAMPLES: Pairs = [
  ['run', 'tests the bundled reference: every rule, about a minute'],
  ['run --target target.yaml', 'tests your server; "plumbline init" writes the file'],
  ['rules MSG-DEDUP-02', 'explains one rule'],
  ['help run', 'the options of one command'],
];
