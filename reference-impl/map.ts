import { readFileSync } from 'node:fs';
import { type MappedDocument, mapDocument } from './conversation-mapping/map-document.ts';
import { Problem } from './kernel/problem.ts';

const HELP = `plumbline map FILE|-: a request or callback of the standalone messaging-app API, mapped to the conversation service

  FILE    a file with one JSON document; - reads standard input
`;

/** Ends with one sentence on standard error. */
function stop(sentence: string): never {
  process.stderr.write(`plumbline map: ${sentence}\n`);
  process.exit(2);
}

function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return stop(`cannot read ${file}: ${(error as Error).message}.`);
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return stop(`${file === '-' ? 'standard input' : file} is not JSON: ${(error as Error).message}.`);
  }
}

function mapped(given: unknown): MappedDocument {
  try {
    return mapDocument(given);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [first] = error.details;
    return stop(`${first?.pointer || 'the document'} ${first?.message ?? error.message}.`);
  }
}

function main(): void {
  const [file, ...more] = process.argv.slice(3);
  if (file === '--help' || file === '-h') return void process.stdout.write(HELP);
  if (file === undefined || more.length > 0 || (file.startsWith('-') && file !== '-'))
    stop('give one file, or - for standard input; --help tells more.');
  process.stdout.write(`${JSON.stringify(mapped(parse(read(file), file)), null, 2)}\n`);
}

main();
