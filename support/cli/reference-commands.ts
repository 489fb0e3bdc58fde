import type { Command } from 'commander';

/** The commands that bin/plumbline hands to the reference itself, as help and completion know them. */
export function addReferenceCommands(root: Command): void {
  root
    .command('serve')
    .description('start the reference implementation as a local platform, with a page to look at it')
    .option('--host <address>', 'where to listen (127.0.0.1)')
    .option('--port-base <n>', 'first port, 0 for free ones (4010)')
    .option('--ready-file <file>', 'written when every listener answers')
    .option('--random-credentials', 'other credentials at every start')
    .option('--legacy-hmac', 'accepts the signatures of older clients too')
    .option('--lab-name <name>', 'a host name that the lab answers to as well; may be repeated')
    .option('--callbacks <where>', 'any, or public-only: none to private, local or metadata addresses')
    .option('--variant <name>', 'twin: another platform that keeps to the document')
    .option('--fault <id>', 'starts with a deliberate fault; may be repeated')
    .option('--json', 'addresses and credentials as JSON, as in the ready file');
  root
    .command('map <file>')
    .description('map a standalone messaging-app request or callback to the conversation service')
    .option('--json', 'as JSON, as it is anyway');
}
