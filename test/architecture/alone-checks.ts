import { groundOnOthers } from './boundaries.ts';
import type { Check } from './checks.ts';
import type { SourceFile } from './source.ts';

const file = (path: string, text = ''): SourceFile => ({ path, text });

/** Folders that everything else builds on: they import nothing above them. */
export const aloneChecks: readonly Check[] = [
  {
    says: 'the ground of the harness stands alone',
    find: groundOnOthers,
    planted: [file('support/ground/a.ts', "import type { Target } from '../target/target.ts';")],
    innocent: [
      file(
        'support/ground/b.ts',
        "import { x } from './c.ts';\nimport { y } from '../problems/harness-error.ts';\nimport { load } from 'js-yaml';",
      ),
    ],
  },
];
