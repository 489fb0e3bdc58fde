// Loaded before a command by NODE_OPTIONS: once the file PLANT_AT is there, the process that runs examples misbehaves.
import { subscribe } from 'node:diagnostics_channel';
import { existsSync, renameSync, writeFileSync } from 'node:fs';

const { PLANT, PLANT_AT = '', PLANT_IN = 'run', PLUMBLINE_WATCHED } = process.env;

const misbehave = {
  'loops for ever': () => {
    for (;;);
  },
  'leaves by itself': () => process.exit(0),
  'is killed': () => process.kill(process.pid, 'SIGKILL'),
  'runs out of memory': () => {
    const all = [];
    for (;;) all.push(new Array(100_000).fill({}));
  },
};

if (PLANT === 'is caught in a long answer' && PLUMBLINE_WATCHED === '{}')
  subscribe('plumbline.long-text', () => {
    writeFileSync(`${PLANT_AT}.${process.pid}`, '');
    // After the subscribers behind this one.
    queueMicrotask(misbehave['loops for ever']);
  });

const isWorker = /example-worker\.[jt]s$/.test(process.argv[1] ?? '');
const isMeant = PLANT_IN === 'worker' ? isWorker : PLUMBLINE_WATCHED === '{}';

if (isMeant && PLANT in misbehave) {
  const look = setInterval(() => {
    if (!existsSync(PLANT_AT)) return;
    clearInterval(look);
    // Says which process it was by the name that the file gets.
    renameSync(PLANT_AT, `${PLANT_AT}.${process.pid}`);
    misbehave[PLANT]();
  }, 5);
  look.unref();
}
