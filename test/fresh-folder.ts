import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder that nobody else uses; the system clears it away. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'plumbline-'));
