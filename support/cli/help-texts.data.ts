type Pairs = ReadonlyArray<readonly [string, string]>;

/** The first lines of help when plumbline is called without a command. */
export const INTRODUCTION =
  'Plumbline tests whether an implementation of a business messaging platform follows its documented rules. It includes a reference implementation.';

/** The commands in the order of the help, by what they are for. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Test a target:': ['init', 'doctor', 'plan', 'run', 'client', 'cleanup'],
  'Look closer:': ['rules', 'steps', 'vectors', 'report', 'replay', 'compare', 'history', 'evidence', 'baseline'],
  'Combine and share runs:': ['merge', 'judge', 'statement', 'verify', 'badge', 'annotate'],
  'The bundled reference:': ['serve', 'map', 'prove'],
  'This command line:': ['completion', 'help'],
};

/** Exit codes by command; those of plumbline itself apply to commands without their own. */
export const EXIT_CODES: Readonly<Record<string, Pairs>> = {
  plumbline: [
    ['0', 'done; for a run: nothing fails but known failures'],
    ['1', 'a rule fails that is not a known failure'],
    ['2', 'wrong usage or configuration, or a key that the target refuses; nothing was run'],
    ['3', 'not fully verified'],
    ['4', 'a known failure is stale, changed or expired'],
    ['5', 'the harness itself failed; the reports of what ran are written'],
    ['130', 'cancelled; the reports of what ran are written'],
  ],
  run: [
    ['0', 'conformant, or no deviation found; known failures may fail'],
    ['1', 'a rule fails that is not a known failure'],
    ['2', 'wrong usage or configuration, or a key that the target refuses; nothing was run'],
    [
      '3',
      'not fully verified: a rule within reach stayed inconclusive, fewer were verified than asked for, or the limit was reached',
    ],
    ['4', 'a known failure is stale, changed or expired'],
    ['5', 'the harness itself failed; the reports of what ran are written'],
    ['130', 'cancelled; the reports of what ran are written'],
  ],
  client: [
    ['0', 'conformant, or no deviation found'],
    ['1', 'a rule fails'],
    ['2', 'wrong usage, or the driver does not list its tasks; nothing was run'],
    ['3', 'not fully verified: the driver failed during a rule, or the limit was reached'],
    ['5', 'the harness itself failed; the reports of what ran are written'],
    ['130', 'cancelled; the reports of what ran are written'],
  ],
  doctor: [
    ['0', 'ready'],
    ['2', 'unusable'],
    ['3', 'gaps block some rules'],
  ],
  merge: [
    ['0', 'conformant, or no deviation found; known failures may fail'],
    ['1', 'a rule fails that is not a known failure'],
    ['2', 'the folders are not complete shards of one run'],
    ['3', 'not fully verified: a shard is missing, a rule stayed inconclusive, or fewer were verified than asked for'],
    ['4', 'a known failure is stale, changed or expired'],
  ],
  compare: [
    ['0', 'no rule got worse'],
    ['1', 'a rule got worse, in the order pass, inconclusive, fail, error'],
    ['2', 'a run cannot be read'],
  ],
  evidence: [
    ['0', 'the evidence is shown, or the run is taken up'],
    ['2', 'a run that says nothing of a real target, or a file that cannot be used'],
  ],
  history: [
    ['0', 'the history is written'],
    ['2', 'fewer than two runs, runs of different targets, or a run that cannot be read'],
  ],
  baseline: [
    ['0', 'the change is shown or written, or none is needed'],
    ['2', 'the run belongs to another target, or a file cannot be used'],
  ],
  statement: [
    ['0', 'signed'],
    ['2', 'the key or the run cannot be used, or the verdicts do not match the recorded run'],
  ],
  verify: [
    ['0', 'signature, digests and recomputed verdicts agree, and the key of --key signed'],
    ['1', 'something was altered, or someone else signed'],
    ['2', 'not a statement, or no run beside it'],
    ['3', 'no --key says who may sign, or another suite judged the run: its verdicts cannot be recomputed here'],
  ],
  judge: [
    ['0', 'conformant, or no deviation found; known failures may fail'],
    ['1', 'a rule fails that is not a known failure'],
    ['2', 'the file is neither a recorded run nor a HAR, or is incomplete'],
    ['3', 'not fully verified; recorded traffic never shows everything'],
    ['4', 'a known failure is stale, changed or expired'],
  ],
  replay: [
    ['0', 'the example fails as it did'],
    ['1', 'it passes, or fails in another way'],
    ['2', 'there is no such red example, or its target cannot be started again'],
  ],
  prove: [
    ['0', 'every fault that was tried is caught, and no open one lacks an owner'],
    ['1', 'a fault survives, is open without an owner, or the list of witnesses is stale'],
    ['130', 'cancelled'],
  ],
};

