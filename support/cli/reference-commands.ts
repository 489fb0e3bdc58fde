import type { Command } from 'commander';

/** The commands that bin/plumbline hands to the reference itself, as help and completion know them. */
export function addReferenceCommands(root: Command): void {
  root
    .command('serve')
    .description('start the reference implementation as a local platform with a sandbox page')
    .option('--host <address>', 'where to listen (127.0.0.1)')
    .option('--port-base <n>', 'first port, or 0 for free ports (4010)')
    .option('--ready-file <file>', 'addresses and credentials as JSON, written once every listener is ready')
    .option('--env <file>', 'the credentials as "export NAME=…" lines for a shell, written at the same time')
    .option('--random-credentials', 'new credentials at every start')
    .option('--legacy-hmac', 'also accept the signatures of older clients')
    .option('--header-prefix <prefix>', "what the names of the platform's own headers begin with (X-Platform-)")
    .option('--downstream <address>', 'a conversation service that gets the calls of the standalone API instead')
    .option('--data <file>', 'keep the worlds in this file, so that they survive a restart')
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
