import { Candidates } from '../faults/grammar/grammar.ts';
import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { alternatives } from '../variants/alternatives/index.ts';
import { behaviourWith } from '../worlds/behaviour.ts';
import type { Platform } from '../worlds/platform.ts';
import { Trace, tracing } from '../worlds/trace.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';
import { rulesReaching, watching } from './reach.ts';

function begin(platform: Platform, withFaults: boolean): Reply {
  const trace = new Trace(withFaults ? new Candidates() : undefined);
  platform.trace = trace;
  platform.behaviour = behaviourWith(
    platform.parts,
    [tracing(trace), ...alternatives.map((each) => watching(trace, each))],
    platform.behaviour.variant,
  );
  return { status: 200, body: { on: true } };
}

function end(platform: Platform): Reply {
  platform.trace = undefined;
  platform.behaviour = behaviourWith(platform.parts, [], platform.behaviour.variant);
  return { status: 200, body: { on: false } };
}

function show({ trace, parts }: Platform): Reply {
  if (!trace) throw new Problem(409, 'Nothing is traced; PUT /trace begins.');
  const reaching = alternatives.map((each) => [each.name, rulesReaching(parts, trace, each)] as const);
  return {
    status: 200,
    body: { rules: trace.reached(), alternatives: Object.fromEntries(reaching), faults: trace.found() },
  };
}

/** What each rule's examples reach in a platform without faults, from the moment when it is switched on. */
export const traceOperations: readonly LabOperation[] = [
  {
    id: 'lab.trace.switch',
    method: 'PUT',
    path: '/trace',
    summary: 'Begins to note what requests reach, by the rule that they name, or ends it. Switches all faults off.',
    schema: objectOf({ on: { type: 'boolean' } }, { faults: { type: 'boolean' } }),
    run: ({ caller, body: { on, faults = false } }: LabCall<{ on: boolean; faults?: boolean }>) =>
      on ? begin(caller, faults) : end(caller),
  },
  {
    id: 'lab.trace.read',
    method: 'GET',
    path: '/trace',
    summary:
      'Lists what was reached: operations, letters and decisions by rule, and the rules by alternative and by fault of the grammar.',
    run: ({ caller }) => show(caller),
  },
];
