type Pairs = ReadonlyArray<readonly [string, string]>;

/** What stands first when plumbline is called without a command. */
export const INTRODUCTION =
  'Plumbline runs rules against an implementation of a business messaging platform and says how far it conforms. It brings a reference implementation along.';

/** The commands in the order of the help, by what they are for. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Examine a target:': ['init', 'doctor', 'plan', 'run', 'client', 'cleanup'],
  'Look closer:': ['rules', 'steps', 'report', 'compare', 'baseline'],
  'Put runs together and hand them on:': ['merge', 'judge', 'statement', 'verify', 'badge', 'annotate'],
  'The bundled reference:': ['serve', 'map', 'prove'],
  'This command line:': ['completion', 'help'],
};

/** Exit codes by command; those of plumbline itself hold for all that have none of their own. */
export const EXIT_CODES: Readonly<Record<string, Pairs>> = {
  plumbline: [
    ['0', 'done; of a run: conformant, or only known failures'],
    ['1', 'a rule fails that was not known to fail'],
    ['2', 'wrong usage or configuration; nothing was run'],
    ['3', 'not fully verified'],
    ['4', 'a known failure is stale, changed or expired'],
    ['5', 'the harness itself failed; the reports of what ran are written'],
    ['130', 'cancelled; the reports of what ran are written'],
  ],
  run: [
    ['0', 'conformant, or only known failures; a partial run in which nothing fails'],
    ['1', 'a rule fails that was not known to fail'],
    ['2', 'wrong usage or configuration; nothing was run'],
    ['3', 'not fully verified: a rule in scope stayed inconclusive, or the limit was reached'],
    ['4', 'a known failure is stale, changed or expired'],
    ['5', 'the harness itself failed; the reports of what ran are written'],
    ['130', 'cancelled; the reports of what ran are written'],
  ],
  client: [
    ['0', 'conformant; a partial run in which nothing fails'],
    ['1', 'a rule fails'],
    ['2', 'wrong usage, or the driver does not say what it can do; nothing was run'],
    ['3', 'not fully verified: the driver broke down over a rule, or the limit was reached'],
    ['5', 'the harness itself failed; the reports of what ran are written'],
    ['130', 'cancelled; the reports of what ran are written'],
  ],
  doctor: [
    ['0', 'ready'],
    ['2', 'unusable'],
    ['3', 'there are gaps that block rules'],
  ],
  merge: [
    ['0', 'as of a run: conformant, or only known failures'],
    ['1', 'a rule fails that was not known to fail'],
    ['2', 'the folders are no shards of one run, or not whole'],
    ['3', 'not fully verified: a shard is missing, or a rule stayed inconclusive'],
    ['4', 'a known failure is stale, changed or expired'],
  ],
  compare: [
    ['0', 'no rule came out worse'],
    ['1', 'a rule came out worse: pass, inconclusive, fail, error'],
    ['2', 'a run cannot be read'],
  ],
  baseline: [
    ['0', 'the change is shown or written, or none is needed'],
    ['2', 'the run is of another target, or a file cannot be used'],
  ],
  statement: [
    ['0', 'signed'],
    ['2', 'the key or the run cannot be used, or the ledger is not what the recorded run gives'],
  ],
  verify: [
    ['0', 'signature, digests and recomputed verdicts agree'],
    ['1', 'something was altered, or somebody else signed'],
    ['2', 'no statement, or no run beside it'],
    ['3', 'another suite judged the run: its verdicts cannot be recomputed here'],
  ],
  judge: [
    ['0', 'as of a run: conformant, or only known failures'],
    ['1', 'a rule fails that was not known to fail'],
    ['2', 'the file is no recorded run and no HAR, or cut short'],
    ['3', 'not fully verified; recorded traffic never shows everything'],
    ['4', 'a known failure is stale, changed or expired'],
  ],
  prove: [
    ['0', 'every fault is caught'],
    ['1', 'a fault survives'],
    ['130', 'cancelled'],
  ],
};

