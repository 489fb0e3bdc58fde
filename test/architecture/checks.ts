import { aloneChecks } from './alone-checks.ts';
import {
  bridgesBesideTheOne,
  packagesAwayFromHome,
  productOnTests,
  secondServerMixedIn,
  stepsBeyondTheirReach,
} from './boundaries.ts';
import { type Check, file } from './check.ts';
import { referenceChecks } from './reference-checks.ts';
import { hiddenInputs } from './rooms.ts';
import { shapeChecks } from './shape-checks.ts';
import { sinkChecks } from './sink-checks.ts';

/** Every rule of the architecture. */
export const checks: readonly Check[] = [
  ...sinkChecks,
  ...aloneChecks,
  ...referenceChecks,
  {
    says: 'steps use the example and the ground only',
    find: stepsBeyondTheirReach,
    planted: [
      file('steps/a.steps.ts', "import { x } from '../support/wire/http/client.ts';"),
      file('steps/b.steps.ts', "import type { X } from '../support/wire/target/target.ts';"),
      file('steps/c.steps.ts', "import {\n  one,\n  two,\n} from '../reference-impl/kernel/clock.ts';"),
    ],
    innocent: [file('steps/d.steps.ts', "import { expectStatus } from '../support/example/expect/answer.ts';")],
  },
  {
    says: 'harness and reference meet at one bridge',
    find: bridgesBesideTheOne,
    planted: [
      file('support/example/session/a.ts', "import type { Clock } from '../../../reference-impl/kernel/clock.ts';"),
      file('support/wire/target/bundled.ts', "import { startPlatform } from '../../../reference-impl/compose.ts';"),
      file('support/wire/target/other.ts', "await import('../../../reference-impl/compose.ts');"),
      file('reference-impl/http/a.ts', "export * from '../../support/wire/http/exchange.ts';"),
      file('reference-impl/http/b.ts', "export { x } from '../../steps/messages.steps.ts';"),
    ],
    innocent: [file('support/wire/target/bundled.ts', "await import('../../../reference-impl/compose.ts');")],
  },
  {
    says: 'no product code imports tests',
    find: productOnTests,
    planted: [file('support/cli/a.ts', "import '../../test/unit/a.ts';")],
    innocent: [file('test/unit/a.test.ts', "import './b.ts';")],
  },
  {
    says: 'the second server shares no code with anything',
    find: secondServerMixedIn,
    planted: [
      file('test/vendor/src/a.ts', "import { secondsOf } from '../../../reference-impl/kernel/duration.ts';"),
      file('test/vendor/src/voice/b.ts', "import type { Rule } from '../../../../support/ground/rules/rule.ts';"),
      file('test/vendor/a.test.ts', "import { settings } from './src/config.ts';"),
    ],
    innocent: [
      file('test/vendor/src/voice/c.ts', "import { settings } from '../config.ts';"),
      file('test/vendor/b.test.ts', "import { startVendor } from './start.ts';"),
    ],
  },
  {
    says: 'a package with a home is imported nowhere else',
    find: packagesAwayFromHome,
    planted: [
      file('support/example/verbs/a.ts', "import { request } from 'undici';"),
      file('reference-impl/kernel/outbox.ts', "import { Agent } from 'undici';"),
      file('reference-impl/reports/schedule.ts', "import { Cron } from 'croner';"),
      file('support/example/session/b.ts', "import { expect } from 'chai';"),
      file('support/reports/c.ts', "import { Ajv } from 'ajv/dist/2020.js';"),
      file('support/wire/target/external.ts', "const { GenericContainer } = await import('testcontainers');"),
    ],
    innocent: [
      file('support/wire/http/client.ts', "import { Pool } from 'undici';"),
      file('test/interop/a.test.ts', "import { Pool } from 'undici';"),
      file('support/wire/target/container.ts', "await import('testcontainers');"),
    ],
  },
  {
    says: 'time, randomness and environment stay in their rooms',
    find: hiddenInputs,
    planted: [
      file('reference-impl/messaging/a.ts', 'const now = Date.now();'),
      file('reference-impl/messaging/b.ts', 'const now = new Date();'),
      file('support/example/session/c.ts', 'await new Promise((r) => setTimeout(r, 5));'),
      file('support/example/session/d.ts', 'setInterval(f, 5);'),
      file('steps/e.steps.ts', 'const n = Math.random();'),
      file('reference-impl/http/f.ts', "import { randomUUID } from 'node:crypto';"),
      file('reference-impl/http/g.ts', 'randomBytes(8);'),
      file('support/reports/h.ts', 'const { CI } = process.env;'),
    ],
    innocent: [
      file('reference-impl/kernel/clock.ts', 'Date.now();'),
      file('support/example/session/i.ts', 'new Date(at).toISOString(); /* Date.now */ // setTimeout\n'),
    ],
  },
  ...shapeChecks,
];
