import { describeInterface } from '../http/describe.ts';
import type { Identity, Interface, Reply, WireRequest } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { Platform } from '../worlds/platform.ts';
import type { World } from '../worlds/registry.ts';
import { callbackOperations } from './callbacks.ts';
import { type LabPlace, refuseStrangers } from './caller-checks.ts';
import { callOperations } from './calls.ts';
import { clockOperations } from './clock.ts';
import { conversationLabOperations } from './conversation.ts';
import { eventsOperation } from './events/world-stream.ts';
import { faultOperations } from './faults.ts';
import { homeRegisterOperations } from './home-register.ts';
import { type LabCaller, type LabOperation, verb } from './lab-operation.ts';
import { raceOperations, refusalOperations, tokenLabOperation, voiceLabOperation } from './limits.ts';
import { messagingLabOperations } from './messaging.ts';
import { pageOperations } from './page-files.ts';
import { composeOperation, requestOperations } from './requests/request-operations.ts';
import { traceOperations } from './trace.ts';
import { viewOperations } from './views.ts';
import { copyOperations, worldOperations } from './worlds.ts';

function render(problem: Problem): Reply {
  const { status, message, headers } = problem;
  const details = problem.details.map(({ pointer, message }) => (pointer ? `${pointer}: ${message}` : message));
  return { status, body: { message, details }, headers };
}

const NO_PLACE: LabPlace = { host: '127.0.0.1', names: [], addresses: {}, operations: [] };

const LAB = { title: 'lab', description: "The operator's control interface of a platform under test." };

const telling = (id: string, path: string, body: object): LabOperation =>
  verb(id, 'GET', path, {
    run: () => ({ status: 200, body }),
  });

/** The world in the path; without one, the behaviour of the platform is enough to answer. */
function worldOf({ params }: WireRequest, platform: Platform): Identity<LabCaller> {
  if (params.world === undefined) return { world: { behaviour: platform.behaviour } as World, caller: platform };
  const world = platform.registry.worlds.get(params.world);
  if (!world) throw new Problem(404, `There is no world ${params.world}; POST /worlds makes one.`);
  return { world, caller: platform };
}

/** The operator's control interface on its own port, described by the OpenAPI file it serves. */
export function labInterface(platform: Platform, place: LabPlace = NO_PLACE): Interface<LabCaller> {
  const operations = [
    ...worldOperations,
    ...copyOperations,
    composeOperation(place),
    ...clockOperations,
    ...raceOperations,
    ...refusalOperations(place),
    ...faultOperations,
    ...traceOperations(place),
    ...messagingLabOperations,
    ...callbackOperations,
    ...callOperations,
    ...homeRegisterOperations,
    ...conversationLabOperations,
    tokenLabOperation,
    ...viewOperations(place),
    eventsOperation,
    ...requestOperations(place),
    voiceLabOperation,
  ];
  return {
    name: 'lab',
    faithful: true,
    operations: [
      ...operations,
      ...pageOperations,
      telling('lab.health', '/health', { status: 'ok' }),
      telling('lab.openapi', '/openapi.json', describeInterface(LAB, operations)),
    ].map((operation) => ({ ...operation, keepsNulls: true, scopeOf: (world) => world })),
    render,
    authenticate: (request) => {
      refuseStrangers(request, place);
      return worldOf(request, platform);
    },
  };
}