/** Examples by command: what is typed, and what comes of it. */
export const EXAMPLES: Readonly<Record<string, Pairs>> = {
  plumbline: [
    ['run', 'examines the bundled reference: every rule, about a minute'],
    ['run --target target.yaml', 'examines your server; "plumbline init" writes the file'],
    ['rules MSG-DEDUP-02', 'everything about one rule'],
    ['help run', 'the options of one command'],
  ],
  run: [
    ['run', 'every rule on the bundled reference'],
    ['run --target target.yaml --out reports/nightly', 'a server of yours, with the reports in a folder'],
    ['run --rule MSG-DEDUP-02 --rule MSG-GET-01', 'two rules'],
    ['run --tags "@smoke and not @voice"', 'by the tags of the feature files'],
    ['run --target target.yaml --max-wait 10m', 'waits up to ten minutes for rules that need time'],
    ['run --target target.yaml --limit 30m', 'ends after half an hour, with the reports of what ran'],
    ['run --shard 2/4', 'the second of four machines; "plumbline merge" puts them together'],
    ['run --fault dedup.window-23-hours --rule MSG-DEDUP-02', 'what a failure looks like'],
  ],
  client: [
    ['client --command "node docs/examples/client-driver.mjs"', 'a small client that keeps to every rule'],
    ['client --driver http://127.0.0.1:8080/tasks', 'a driver that is already running'],
    ['client --command ./driver.sh --rule BEARER-10 --patience 10s', 'one rule'],
  ],
  rules: [
    ['rules', 'all rules with the verdict of the last run'],
    ['rules MSG-DEDUP-02', 'one rule: examples, faults, last verdict, how to run it alone'],
    ['rules --search "24 hours"', 'rules that speak of it'],
    ['rules --area DEDUP --verdict fail', 'what fails in one area'],
    ['rules --target target.yaml', 'which rules this target would be judged by'],
  ],
  steps: [
    ['steps', 'every phrase of the feature files with an example'],
    ['steps webhook', 'the phrases about webhooks'],
  ],
  report: [
    ['report', 'the rule book of the last run: reports/rulebook/index.html'],
    ['report reports/monday reports/tuesday --out reports/both', 'runs side by side'],
  ],
  doctor: [
    ['doctor --target target.yaml', 'names, certificates, credentials, callbacks; what each gap blocks'],
  ],
  plan: [
    ['plan --target target.yaml --max-wait 10m', 'requests, messages and minutes that a run would take'],
  ],
  init: [
    ['init --messaging https://sandbox.example --number +61491570156', 'writes target.yaml'],
    ['init --kind bundled --out bundled.yaml', 'a target file for the bundled reference'],
  ],
  cleanup: [['cleanup --target target.yaml', 'takes away what an interrupted run left on the account']],
  prove: [
    ['prove', 'every fault'],
    ['prove DEDUP', 'the faults of one area'],
  ],
  merge: [['merge shards/1 shards/2 shards/3 --out reports', 'judges three shards as the one run they are']],
  compare: [
    ['compare reports/monday reports/tuesday', 'what broke and what was mended'],
    ['compare main/reports reports --json', 'for a machine'],
  ],
  baseline: [
    ['baseline --target target.yaml --from reports', 'shows which known failures come and go'],
    [
      'baseline --target target.yaml --write --owner core --issue ABC-1 --expires 2027-03-31 --reason "old release"',
      'takes them up',
    ],
  ],
  statement: [
    ['statement --new-key signing.pem', 'makes a key: signing.pem to sign, signing.pem.pub to verify'],
    ['statement reports --key signing.pem', 'signs the verdicts: reports/statement.json'],
  ],
  verify: [['verify reports/statement.json --key signing.pem.pub', 'nothing altered, and who signed']],
  judge: [
    ['judge reports/cucumber.ndjson', 'the verdicts of a recorded run, worked out anew'],
    ['judge traffic.har --target target.yaml', 'what recorded traffic shows of the rules'],
  ],
  completion: [
    ['completion bash > ~/.local/share/bash-completion/completions/plumbline', 'for bash'],
    ['completion zsh > ~/.zfunc/_plumbline', 'for zsh'],
    ['completion fish > ~/.config/fish/completions/plumbline.fish', 'for fish'],
  ],
};
