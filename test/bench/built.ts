import { join } from 'node:path';
import { ROOT } from '../../support/ground/own-package.ts';

type Composing = typeof import('../../reference-impl/compose.ts');
type Opening = typeof import('../../reference-impl/keep/open-journal.ts');

/** Modules of the reference as users run them: `npm run bench` builds them first. */
const built = (path: string) => import(join(ROOT, 'built', `reference-impl-${path}`));

export const { startPlatform }: Composing = await built('compose.js');
export const { openJournal }: Opening = await built('keep-open-journal.js');
