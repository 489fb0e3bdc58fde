import type { Command } from 'commander';

/** The commands that bin/plumbline hands to the reference itself, as help and completion know them. */
export function addReferenceCommands(root: Command): void {
  root
    .command('serve')
    .description('start the reference implementation as a local platform with a sandbox page')
    .option('--host <address>', 'where to listen (127.0.0.1)')
    .option('--port-base <n>', 'first port, or 0 for free ports (4010)')
    .option('--ready-file <file>', 'file to write once every listener is ready')
    .option('--random-credentials', 'new credentials at every start')
    .option('--legacy-hmac', 'also accept the signatures of older clients')
    .option('--lab-name <name>', 'another host name for the lab; may be repeated')
    .option('--callbacks <where>', 'any, or public-only to refuse private, local and metadata addresses')
    .option('--variant <name>', 'twin, which differs wherever the document is silent')
    .option('--fault <id>', 'start with a deliberate fault; may be repeated')
    .option('--json', 'addresses and credentials as JSON, as in the ready file');
  root
    .command('map <file>')
    .description('map a standalone messaging-app request or callback to the conversation service')
    .option('--json', 'as JSON, which is the default');
}
