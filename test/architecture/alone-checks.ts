import { groundOnOthers, kernelOnOthers, mappingOnOthers } from './boundaries.ts';
import type { Check } from './checks.ts';
import type { SourceFile } from './source.ts';

const file = (path: string, text = ''): SourceFile => ({ path, text });

/** Folders that everything else stands on: they lean on nothing above them. */
export const aloneChecks: readonly Check[] = [
  {
    says: 'the kernel stands alone',
    find: kernelOnOthers,
    planted: [file('reference-impl/kernel/a.ts', "import type { World } from '../worlds/world.ts';")],
    innocent: [
      file('reference-impl/kernel/b.ts', "import { Clock } from './clock.ts';\nimport { x } from 'undici';"),
    ],
  },
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
  {
    says: 'the conversation mapping uses the kernel only',
    find: mappingOnOthers,
    planted: [
      file('reference-impl/conversation-mapping/a.ts', "import type { World } from '../worlds/world.ts';"),
      file('reference-impl/conversation-mapping/b.ts', "import { x } from '../conversation/state.ts';"),
    ],
    innocent: [file('reference-impl/conversation-mapping/c.ts', "import { P } from '../kernel/problem.ts';")],
  },
];
