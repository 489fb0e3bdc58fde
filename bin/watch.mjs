// Watches over a command in a process of its own, which nothing that the command does can hold up.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const RED = 1;
const CANCELLED = 130;
const HARNESS = 5;
/** No reports were written: no exit code of a run. */
const FAILED = 70;

// Milliseconds: to begin to stop, to write reports, without a sign of life, to leave at once, between two looks.
const PATIENCE = {
  stop: 2_000,
  reports: 120_000,
  silence: 120_000,
  farewell: 500,
  look: 1_000,
  ...JSON.parse(process.env.PLUMBLINE_PATIENCE || '{}'),
};

const complain = (sentence) => process.stderr.write(`plumbline: ${sentence}\n`);
const seconds = (milliseconds) => `${milliseconds / 1000} s`;

function start(words, options) {
  const command = [...options, process.argv[1], ...process.argv.slice(2)];
  const env = { ...process.env, PLUMBLINE_WATCHED: JSON.stringify(words) };
  return spawn(process.execPath, command, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
}

const run = { spool: undefined, leaving: undefined, stopping: false, limited: false, why: undefined };
let cancelled = false;
// Counted in looks, not by the clock: a machine that slept has not been silent.
let silent;
let current = start({}, process.execArgv);

/** Ends the run by force; `why` completes "the run ended before its time: ". */
function kill(why) {
  run.why ??= why;
  current.kill('SIGKILL');
}

/** The run has so long to begin to stop, and then to write its reports. */
function awaitEnd(why) {
  setTimeout(() => {
    if (!run.stopping) kill(why);
  }, PATIENCE.stop).unref();
}

function cancel(signal) {
  if (cancelled) {
    if (current.connected) current.send({ now: true });
    setTimeout(() => kill('it was cancelled twice'), PATIENCE.farewell).unref();
    run.unwanted = run.spool;
    run.spool = undefined;
    return;
  }
  cancelled = true;
  if (current.connected) current.send({ signal });
  awaitEnd('it did not answer when it was cancelled');
}

function hear({ spool, leaving, stopping, limit, arrived }) {
  silent = 0;
  if (arrived !== undefined) run.arrived = arrived ?? undefined;
  if (spool !== undefined) run.spool = spool ?? undefined;
  if (leaving !== undefined) run.leaving = leaving;
  // A run that has ended is not to be stopped while it writes its reports.
  if (limit !== undefined) clearTimeout(run.limit);
  if (limit)
    run.limit = setTimeout(() => {
      run.limited = true;
      awaitEnd('it did not answer when its limit was reached');
    }, limit);
  run.limit?.unref();
  if (stopping && !run.stopping) {
    run.stopping = true;
    setTimeout(() => kill('its reports took too long'), PATIENCE.reports).unref();
  }
}

const looking = setInterval(() => {
  if (silent === undefined) return;
  silent += PATIENCE.look;
  if (silent <= PATIENCE.silence) return;
  const over = run.arrived === undefined ? '' : ` over ${run.arrived}`;
  run.slowedBy = run.arrived;
  kill(`it gave no sign of life for ${seconds(PATIENCE.silence)}${over}`);
}, PATIENCE.look);

const wordFor = (code, signal) => (signal ? `it was ended by ${signal}` : `it ended with exit code ${code}`);

function conclude(code, signal) {
  clearInterval(looking);
  if (run.unwanted) rmSync(run.unwanted, { force: true });
  if (!run.spool) {
    if (cancelled) process.exit(run.leaving ?? CANCELLED);
    if (run.leaving === code) process.exit(code);
    complain(`the command ended before its time: ${run.why ?? wordFor(code, signal)}.`);
    process.exit(HARNESS);
  }
  rescue(run.why ?? wordFor(code, signal));
}

/** Has the reports of what ran written by a fresh process. */
function rescue(why) {
  const { spool, limited, slowedBy } = run;
  complain(`the run ended before its time: ${why}.`);
  current = start({ spool, why, cancelled, limited, slowedBy }, []);
  const late = setTimeout(() => current.kill('SIGKILL'), PATIENCE.reports);
  current.on('exit', (code) => {
    clearTimeout(late);
    // What a target made slow is judged, and ends with any code of a verdict.
    const isDone =
      [RED, HARNESS, CANCELLED].includes(code) || (slowedBy !== undefined && code !== null && code !== FAILED);
    if (!isDone) complain(`its reports could not be written either; the record of what ran is ${spool}.`);
    process.exit(isDone ? code : cancelled ? CANCELLED : HARNESS);
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => cancel(signal));
current.on('message', hear);
current.on('error', (error) => {
  complain(`cannot start: ${error.message}.`);
  process.exit(HARNESS);
});
// What it said last may arrive after its end.
const silence = new Promise((resolve) => {
  current.once('disconnect', resolve);
  current.once('exit', () => setTimeout(resolve, PATIENCE.stop));
});
current.once('exit', (code, signal) => void silence.then(() => conclude(code, signal)));
