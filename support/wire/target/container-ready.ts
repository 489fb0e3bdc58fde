import { UsageError } from '../../ground/problems/usage-error.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { realTime } from '../../ground/time/pause.ts';
import { HttpClient } from '../http/client.ts';
import { Reach } from '../http/reach.ts';
import type { ContainerLog } from './container-log.ts';
import { addressesInside, type ContainerSettings } from './container-settings.ts';
import type { ResolvedTarget } from './target.ts';

const PATIENCE = '60s';

/** Milliseconds between two looks, and for one answer. */
const TURN = 100;
const ANSWER = 5000;

/** How to find out whether a container is ready. */
interface Signs {
  readonly settings: ContainerSettings;
  readonly target: Pick<ResolvedTarget, 'interfaces' | 'lab'>;
  /** Where an address in the container is found from here. */
  readonly found: (address: string) => string;
  readonly log: ContainerLog;
  readonly inspect: () => Promise<{ readonly Running: boolean; readonly ExitCode: number }>;
}

async function answers(http: HttpClient, url: string, isFine: (status: number) => boolean): Promise<boolean> {
  try {
    return isFine((await http.send({ method: 'GET', url, headers: {} })).status);
  } catch {
    return false;
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** What is still missed before the container counts as ready, or undefined. */
async function missing(http: HttpClient, { settings, target, found, log }: Signs): Promise<string | undefined> {
  const { readyLog, readyPath } = settings;
  if (readyLog !== undefined && !log.text().includes(readyLog)) return `it did not print ${JSON.stringify(readyLog)}`;
  if (readyPath !== undefined)
    return (await answers(http, found(readyPath), isSuccess)) ? undefined : `${readyPath} did not answer with 2xx`;
  if (readyLog !== undefined) return undefined;
  for (const address of addressesInside(target))
    if (!(await answers(http, found(address), () => true))) return `nothing answered at ${address}`;
  return undefined;
}

/** The addresses inside a container, and the path that shows it is ready, as they are found from here. */
const reachOfSigns = ({ settings: { readyPath }, target, found }: Signs): Reach =>
  new Reach([...addressesInside(target), ...(readyPath === undefined ? [] : [readyPath])].map(found));

const lastWords = (log: ContainerLog): string =>
  log.end() === '' ? 'it printed nothing' : `the last it printed: ${log.end()}`;

/** Waits until a container is ready; throws UsageError when it ends before that or takes too long. */
export async function awaitReady(signs: Signs): Promise<void> {
  const { settings, log, inspect } = signs;
  const name = `the container of ${settings.image ?? settings.dockerfile}`;
  const { patience = PATIENCE } = settings;
  const deadline = realTime.now() + (parseDuration(patience) as number);
  const http = new HttpClient({ reach: reachOfSigns(signs), patience: ANSWER });
  try {
    for (;;) {
      const missed = await missing(http, signs);
      if (missed === undefined) return;
      const { Running, ExitCode } = await inspect();
      if (!Running) {
        await realTime.pause(TURN);
        throw new UsageError(`${name} ended with ${ExitCode} before it was ready; ${lastWords(log)}`);
      }
      if (realTime.now() > deadline)
        throw new UsageError(`${name} was not ready within ${patience}: ${missed}; ${lastWords(log)}`);
      await realTime.pause(TURN);
    }
  } finally {
    await http.close();
  }
}
