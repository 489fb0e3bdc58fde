import { Option } from 'commander';
import { type CommandFile, listOption } from '../terminal/options.ts';

export const command: CommandFile<unknown> = {
  options: [
    new Option('--host <address>', 'where to listen (127.0.0.1)'),
    new Option('--port-base <n>', 'first port, or 0 for free ports (4010)'),
    new Option('--ready-file <file>', 'addresses and credentials as JSON, written once every listener is ready'),
    new Option(
      '--env <file>',
      'addresses and credentials as "export NAME=…" lines for a shell, written at the same time',
    ),
    new Option('--random-credentials', 'new credentials at every start'),
    new Option('--legacy-hmac', 'also accept the signatures of older clients'),
    new Option('--signed-dates <where>', 'clocks that the Date of a signed request may be near: world, or either'),
    new Option('--header-prefix <prefix>', "what the names of the platform's own headers begin with (X-Platform-)"),
    new Option('--opt-out-words <words>', 'the words that opt out, with commas in between (STOP)'),
    new Option('--downstream <address>', 'a conversation service that gets the calls of the standalone API instead'),
    new Option('--setup <file>', 'what the first world is set up with: an export of the lab, perhaps with messages'),
    new Option('--tls', 'speak HTTPS too, on the same ports, with an own certificate beside the ready file'),
    new Option('--cert <file>', 'speak HTTPS with this certificate in PEM'),
    new Option('--key <file>', 'its private key in PEM'),
    new Option('--data <file>', 'keep the worlds in this file, so that they survive a restart'),
    listOption('--lab-name <name>', 'another host name for the lab; may be repeated'),
    new Option('--callbacks <where>', 'any, or public-only to refuse private, local and metadata addresses'),
    listOption('--alternative <name>', 'a behaviour that the document permits instead; may be repeated'),
    new Option('--variant <name>', 'twin, which differs wherever the document is silent'),
    listOption('--fault <id>', 'start with a deliberate fault; may be repeated'),
    new Option('--json', 'addresses and credentials as JSON, as in the ready file'),
  ],
};
