import { fileURLToPath } from 'node:url';

/** The folder of this project: feature files and steps are found there, wherever the command is called from. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
