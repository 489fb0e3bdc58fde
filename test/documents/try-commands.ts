import { guides } from './project-documents.ts';
import { tryDocument } from './session.ts';

/** Carries out the commands of the named documents, or of all that have some, and holds the shown output against theirs. */
const named = process.argv.slice(2);

for (const path of named.length > 0 ? named : guides()) {
  const began = performance.now();
  const { blocks, problems } = tryDocument(path);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (blocks > 0) console.log(`${path}: ${blocks} blocks of commands, ${problems.length} problems (${seconds} s)`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
