import { UsageError } from '../../ground/problems/usage-error.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { realTime } from '../../ground/time/pause.ts';
import { HttpClient } from '../http/client.ts';
import { Reach } from '../http/reach.ts';
import type { ContainerLog } from './container-log.ts';
import { addressesInside, type ContainerSettings } from './container-settings.ts';
import type { ResolvedTarget } from './target.ts';

const PATIENCE = '60s';

const TURN_MS = 100;
const ANSWER_MS = 5000;

interface Signs {
  readonly settings: ContainerSettings;
  readonly target: Pick<ResolvedTarget, 'interfaces' | 'lab'>;
  readonly found: (address: string) => string;
  readonly log: ContainerLog;
  readonly inspect: () => Promise<{ readonly Running: boolean; readonly ExitCode: number }>;
}

async function statusOf(http: HttpClient, url: string): Promise<number> {
  try {
    return (await http.send({ method: 'GET', url, headers: {} })).status;
  } catch {
    return 0;
  }
}

async function missing(http: HttpClient, { settings, target, found, log }: Signs): Promise<string | undefined> {
  const { readyLog, readyPath } = settings;
  if (readyLog !== undefined && !log.text.includes(readyLog)) return `it did not print ${JSON.stringify(readyLog)}`;
  if (readyPath !== undefined) {
    const status = await statusOf(http, found(readyPath));
    return status >= 200 && status < 300 ? undefined : `${readyPath} did not answer with 2xx`;
  }
  if (readyLog !== undefined) return undefined;
  for (const address of addressesInside(target))
    if ((await statusOf(http, found(address))) === 0) return `nothing answered at ${address}`;
  return undefined;
}

export async function awaitReady(signs: Signs): Promise<void> {
  const { settings, target, found, log, inspect } = signs;
  const name = `the container of ${settings.image ?? settings.dockerfile}`;
  const { patience = PATIENCE, readyPath } = settings;
  const deadline = realTime.now() + (parseDuration(patience) as number);
  const looked = [...addressesInside(target), ...(readyPath === undefined ? [] : [readyPath])];
  const http = new HttpClient({ reach: new Reach(looked.map(found)), patience: ANSWER_MS });
  try {
    for (;;) {
      const missed = await missing(http, signs);
      if (missed === undefined) return;
      const { Running, ExitCode } = await inspect();
      if (!Running) {
        await realTime.pause(TURN_MS);
        throw new UsageError(`${name} ended with ${ExitCode} before it was ready; ${log.end()}`);
      }
      if (realTime.now() > deadline)
        throw new UsageError(`${name} was not ready within ${patience}: ${missed}; ${log.end()}`);
      await realTime.pause(TURN_MS);
    }
  } finally {
    await http.close();
  }
}
