import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chosen, placed } from '../interop/command-line.ts';
import { peakEnvironment, peakIn, peaksIn } from '../interop/peak.ts';
import { ROBUST, swollenServer } from '../interop/targets/swollen-server.ts';
import { startPlatform } from './built.ts';
import { inFolder } from './cost.ts';
import type { Outcome, Part } from './figure.ts';

const start = promisify(execFile);

/** What `read` finds of the peak resident sets of a run, in megabytes; its verdict does not matter here. */
const peakOf = (read: typeof peakIn, ...options: string[]): Promise<number> =>
  inFolder(async (place) => {
    const command = ['bin/plumbline', 'run', '--quiet', '--out', join(place, 'out'), ...options];
    const env = { ...process.env, ...peakEnvironment(place) };
    await start(process.execPath, command, { env, maxBuffer: 1 << 26 }).catch(() => undefined);
    return read(place);
  });

async function largeAnswers(): Promise<Outcome> {
  const { addresses, close } = await startPlatform();
  const { lab, messaging, ...others } = addresses;
  const swollen = await swollenServer(messaging as string);
  const interfaces = { messaging: swollen.url, ...others };
  const { file, place } = placed({ name: 'swollen', kind: 'external', scope: 'reference', interfaces, lab });
  try {
    const value = await peakOf(peakIn, '--target', file, ...chosen(ROBUST));
    return { value, detail: `${swollen.given.answers} such answers` };
  } finally {
    swollen.close();
    await close();
    rmSync(place, { recursive: true, force: true });
  }
}

export const memory: Part<'whole' | 'summed' | 'large'> = {
  title: 'Memory of a run',
  about:
    'Peak resident sets: of the process that runs the examples and the reference, and of all processes. One that ran a single rule held 160 MB,\n' +
    'one that watches 44 MB. The heap may grow by 40 % past what is alive; with 10 % it needs a little less, and a run takes a sixth longer.',
  figures: {
    whole: { name: 'a whole run with one worker', unit: 'MB', bound: { atMost: 250 } },
    summed: { name: 'a whole run, all its processes added up', unit: 'MB', bound: { atMost: 450 } },
    large: { name: 'a run whose target answers 2 to 4 MB', unit: 'MB', bound: { atMost: 600 } },
  },
  measure: async () => ({
    whole: { value: await peakOf(peakIn, '--workers', '1') },
    summed: { value: await peakOf(peaksIn) },
    large: await largeAnswers(),
  }),
};
