import type { Command } from 'commander';

type Done = (code: number) => void;

function addMerge(root: Command, done: Done): void {
  root
    .command('merge <dirs...>')
    .description('the verdicts of a whole run from the report folders of its shards')
    .option('--out <dir>', 'where the reports go', 'reports')
    .option('--quiet', 'only the result')
    .option('--json', 'the ledger as JSON instead of text')
    .action(async (dirs, flags) =>
      done(await (await import('./merge-command.ts')).mergeCommand(dirs, flags)),
    );
}

function addCompare(root: Command, done: Done): void {
  root
    .command('compare <before> <after>')
    .description('regressions, fixes and changes between two runs')
    .option('--json', 'as JSON')
    .action(async (before, after, flags) =>
      done(await (await import('./compare-command.ts')).compareCommand(before, after, flags)),
    );
}

function addBaseline(root: Command, done: Done): void {
  root
    .command('baseline')
    .description('the smallest change of a target file that makes its known failures those of a run')
    .requiredOption('--target <file>', 'the target file')
    .option('--from <dir>', 'the report folder of the run', 'reports')
    .option('--write', 'change the file instead of printing the change')
    .option('--owner <name>', 'who sees to the new ones')
    .option('--issue <id>', 'where the new ones are tracked')
    .option('--expires <date>', 'the last day on which the new ones are accepted, such as 2027-03-31')
    .option('--reason <text>', 'why the new ones are accepted')
    .option('--json', 'as JSON')
    .action(async (flags) => done(await (await import('./baseline-command.ts')).baselineCommand(flags)));
}

function addStatement(root: Command, done: Done): void {
  root
    .command('statement [dir]')
    .description('sign the verdicts of a run: an in-toto test result in a DSSE envelope, statement.json')
    .option('--key <file>', 'the private ed25519 key to sign with')
    .option('--new-key <file>', 'make a key: FILE for the signer, FILE.pub for everybody')
    .option('--json', 'as JSON')
    .action(async (dir = 'reports', flags) =>
      done(await (await import('./statement-command.ts')).statementCommand(dir, flags)),
    );
  root
    .command('verify <file>')
    .description('check a statement and recompute its verdicts from the recorded run')
    .option('--key <file>', 'the public key that has to have signed')
    .option('--run <dir>', 'the report folder (default: where the statement is)')
    .option('--json', 'as JSON')
    .action(async (file, flags) =>
      done(await (await import('./verify-command.ts')).verifyCommand(file, flags)),
    );
}

function addJudge(root: Command, done: Done): void {
  root
    .command('judge <file>')
    .description(
      'verdicts from a recorded run (cucumber.ndjson or its folder) or from recorded traffic (HAR)',
    )
    .option('--target <file>', 'for a HAR: the target whose addresses its requests went to')
    .option('--out <dir>', 'write reports there too')
    .option('--quiet', 'only the result')
    .option('--json', 'as JSON')
    .action(async (file, flags) =>
      done(await (await import('./judge-command.ts')).judgeCommand(file, flags)),
    );
}

/** The commands that work on runs that were made before: nothing is sent to any target. */
export function addLedgerCommands(root: Command, done: Done): void {
  addMerge(root, done);
  addCompare(root, done);
  addBaseline(root, done);
  addStatement(root, done);
  addJudge(root, done);
}
