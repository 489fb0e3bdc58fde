import type { Command } from 'commander';

type Done = (code: number) => void;

function addRules(root: Command, done: Done): void {
  root
    .command('rules [words...]')
    .description('list the rules, explain one by its id, or find those about some words')
    .option('--open', 'only rules without an example')
    .option('--target <file>', 'show whether each rule would be judged on this target, and why not')
    .option('--area <name>', 'only the rules of this area')
    .option('--standing <name>', 'only documented, reading, observe, published or not-shown')
    .option('--verdict <name>', 'only rules with this verdict in the last run')
    .option('--search <text>', 'only rules whose id, sentence, section or examples contain these words')
    .option('--json', 'as JSON')
    .option('--out <dir>', 'where the reports of the last run are', 'reports')
    .action(async (words, flags) => {
      const { rulesCommand } = await import('./commands/rules-command.ts');
      done(await rulesCommand(words, flags));
    });
}

function addSteps(root: Command, done: Done): void {
  root
    .command('steps [word]')
    .description('the phrases that feature files are made of, each with an example')
    .option('--json', 'as JSON')
    .action(async (word, flags) => done(await (await import('./commands/steps-command.ts')).stepsCommand(word, flags)));
}

function addVectors(root: Command, done: Done): void {
  root
    .command('vectors [name]')
    .description('known answers as JSON: signatures, texts, number classes, sending hours, schedules, mappings')
    .option('--schema', 'the JSON Schema of a set')
    .action(async (name, flags) => done((await import('./commands/vectors-command.ts')).vectorsCommand(name, flags)));
}

function addProve(root: Command, done: Done): void {
  root
    .command('prove [names...]')
    .description(
      'show that the examples catch the deliberate faults: the witnesses, or those of a fault, an area or a rule',
    )
    .option('--out <dir>', 'folder for the kill matrix', 'reports')
    .option('--workers <n>', 'processes to try faults in (default: one more than cores)')
    .option('--quiet', 'only the result')
    .option(
      '--all',
      'search for the rule that catches each fault that can be made, and write the whole list of witnesses',
    )
    .option('--shard <i/n>', 'with --all: try one part of n; "plumbline merge" combines them')
    .option('--frozen', 'fail if the list of witnesses would change (the default where CI is set)')
    .option('--excused <place>', 'print why the faults at places with this text need not be caught')
    .option('--json', 'the kill matrix as JSON instead of text')
    .action(async (names, flags) => {
      const { proveCommand } = await import('./proof/prove-command.ts');
      done(await proveCommand(names, flags));
    });
}

function addReport(root: Command, done: Done): void {
  root
    .command('report [dirs...]')
    .description('write the rule book and the Allure report of a run, or compare several runs')
    .option('--out <dir>', 'folder for the reports (default: beside the run, reports)')
    .option('--document <file>', 'open the rule book with this document, its lines coloured by their rules')
    .option('--json', 'where the reports are, as JSON')
    .action(async (dirs, flags) => {
      const { reportCommand } = await import('./commands/report-command.ts');
      done(await reportCommand(dirs, flags));
    });
}

function addReplay(root: Command, done: Done): void {
  root
    .command('replay <rule>')
    .description('repeat a red example of the last run, with its waits, and compare what it gets')
    .option('--example <n>', 'which of the red examples of the rule, counted from 1', '1')
    .option('--from <dir>', 'the report folder of the run', 'reports')
    .option('--no-commands', 'refuse a target file that starts commands or a container')
    .option('--json', 'as JSON')
    .action(async (rule, flags) =>
      done(await (await import('./commands/replay-command.ts')).replayCommand(rule, flags)),
    );
}

/** The commands about the suite: its rules, phrases and known answers, its proof, its reports. */
export function addSuiteCommands(root: Command, done: Done): void {
  addRules(root, done);
  addSteps(root, done);
  addVectors(root, done);
  addProve(root, done);
  addReport(root, done);
  addReplay(root, done);
}
