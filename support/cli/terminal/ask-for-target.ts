import { createInterface } from 'node:readline/promises';
import type { TargetWishes } from '../../wire/target/target-template.ts';

const QUESTIONS: ReadonlyArray<readonly [key: keyof TargetWishes, text: string, usual: string]> = [
  ['name', 'What shall the reports call the target?', 'sandbox'],
  ['kind', 'external, bundled or container?', 'external'],
  ['messaging', 'Address of the messaging API (empty: not offered)', ''],
  ['token', 'Address of the token service', ''],
  ['lookup', 'Addresses of number lookup, with spaces between', ''],
  ['subprojects', 'Address of the subproject API', ''],
  ['voice', 'Address of the voice service update', ''],
  ['conversation', 'Address of the conversation service', ''],
  ['standalone', 'Address of the standalone messaging-app API', ''],
  ['lab', 'Address of its lab (empty: it has none)', ''],
  ['profiles', 'What it claims to do, such as quiet hours, tokens (empty: the whole document)', ''],
  [
    'accounts',
    'More accounts, with what is on there and their zone, such as night=social-sending,Pacific/Auckland',
    '',
  ],
  ['numbers', 'Numbers that messages may go to, with spaces between', ''],
  ['sideEffects', 'What a run may do besides reading: none, all, or some of messages, resources, lookups', 'none'],
  ['publicUrl', 'Where the target finds the receiver of notifications (empty: on this machine)', ''],
];

const SEPARATORS: Readonly<Record<string, RegExp>> = {
  profiles: /,/,
  lookup: /[\s,]+/,
  accounts: /\s+/,
  numbers: /[\s,]+/,
  sideEffects: /[\s,]+/,
};

/** Asks for whatever the flags leave out; who ends the input early leaves the rest as it usually is. */
export async function askFor(
  given: Partial<TargetWishes>,
  streams: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
): Promise<Partial<TargetWishes>> {
  const terminal = createInterface(streams);
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const wishes: Record<string, unknown> = { ...given };
  try {
    for (const [key, text, usual] of QUESTIONS) {
      const isRemote = (wishes.kind ?? 'external') === 'external';
      if (wishes[key] !== undefined || (key !== 'name' && key !== 'kind' && !isRemote)) continue;
      if (key === 'accounts' && wishes.messaging === undefined) continue;
      if ((key === 'sideEffects' || key === 'accounts') && wishes.lab !== undefined) continue;
      const question = terminal.question(`${text}${usual ? ` [${usual}]` : ''} `).catch(() => '');
      const said = (await Promise.race([question, ended])).trim() || usual;
      const between = SEPARATORS[key];
      if (said === '') continue;
      wishes[key] = between ? said.split(between).flatMap((piece) => piece.trim() || []) : said;
    }
  } finally {
    terminal.close();
  }
  return wishes;
}
