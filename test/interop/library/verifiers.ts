import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fencedBlocks } from '../../documents/blocks.ts';
import { textOf } from '../../documents/project-documents.ts';

const folder = freshFolder();

/** A notification as a receiver sees it, with what the receiver verifies it with. */
export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly key: string;
}

export type Verifier = (received: readonly Received[]) => Promise<readonly boolean[]>;

const PAGE = 'docs/receiving.md';

export const blocksIn = (language: string): string[] =>
  fencedBlocks(textOf(PAGE))
    .filter((block) => block.language === language)
    .map(({ text }) => text);

function inJavaScript(text: string, name: string): Verifier {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return async (all) => {
    const { isGenuine } = await import(file);
    return all.map(({ headers, body, key, ...line }) => {
      const lowered = Object.fromEntries(Object.entries(headers).map(([each, value]) => [each.toLowerCase(), value]));
      return isGenuine({ ...line, headers: lowered, body: Buffer.from(body) }, key);
    });
  };
}

const ASKED_OF_PYTHON = `
import email.message, json, sys
def asked(each):
    headers = email.message.Message()
    for name, value in each["headers"].items():
        headers[name] = value
    return is_genuine(each["method"], each["target"], headers, each["body"].encode(), each["key"])
print(json.dumps([asked(each) for each in json.load(sys.stdin)]))
`;

import { freshFolder } from '../../fresh-folder.ts';

function inPython(text: string, name: string): Verifier {
  const file = join(folder, `${name}.py`);
  writeFileSync(file, text + ASKED_OF_PYTHON);
  return async (all) => {
    const run = promisify(execFile)('python3', [file]);
    run.child.stdin?.end(JSON.stringify(all));
    return JSON.parse((await run).stdout);
  };
}

const ASKED_OF_BASH = `
for place in "$@"; do
  cd "$place"
  is_genuine "$(cat key)" > said 2>&1 && echo true || echo false
done
`;

/** The function of a block of Bash, which reads each request from files. */
function inBash(text: string, name: string): Verifier {
  const file = join(folder, `${name}.sh`);
  writeFileSync(file, text + ASKED_OF_BASH);
  return async (all) => {
    const places = all.map(({ method, target, headers, body, key }) => {
      const place = mkdtempSync(join(folder, `${name}-`));
      const lines = Object.entries(headers).map(([each, value]) => `${each}: ${value}\r\n`);
      writeFileSync(join(place, 'head'), `${method} ${target} HTTP/1.1\r\n${lines.join('')}`);
      writeFileSync(join(place, 'body'), body);
      writeFileSync(join(place, 'key'), key);
      return place;
    });
    const { stdout } = await promisify(execFile)('bash', [file, ...places]);
    return stdout
      .trim()
      .split('\n')
      .map((line) => line === 'true');
  };
}

/** The proofs in the sequence of the page. */
const PLACES = ['messaging', 'conversation', 'voice'] as const;

export type Place = (typeof PLACES)[number];

/** The languages of the page, and how a block of each is run. */
export const LANGUAGES = { js: inJavaScript, python: inPython, bash: inBash };

export const verifiersOf = (place: Place): readonly Verifier[] =>
  Object.entries(LANGUAGES).map(([language, run]) => run(blocksIn(language)[PLACES.indexOf(place)] as string, place));
