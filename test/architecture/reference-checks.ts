import type { Check } from './check.ts';
import {
  domainOnTheEdge,
  faultsOnOperations,
  filesWithoutTopic,
  interfacesOnWorlds,
  referenceCircles,
  upwardImports,
} from './reference.ts';
import type { SourceFile } from './source.ts';

const file = (path: string, text = ''): SourceFile => ({ path: `reference-impl/${path}`, text });

/** Who in the reference may import whom, and what an interface sees of a world. */
export const referenceChecks: readonly Check[] = [
  {
    says: 'imports of the reference run downward',
    find: upwardImports,
    planted: [
      file('kernel/a.ts', "import type { World } from '../worlds/registry.ts';"),
      file('http/b.ts', "import type { Behaviour } from '../worlds/behaviour.ts';"),
      file('worlds/c.ts', "import type { VoiceState } from '../voice/state.ts';"),
      file('worlds/d.ts', "import type { Grant } from '../auth/bearer.ts';"),
      file('worlds/e.ts', "import type { Row } from '../deviations/fault.ts';"),
      file('auth/f.ts', "import { faults } from '../deviations/faults/index.ts';"),
      file('voice/interface.ts', "import { x } from '../messaging/state.ts';"),
      file('conversation-mapping/g.ts', "import { x } from '../conversation/state.ts';"),
      file('lab/h.ts', "import { startPlatform } from '../compose.ts';"),
      file('keep/i.ts', "import { makeFirstWorlds } from '../start/first-worlds.ts';"),
      file('deviations/faults/voice/i.ts', "import { x } from '../../../lab/overview.ts';"),
      file('library/i.ts', "import { x } from '../lab/overview.ts';"),
    ],
    innocent: [
      file('kernel/j.ts', "import { Clock } from './clock.ts';\nimport { x } from 'undici';"),
      file('voice/operations/k.ts', "import type { Call } from '../../http/operation.ts';"),
      file('conversation-mapping/l.ts', "import { P } from '../kernel/problem.ts';"),
      file('lab/m.ts', "import { findFaults } from '../deviations/faults/index.ts';"),
      file('compose.ts', "import { findFaults } from './deviations/faults/index.ts';"),
      file('library/n.ts', "import { startPlatform } from '../compose.ts';"),
    ],
  },
  {
    says: 'an interface sees its own scope of a world',
    find: interfacesOnWorlds,
    planted: [
      file('messaging/interface.ts', "import type { World } from '../worlds/registry.ts';"),
      file('voice/operations/a.ts', "import { Registry } from '../../worlds/registry.ts';"),
      file('voice/b.ts', 'const { state } = world.scopes.messaging;'),
      file('voice/c.ts', 'const { scopes: { messaging } } = world;'),
      file('voice/d.ts', "type Other = Scope<'messaging'>;"),
    ],
    innocent: [
      file('voice/part.ts', "export type VoiceScope = Scope<'voice'>;"),
      file('lab/e.ts', 'const { state } = world.scopes.messaging;'),
    ],
  },
  {
    says: 'domain files know nothing of HTTP',
    find: domainOnTheEdge,
    planted: [
      file('messaging/a.ts', "import type { Reply } from '../http/operation.ts';"),
      file('messaging/b.ts', "import { createWorld } from '../worlds/create.ts';"),
      file('voice/checks/c.ts', "import type { IncomingMessage } from 'node:http';"),
      file('voice/d.ts', "import type { ProjectCaller } from '../auth/project-authentication.ts';"),
      file('conversation/scope.ts', "import { mapped } from '../conversation-mapping/send.ts';"),
    ],
    innocent: [
      file('messaging/interface.ts', "import type { Reply } from '../http/operation.ts';"),
      file('messaging/reports/operations.ts', "import type { Call } from '../../http/operation.ts';"),
      file('voice/operations/submit.ts', "import type { Call } from '../../http/operation.ts';"),
      file('messaging/part.ts', "import type { Scope } from '../worlds/parts.ts';"),
      file('conversation/scope.ts', "import type { ReportDraft } from '../conversation-mapping/report.ts';"),
      file('messaging/e.ts', "import type { Numbers } from '../worlds/numbers.ts';"),
    ],
  },
  {
    says: 'the messaging API is built by topic',
    find: filesWithoutTopic,
    planted: [file('messaging/webhook-checks.ts'), file('messaging/extras/a.ts')],
    innocent: [
      file('messaging/state.ts'),
      file('messaging/webhooks/checks.ts'),
      file('messaging/submit/sending-rules/no-route.ts'),
      file('voice/service.ts'),
    ],
  },
  {
    says: 'files of the reference import each other one way, but for pairs',
    find: referenceCircles,
    planted: [
      [
        file('messaging/a.ts', "import type { B } from './reports/b.ts';"),
        file('messaging/reports/b.ts', "import type { C } from '../c.ts';"),
        file('messaging/c.ts', "import type { A } from './a.ts';"),
      ],
    ],
    innocent: [
      file('messaging/a.ts', "import type { B } from './reports/b.ts';"),
      file('messaging/reports/b.ts', "import { isoOf } from '../../kernel/instant.ts';"),
    ],
  },
  {
    says: 'faults see types, state and decisions of an interface',
    find: faultsOnOperations,
    planted: [file('deviations/a.ts', "import { type A, isLive } from '../messaging/senders/sender-address.ts';")],
    innocent: [file('deviations/b.ts', "import { type A, type B } from '../voice/service.ts';")],
  },
];
