import { accessSync, chmodSync, constants, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../../ground/make-folder.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';

/** Makes the folder in which runs remember what they did. Throws UsageError when nothing can be written there. */
export function openStateFolder(folder: string): string {
  try {
    makeFolder(folder, 0o700);
    // A folder that only runs use is for its owner alone, even if something else made it; one that was named in stateDir is left as it is.
    if (basename(folder) === '.plumbline') chmodSync(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe, { force: true });
    return folder;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `${folder} cannot be written (${code ?? message}), and without it nothing could be cleaned up; say in stateDir where it may be.`,
    );
  }
}

/** Replaces a file in one step: readers find the old content or the new, never half of one. */
export function replaceFile(path: string, text: string): void {
  const fresh = `${path}.${process.pid}.new`;
  writeFileSync(fresh, text, { mode: 0o600 });
  renameSync(fresh, path);
}
