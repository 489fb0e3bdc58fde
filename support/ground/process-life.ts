import { readFileSync } from 'node:fs';

function fieldsOf(pid: number): readonly string[] {
  try {
    // The name of the program comes before, in brackets, and may have blanks and brackets itself.
    return readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** When a process began, where the system says it: another process with the same number began at another time. */
export const beginningOf = (pid: number): string | undefined => fieldsOf(pid)[19];

/** Whether a process runs; one that has ended and is only listed until its parent asks for it does not. */
export function lives(pid: number, began?: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const [state = '', ...{ 18: now }] = fieldsOf(pid);
  return !/[ZX]/.test(state) && (began ?? now) === now;
}
