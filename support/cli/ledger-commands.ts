import type { Command } from 'commander';
import { targetOption } from './terminal/target-option.ts';

type Done = (code: number) => void;

function addMerge(root: Command, done: Done): void {
  root
    .command('merge <dirs...>')
    .description('judge a whole run from the report folders of its shards')
    .option('--out <dir>', 'folder for the reports', 'reports')
    .option('--quiet', 'only the result')
    .option('--json', 'the verdicts as JSON instead of text')
    .action(async (dirs, flags) => done(await (await import('./commands/merge-command.ts')).mergeCommand(dirs, flags)));
}

function addCompare(root: Command, done: Done): void {
  root
    .command('compare <before> <after>')
    .description('list regressions, fixes and changes between two runs')
    .option('--json', 'as JSON')
    .action(async (before, after, flags) =>
      done(await (await import('./commands/compare-command.ts')).compareCommand(before, after, flags)),
    );
}

function addHistory(root: Command, done: Done): void {
  root
    .command('history <dirs...>')
    .description('how each rule did over several runs of one target: a page and a JSON')
    .option('--out <dir>', 'folder for history.html and history.json', 'reports')
    .option('--json', 'as JSON')
    .action(async (dirs, flags) =>
      done(await (await import('./commands/history-command.ts')).historyCommand(dirs, flags)),
    );
}

function addEvidence(root: Command, done: Done): void {
  root
    .command('evidence [action] [run]')
    .description('the evidence for each rule: proof, and what was seen elsewhere; "evidence add RUN" takes up a run')
    .option('--from <dir>', 'the folder with the kill matrix of the last proof', 'reports')
    .option('--seen <file>', 'where the runs on real targets are remembered', 'plumbline-evidence.json')
    .option('--out <dir>', 'folder for evidence.json', 'reports')
    .option('--json', 'as JSON')
    .action(async (action, run, flags) =>
      done(await (await import('./commands/evidence-command.ts')).evidenceCommand(action, run, flags)),
    );
}

function addBaseline(root: Command, done: Done): void {
  root
    .command('baseline')
    .description('update the known failures in a target file to match a run')
    .addOption(targetOption('the target file').makeOptionMandatory())
    .option('--from <dir>', 'the report folder of the run', 'reports')
    .option('--write', 'change the file instead of printing the change')
    .option('--owner <name>', 'who is responsible for the new ones')
    .option('--issue <id>', 'where the new ones are tracked')
    .option('--expires <date>', 'the last day on which the new ones are accepted, such as 2027-03-31')
    .option('--reason <text>', 'why the new ones are accepted')
    .option('--json', 'as JSON')
    .action(async (flags) => done(await (await import('./commands/baseline-command.ts')).baselineCommand(flags)));
}

function addStatement(root: Command, done: Done): void {
  root
    .command('statement [dir]')
    .description('sign the verdicts of a run: an in-toto test result in a DSSE envelope, statement.json')
    .option('--key <file>', 'the private ed25519 key to sign with')
    .option('--new-key <file>', 'create a key pair: FILE for the signer, FILE.pub for everybody else')
    .option('--json', 'as JSON')
    .action(async (dir = 'reports', flags) =>
      done(await (await import('./commands/statement-command.ts')).statementCommand(dir, flags)),
    );
  root
    .command('verify <file>')
    .description('check a statement and recompute its verdicts from the recorded run')
    .option('--key <file>', 'the public key of the expected signer')
    .option('--run <dir>', 'the report folder (default: where the statement is)')
    .option('--json', 'as JSON')
    .action(async (file, flags) =>
      done(await (await import('./commands/verify-command.ts')).verifyCommand(file, flags)),
    );
}

function addJudge(root: Command, done: Done): void {
  root
    .command('judge <file>')
    .description('verdicts from a recorded run (cucumber.ndjson or its folder) or from recorded traffic (HAR)')
    .option('--target <file>', 'for a HAR: the target that its requests went to')
    .option('--out <dir>', 'also write reports to this folder')
    .option('--quiet', 'only the result')
    .option('--json', 'as JSON')
    .action(async (file, flags) => done(await (await import('./commands/judge-command.ts')).judgeCommand(file, flags)));
}

/** The commands that work on runs that were made before: nothing is sent to any target. */
export function addLedgerCommands(root: Command, done: Done): void {
  addMerge(root, done);
  addCompare(root, done);
  addHistory(root, done);
  addEvidence(root, done);
  addBaseline(root, done);
  addStatement(root, done);
  addJudge(root, done);
}
