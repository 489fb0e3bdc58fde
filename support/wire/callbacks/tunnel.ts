import { doNothing } from '../../ground/do-nothing.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { within } from '../../ground/time/within.ts';
import { endOf } from '../command/channel.ts';
import { endShell, type Shell, startShell } from '../command/shell.ts';

export interface Tunnel {
  readonly url: string;
  close(): void;
}

const URL_IN = /https?:\/\/[^\s"'<>|]+/;

/** Characters of what it says that are kept: a tunnel talks for as long as the run lasts. */
const KEPT = 100_000;

function firstUrl(child: Shell, said: { text: string }): Promise<{ url?: string; ended?: string }> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text = (text + chunk).slice(-KEPT);
      const url = URL_IN.exec(text)?.[0];
      const isWhole = url !== undefined && text.slice(text.indexOf(url) + url.length) !== '';
      if (isWhole) resolve({ url: url.replace(/(?<!\/)\/+$/, '') });
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said.text = (said.text + chunk).slice(-KEPT);
    });
    child.once('error', (error) => resolve({ ended: error.message }));
    child.once('close', (code, signal) => {
      const url = URL_IN.exec(text)?.[0];
      resolve({
        ended: `ended with ${code ?? signal} ${url ? 'although its tunnel is needed' : 'before it printed a URL'}`,
      });
    });
  });
}

/** Runs a command that opens a tunnel to `port`. Throws UsageError without a URL within `patience` milliseconds. */
export async function openTunnel(
  command: string,
  port: number,
  patience: number,
  withheld: readonly string[] = [],
): Promise<Tunnel> {
  const variable = `PLUMBLINE_PORT=${port}; export PLUMBLINE_PORT`;
  const child = startShell(`${variable}; ${command.replaceAll('{port}', String(port))}`, withheld);
  child.stdin.on('error', doNothing).end();
  const close = (): void => {
    process.off('exit', close);
    endShell(child);
  };
  process.once('exit', close);
  const said = { text: '' };
  const { url, ended } = (await within(patience, firstUrl(child, said))) ?? {};
  if (url !== undefined && URL.canParse(url)) {
    child.unref();
    for (const stream of [child.stdout, child.stderr]) (stream as unknown as { unref?(): void }).unref?.();
    return { url, close };
  }
  close();
  const none = ended ?? `printed no URL within ${patience / 1000} s`;
  const what = url === undefined ? none : `printed ${url}, which is no URL`;
  const last = endOf(said.text);
  const output = last === '' ? ', and said nothing' : `; it said: ${last}`;
  throw new UsageError(`callbacks.command ${command} ${what}${output}.`);
}
