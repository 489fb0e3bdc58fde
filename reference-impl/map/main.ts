import { closeSync, openSync, readSync } from 'node:fs';
import { type MappedDocument, mapDocument } from '../conversation-mapping/mapping.ts';
import { LARGEST, readDocument } from '../conversation-mapping/read-document.ts';
import { Problem } from '../kernel/problem.ts';
import { systemWords } from '../kernel/unusable-data.ts';
import { watchOutput } from '../start/command-output.ts';

const HELP = `plumbline map FILE|- [--json]: a request or callback of the standalone messaging-app API, mapped to the conversation service

  FILE    a file with one JSON document; - reads standard input
  --json  accepted for symmetry: the output is always JSON

The output has the mapped bodies, one for each recipient, status or message, and the members of the document that have
no equivalent or are unknown, as JSON pointers. A document that cannot be mapped is refused with one sentence and exit code 2.
`;
const STANDARD_INPUT = 0;
const CHUNK = 65_536;
const LONGEST = 400;

/** Exits with one sentence on standard error; text of a document stays on its line. */
function stop(sentence: string, code = 2): never {
  const line = sentence.replaceAll(/\p{Cc}/gu, ' ');
  const told = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  process.stderr.write(`plumbline map: ${told}\n`);
  process.exit(code);
}

function readChunk(from: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(from, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Reads to the end, or to just beyond the maximum size of a document. */
function readBounded(from: number): Buffer {
  const chunks: Buffer[] = [];
  for (let length = 0; length <= LARGEST; ) {
    const chunk = Buffer.alloc(CHUNK);
    const read = readChunk(from, chunk);
    if (read === 0) break;
    chunks.push(chunk.subarray(0, read));
    length += read;
  }
  return Buffer.concat(chunks);
}

function read(file: string): Buffer {
  try {
    if (file === '-') return readBounded(STANDARD_INPUT);
    const from = openSync(file, 'r');
    const bytes = readBounded(from);
    closeSync(from);
    return bytes;
  } catch (error) {
    return stop(`cannot read ${file}: ${systemWords(error)}.`);
  }
}

function mapped(bytes: Buffer): MappedDocument {
  try {
    return mapDocument(readDocument(bytes));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [first] = error.details;
    return stop(`${first?.pointer || 'the document'} ${first?.message ?? error.message}.`);
  }
}

function main(): void {
  const given = process.argv.slice(3);
  watchOutput(stop, () => process.exit(0));
  if (given.includes('--help') || given.includes('-h')) return void process.stdout.write(HELP);
  const unknown = given.find((each) => /^-./.test(each) && each !== '--json');
  if (unknown !== undefined) stop(`unknown option '${unknown}'; see --help.`);
  const [file, ...more] = given.filter((each) => each !== '--json');
  if (file === undefined || more.length > 0) stop('give one file, or - for standard input; see --help.');
  process.stdout.write(`${JSON.stringify(mapped(read(file)), null, 2)}\n`);
}

main();
