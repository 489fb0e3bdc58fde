/** How long a common run of lines is from every pair of places on. */
function commonRuns(before: readonly string[], after: readonly string[]): number[][] {
  const runs = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => runs[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      (runs[i] as number[])[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return runs;
}

/** The lines that differ between two texts, marked with - and +, each block under the line where it begins. */
export function changedLines(one: string, other: string): string {
  const [before, after] = [one.split('\n'), other.split('\n')];
  const runs = commonRuns(before, after);
  const lines: string[] = [];
  let marked = false;
  const mark = (sign: string, line: string | undefined, at: number): void => {
    if (!marked) lines.push(`@@ line ${at + 1}`);
    marked = true;
    lines.push(`${sign} ${line}`);
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      marked = false;
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && (runs[i + 1]?.[j] ?? 0) >= (runs[i]?.[j + 1] ?? 0))) {
      mark('-', before[i], i);
      i += 1;
    } else {
      mark('+', after[j], i);
      j += 1;
    }
  }
  return lines.join('\n');
}