/** Examples by command: what to type, and what it does. */
export const EXAMPLES: Readonly<Record<string, Pairs>> = {
  plumbline: [
    ['run', 'tests the bundled reference: every rule, about a minute'],
    ['run --target target.yaml', 'tests your server; "plumbline init" writes the file'],
    ['rules MSG-DEDUP-02', 'explains one rule'],
    ['help run', 'the options of one command'],
  ],
  run: [
    ['run', 'every rule on the bundled reference'],
    ['run --target target.yaml --out reports/nightly', 'your server, with the reports in a folder'],
    ['run --rule MSG-DEDUP-02 --rule MSG-GET-01', 'two rules'],
    ['run --area DEDUP --area TOK', 'the rules of two areas'],
    ['run --tags "@smoke and not @voice"', 'rules selected by tags'],
    ['run --failed', 'the rules that failed in the last run'],
    ['run --rule MSG-DEDUP-02 --watch', 'again at each change of its feature file, a step file or the target file'],
    ['run --target target.yaml --dry-run', 'what would be sent; nothing is'],
    ['run --target target.yaml --max-wait 10m', 'waits up to ten minutes for rules that need time'],
    ['run --target target.yaml --limit 30m', 'ends after half an hour and reports what ran'],
    ['run --shard 2/4', 'the second of four machines; "plumbline merge" combines them'],
    ['run --order random --seed 7', 'in another order, which the seed repeats: the verdicts stay the same'],
    ['run --seed 7', 'with other texts, instants and header names where examples do not write them down'],
    ['run --fault dedup.window-23-hours --rule MSG-DEDUP-02', 'what a failure looks like'],
  ],
  client: [
    ['client --command "node docs/examples/client-driver.mjs"', 'a small client that follows every rule'],
    ['client --driver http://127.0.0.1:8080/tasks', 'a driver that is already running'],
    ['client --command ./driver.sh --rule BEARER-10 --patience 10s', 'one rule'],
  ],
  rules: [
    ['rules', 'all rules with the verdict of the last run'],
    ['rules MSG-DEDUP-02', 'one rule: examples, faults, last verdict, and how to run it alone'],
    ['rules 24 hours', 'rules that mention it, or whose examples do'],
    ['rules --area DEDUP --verdict fail', 'failures in one area'],
    ['rules --target target.yaml', 'which rules would be judged on this target'],
  ],
  steps: [
    ['steps', 'every phrase of the feature files with an example'],
    ['steps webhook', 'the phrases about webhooks'],
  ],
  vectors: [
    ['vectors hmac-requests', 'signatures of requests, with the text that is signed'],
    ['vectors sending-hours > hours.json', 'for the unit tests of an implementation'],
  ],
  report: [
    ['report', 'the rule book of the last run: reports/rulebook/index.html'],
    ['report reports/monday reports/tuesday --out reports/both', 'compares runs side by side'],
  ],
  replay: [
    ['replay MSG-DEDUP-01', 'the first red example of the rule in the last run, on the target of that run'],
    ['replay MSG-DEDUP-01 --example 2 --from reports/nightly', 'the second one, of another run'],
  ],
  doctor: [
    ['doctor --target target.yaml', 'checks names, certificates, credentials and callbacks, and what each gap blocks'],
  ],
  plan: [['plan --target target.yaml --max-wait 10m', 'requests, messages and minutes of a run']],
  init: [
    ['init --messaging https://sandbox.example --number +61491570156', 'writes target.yaml'],
    ['init --from ready.json', 'for the platform that "plumbline serve --ready-file ready.json" runs'],
    ['init --kind bundled --out bundled.yaml', 'a target file for the bundled reference'],
  ],
  cleanup: [['cleanup --target target.yaml', 'removes what an interrupted run left on the account']],
  prove: [
    ['prove', 'the witnesses of every rule, and every alternative'],
    ['prove DEDUP', 'everything that can go wrong in one area'],
    ['prove --all', 'every fault that can be made: for the night'],
    ['prove --excused told/messages', 'why faults there need not be caught'],
  ],
  merge: [['merge shards/1 shards/2 shards/3 --out reports', 'judges three shards as one run']],
  compare: [
    ['compare reports/monday reports/tuesday', 'what broke and what was fixed'],
    ['compare main/reports reports --json', 'for scripts'],
  ],
  evidence: [
    ['evidence', 'the evidence for each rule'],
    ['evidence add reports/nightly', 'remembers what a run on a real target saw: names, dates and digests'],
  ],
  history: [
    ['history reports/nightly', 'all runs in a folder of report folders'],
    ['history reports/monday reports/tuesday --out reports/week', 'those of two days'],
  ],
  baseline: [
    ['baseline --target target.yaml --from reports', 'shows which known failures to add and remove'],
    [
      'baseline --target target.yaml --write --owner core --issue ABC-1 --expires 2027-03-31 --reason "old release"',
      'writes them',
    ],
  ],
  statement: [
    ['statement --new-key signing.pem', 'creates a key pair: signing.pem to sign, signing.pem.pub to verify'],
    ['statement reports --key signing.pem', 'signs the verdicts: reports/statement.json'],
  ],
  verify: [['verify reports/statement.json --key signing.pem.pub', 'checks that nothing was altered, and who signed']],
  judge: [
    ['judge reports/cucumber.ndjson', 'recomputes the verdicts of a recorded run'],
    ['judge traffic.har --target target.yaml', 'what recorded traffic shows about the rules'],
  ],
  completion: [
    ['completion bash > ~/.local/share/bash-completion/completions/plumbline', 'for bash'],
    ['completion zsh > ~/.zfunc/_plumbline', 'for zsh'],
    ['completion fish > ~/.config/fish/completions/plumbline.fish', 'for fish'],
  ],
};
