// A process that carries out one command of plumbline after the other: what a command has loaded, the next one finds.
import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';
import { isBuilt } from '../../bin/built.mjs';

// A run keeps the heap of its process small, which costs one that goes on more than it saves.
v8.setFlagsFromString = () => undefined;
syncBuiltinESMExports();

const { enableCompileCache } = await import('node:module');
enableCompileCache?.();

const built = isBuilt();
if (built) await import('../../bin/built-stack.mjs');
else {
  (await import('tsx/esm/api')).register();
  process.setSourceMapsEnabled(true);
}
const mainOf = (path) => (built ? `../../built/${path.replaceAll('/', '-')}.js` : `../../${path}.ts`);
const MAINS = { serve: mainOf('reference-impl/main'), map: mainOf('reference-impl/map/main') };

const FULL = 600 * 2 ** 20;
const LISTENED = ['exit', 'uncaughtException', 'SIGINT', 'SIGTERM', 'SIGHUP'];
const quit = process.exit.bind(process);
let count = 0;
let code;

/** Lets `take` have what is written to a stream. */
function hear(stream, take) {
  stream.write = (chunk, encoding, done = encoding) => {
    // What would have ended says no more.
    if (code === undefined) take(String(chunk));
    if (typeof done === 'function') done();
    return true;
  };
}

function dress({ args, cwd, environment }) {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  process.argv.splice(2, process.argv.length, ...args);
}

/** Removes what a command listens to, and does what it left for the end of its process. */
function undress(before, code) {
  for (const name of LISTENED)
    for (const listener of process.listeners(name)) {
      if (before[name].includes(listener)) continue;
      process.off(name, listener);
      if (name === 'exit') listener(code);
    }
}

/**
 * Loads what carries out the command, and answers its exit code once it wants to end its process. `isSpent` when it has
 * not come to its end by then.
 */
function ended(command) {
  count += 1;
  code = undefined;
  return new Promise((resolve, reject) => {
    let isOver = false;
    process.exit = (given) => {
      code ??= given;
      setImmediate(() => resolve({ code, isSpent: !isOver }));
      // The commands of the reference rely on it that nothing comes after.
      if (command in MAINS) throw new Error('the end of the process');
    };
    const over = (error) => {
      isOver = true;
      if (code === undefined && error) reject(error);
      else resolve({ code: code ?? 0, isSpent: false });
    };
    import(`${MAINS[command] ?? mainOf('support/cli/main')}?${count}`).then(() => over(), over);
  });
}

async function carryOut(command) {
  const text = { stdout: '', stderr: '' };
  for (const name of Object.keys(text))
    hear(process[name], (chunk) => {
      text[name] += chunk;
    });
  dress(command);
  const before = Object.fromEntries(LISTENED.map((name) => [name, process.listeners(name)]));
  const { code: left, isSpent } = await ended(command.args[0]);
  undress(before, left);
  return { said: { code: left, ...text }, isSpent: isSpent || process.memoryUsage.rss() > FULL };
}

for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);
process.once('disconnect', () => quit(0));
process.on('message', async (command) => {
  const broken = ({ stack }) => ({ said: { code: 5, stdout: '', stderr: stack }, isSpent: true });
  process.send(await carryOut(command).catch(broken));
});
