import { HttpClient } from '../http/client.ts';
import type { Reach } from '../http/reach.ts';
import type { Restraint } from '../http/restraint.ts';
import { Callers, callersIn } from '../safety/callers.ts';
import { FormerStates } from '../safety/former-states.ts';
import { ResourceJournal } from '../safety/resource-journal.ts';
import { RunJournal } from '../safety/run-journal.ts';
import { openStateFolder } from '../safety/state-folder.ts';
import type { RunContext } from '../target/run-context.ts';
import { realTime } from '../time/pause.ts';

/** The journal of what is made on an account that others use too; the worlds of a lab go as they came. */
function journalOf({ target, runId }: RunContext): ResourceJournal | undefined {
  if (target.lab || !target.safety?.sideEffects.length) return undefined;
  return new ResourceJournal(openStateFolder(target.safety.stateDir), runId, realTime.now, target.bindings);
}

/** The client of a run, and what remembers what its requests do. */
export function clientOf(
  context: RunContext,
  restraint: Restraint,
  reach: Reach,
): { http: HttpClient; journal?: RunJournal } {
  const made = journalOf(context);
  const { patienceMs: patience } = context.target;
  const options = { reach, restraint, patience };
  if (!made) return { http: new HttpClient(options) };
  const journal = new RunJournal(made);
  const http = new HttpClient({ ...options, journal });
  const { target } = context;
  if (target.safety?.sideEffects.includes('resources'))
    journal.former = new FormerStates(new Callers(http, callersIn(target)), made, target.bindings);
  return { http, journal };
}
