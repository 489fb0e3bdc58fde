import { realTime } from '../../ground/time/pause.ts';
import { HttpClient } from '../../wire/http/client.ts';
import type { Reach } from '../../wire/http/reach.ts';
import { Callers, callersIn } from '../../wire/safety/callers.ts';
import { FormerStates } from '../../wire/safety/former-states.ts';
import { ResourceJournal } from '../../wire/safety/resource-journal.ts';
import type { Limits, Restraint } from '../../wire/safety/restraint.ts';
import { RunJournal } from '../../wire/safety/run-journal.ts';
import { openStateFolder } from '../../wire/safety/state-folder.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';

/** The limits of a run: without a lab only declared numbers get messages, and only they and `lookups` are looked up. */
export function limitsOf({ lab, limits, numbers, lookups = {}, safety, credentials = {} }: ResolvedTarget): Limits {
  const { sideEffects, allowPlainHttp = true } = safety ?? {};
  const safe = { ...limits, sideEffects, onlySafeHttp: !allowPlainHttp };
  if (lab) return safe;
  const services: string[] = [];
  for (const project of [credentials.project, credentials.otherProject])
    for (const id of [project?.serviceId, project?.secondServiceId]) if (id !== undefined) services.push(id);
  return { ...safe, numbers: Object.values(numbers).flat(), lookedUp: Object.keys(lookups), services };
}

/** The client of a run, and the journal of what it makes on a shared account; a lab's worlds need none. */
export function clientOf({ target, runId }: RunContext, restraint: Restraint, reach: Reach) {
  const options = { reach, restraint, patience: target.patienceMs };
  const { lab, safety, bindings } = target;
  if (lab || !safety?.sideEffects.length) return { http: new HttpClient(options) };
  const made = new ResourceJournal(openStateFolder(safety.stateDir), runId, realTime.now, bindings);
  const journal = new RunJournal(made);
  const http = new HttpClient({ ...options, journal });
  if (safety.sideEffects.includes('resources'))
    journal.former = new FormerStates(new Callers(http, callersIn(target)), made, bindings);
  return { http, journal };
}
