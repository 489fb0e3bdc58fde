import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../fresh-folder.ts';
import { type Block, carriedOut, expectedExit, fencedBlocks, missingLines } from './blocks.ts';
import { ROOT, textOf } from './project-documents.ts';

const OWN = new Set(['.git', 'reports', '.plumbline', 'target.yaml']);

/** A folder that looks like a fresh checkout: everything of the project, and no reports. */
function freshCheckout(): string {
  const folder = freshFolder();
  for (const name of readdirSync(ROOT).filter((each) => !OWN.has(each)))
    symlinkSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, '.said'));
  return folder;
}

const PREAMBLE = `set -e
servers=()
finish() {
  local code=$?
  for pid in "\${servers[@]}"; do kill -TERM -- "-$pid" 2> /dev/null || true; wait "$pid" 2> /dev/null || true; done
  exit "$code"
}
trap finish EXIT
`;

/** The lines of bash that carry a block out and keep what it says as number `i`. */
function carrying(block: Block, i: number): string {
  const said = `.said/${i}`;
  const begun = `echo ${i} > .said/at\n`;
  if (block.notes.includes('background'))
    return `${begun}set -m; ( ${block.text} ) > ${said} 2>&1 &
servers+=($!); set +m
for _ in $(seq 200); do grep -q 'Ctrl-C ends it' ${said} && break; sleep 0.1; done
grep -q 'Ctrl-C ends it' ${said}\n`;
  const code = expectedExit(block);
  if (code === 0) return `${begun}{\n${block.text}} > ${said} 2>&1 < /dev/null\n`;
  // Behind the subshell no `||`: bash would pass over every command in it that fails but the last.
  return `${begun}set +e; ( set -e\n${block.text}) > ${said} 2>&1 < /dev/null; code=$?; set -e
echo "ended with $code" >> ${said}; [ "$code" -eq ${code} ]\n`;
}

/** Carries out the commands of a document, in one shell and a fresh folder; answers what went wrong. */
export function tryDocument(path: string): { readonly blocks: number; readonly problems: string[] } {
  const shown = carriedOut(fencedBlocks(textOf(path)));
  if (shown.length === 0) return { blocks: 0, problems: [] };
  const folder = freshCheckout();
  const said = (i: number): string => {
    const file = join(folder, '.said', String(i));
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  try {
    writeFileSync(
      join(folder, '.said/script'),
      PREAMBLE + shown.map(({ commands }, i) => carrying(commands, i)).join(''),
    );
    const { status } = spawnSync('bash', ['.said/script'], { cwd: folder, timeout: 1_200_000 });
    const last = Number(readFileSync(join(folder, '.said/at'), 'utf8'));
    if (status !== 0)
      return {
        blocks: shown.length,
        problems: [`${path}:${shown[last]?.commands.line}: does not work\n${said(last)}`],
      };
    const problems = shown.flatMap(({ output }, i) =>
      missingLines(output?.text ?? '', said(i)).map(
        (line) =>
          `${path}:${output?.line}: the output has no such line (here, or in this order)\n${line}\nIt is\n${said(i)}`,
      ),
    );
    return { blocks: shown.length, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
