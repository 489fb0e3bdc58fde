import { MOST_ENTRIES } from '../http/bounds.ts';
import type { Reply } from '../http/operation.ts';
import { thereAre } from '../kernel/names.ts';
import { Problem, refuse } from '../kernel/problem.ts';
import { someCommands } from '../voice/call-behavior/static-commands.ts';
import { type Command, describeCall } from '../voice/calls/simulated-call.ts';
import { DETECTED, type Happening, type ScriptStep, startCall, TURNED_DOWN } from '../voice/calls/start-call.ts';
import { type LabCall, type LabOperation, objectOf, spanAt, verb } from './lab-operation.ts';

interface WrittenStep {
  readonly after?: string;
  readonly leg?: string;
  readonly happens: Happening;
  readonly commands?: readonly Command[];
  readonly keys?: string;
}

interface NewCall {
  readonly project?: string;
  readonly service?: string;
  readonly script?: readonly WrittenStep[];
}

/** The service that handles a call: the one it names, else the one the platform picks. Section "Voice service". */
function place({ scope: world, body }: LabCall<NewCall>): Reply {
  const [first] = world.projects.keys();
  const project = body.project ?? (first as string);
  const { decisions, state } = world.scopes.voice;
  if (!state.projects.has(project))
    throw new Problem(404, `There is no project ${project.slice(0, 100)}; ${thereAre([...state.projects.keys()])}.`);
  const service = decisions.serviceForCall(state.servicesOf(project), body.service);
  if (!service) throw new Problem(404, `The project ${project} has no service for this call.`);
  const { serviceId, callBehavior = { type: 'NONE' } } = service;
  const steps: ScriptStep[] = [];
  for (const { after = 'PT0S', leg = 'incoming', happens, commands, keys = '' } of body.script ?? []) {
    const at = `/script/${steps.length}`;
    const span = spanAt(`${at}/after`, after);
    const mistakes = happens === 'told' ? someCommands(commands, `${at}/commands`) : [];
    refuse(mistakes);
    steps.push({ after: span, leg, happens, commands: commands ?? [], keys });
  }
  const { id } = startCall(world.scopes.voice, service, steps);
  return { status: 201, body: { id, serviceId, behavior: callBehavior } };
}

const STEP = objectOf({
  happens: { enum: ['answered', 'hung up', 'speech', 'told', 'keys', ...Object.keys(TURNED_DOWN), ...DETECTED] },
  'after?': { type: 'string' },
  'leg?': { type: 'string' },
  'commands?': { type: 'array' },
  'keys?': { type: 'string', maxLength: 100 },
});

export const callOperations: readonly LabOperation[] = [
  verb('lab.calls.place', 'POST', '/worlds/:world/calls', {
    summary:
      'Starts an incoming call; without `service` the default service takes it. `script` lists what happens, each step `after` the start.',
    schema: objectOf({
      'project?': { type: 'string' },
      'service?': { type: 'string' },
      'script?': { type: 'array', maxItems: MOST_ENTRIES, items: STEP },
    }),
    run: place,
  }),
  verb('lab.calls.read', 'GET', '/worlds/:world/calls/:call', {
    summary: 'Shows a call: its current legs, bridges and recordings, and its history.',
    run: ({ scope: world, params }) => {
      const call = world.scopes.voice.state.calls.get(params.call as string);
      if (!call) throw new Problem(404, `There was no call ${params.call} in this world.`);
      return { status: 200, body: describeCall(call) };
    },
  }),
];
