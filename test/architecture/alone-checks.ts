import { roomCircles } from '../house/circles.ts';
import { roomsOnRoomsAbove } from './boundaries.ts';
import { type Check, file } from './check.ts';

/** Folders that everything else builds on: they import nothing above them. */
export const aloneChecks: readonly Check[] = [
  {
    says: 'inside the harness imports go down',
    find: roomsOnRoomsAbove,
    planted: [
      file('support/ground/a.ts', "import type { Target } from '../wire/target/target.ts';"),
      file('support/wire/http/a.ts', "import { x } from '../../example/session/session.ts';"),
      file('support/client/a.ts', "import { x } from '../example/session/session.ts';"),
      file('support/example/session/a.ts', "import { x } from '../../ledger/judge.ts';"),
      file('support/ledger/a.ts', "import type { X } from '../wire/http/exchange.ts';"),
      file('support/reports/a.ts', "import { x } from '../wire/safety/lease.ts';"),
      file('support/reports/b.ts', "import { x } from '../cli/streams.ts';"),
      file('support/cellar/a.ts', "import { x } from '../ground/claim.ts';"),
    ],
    innocent: [
      file('support/ground/b.ts', "import { y } from './problems/harness-error.ts';\nimport { z } from 'ajv';"),
      file('support/ledger/b.ts', "import { x } from '../ground/claim.ts';"),
      file('support/example/session/b.ts', "import { x } from '../../client/built-in/bearer-client.ts';"),
      file('support/cli/b.ts', "import { x } from '../ledger/judge.ts';"),
    ],
  },
  {
    says: 'no folders import values from each other in a circle',
    find: (files) =>
      roomCircles(files.filter(({ path }) => !path.startsWith('test/'))).map(
        (circle) => `${circle.join(' → ')}: a circle`,
      ),
    planted: [
      [
        file('support/wire/http/c.ts', "import { x } from '../safety/c.ts';"),
        file('support/wire/safety/c.ts', "import { y } from '../http/c.ts';"),
      ],
      [
        file('reference-impl/auth/c.ts', "import { x } from '../worlds/c.ts';"),
        file('reference-impl/worlds/c.ts', "import { y } from '../voice/c.ts';"),
        file('reference-impl/voice/c.ts', "import { z } from '../auth/c.ts';"),
      ],
    ],
    innocent: [file('support/wire/http/d.ts', "import { x } from '../../ground/claim.ts';")],
  },
];
