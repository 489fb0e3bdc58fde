import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freshFolder } from '../../fresh-folder.ts';
import { type Ready, serve } from '../../interop/command-line.ts';
import { plumblineIn } from './child.ts';
import { HostileTarget } from './hostile-target.ts';
import type { Mode, Place } from './mode.ts';
import { bodies } from './modes/bodies.data.ts';
import { callbacks } from './modes/callbacks.data.ts';
import { commands } from './modes/commands.data.ts';
import { connections } from './modes/connections.data.ts';
import { pages } from './modes/pages.data.ts';
import { secrets } from './modes/secrets.data.ts';
import { statuses } from './modes/statuses.data.ts';
import { deviations } from './outcome.ts';

/** A budget of messages bounds what it costs to try red rules again. */
const MESSAGES = 10_000;

function writeTarget({ target: more }: Mode, lab: string, place: Place): string {
  const { folder, interfaces } = place;
  const file = join(folder, 'target.json');
  const usual = { name: 'hostile', kind: 'external', interfaces, lab, limits: { messages: MESSAGES } };
  const written = Object.entries({ ...usual, ...(typeof more === 'function' ? more(place) : more) });
  writeFileSync(file, JSON.stringify(Object.fromEntries(written.filter(([, value]) => value !== null))));
  return file;
}

/** Milliseconds between the Ctrl-C of somebody who has lost patience. */
const AGAIN = 400;

/** Ctrl-C, once an example has asked what the mode waits for. */
function interrupt(child: ChildProcess, target: HostileTarget, how: Mode['interrupted']): void {
  if (how === undefined) return;
  void target.reached.then(() => {
    if (how.times === 'once') return void child.kill('SIGINT');
    const timer = setInterval(() => child.kill('SIGINT'), AGAIN);
    child.once('close', () => clearInterval(timer));
  });
}

/** Lets the harness meet a hostile target; answers in what that differs from what it must lead to. */
async function examine(mode: Mode, ready: Ready, folder: string): Promise<string[]> {
  const target = new HostileTarget(mode.twist, mode.atTheDoor, mode.interrupted?.at);
  try {
    mkdirSync(folder, { recursive: true });
    const { interfaces, lab } = await target.open(ready);
    const place = { folder, interfaces, elsewhere: target.elsewhere, credentials: ready.credentials };
    const file = writeTarget(mode, lab, place);
    mode.prepare?.(place);
    const words: Readonly<Record<string, string>> = { TARGET: file, OUT: join(folder, 'out') };
    const carryOut = async (command: readonly string[]) => {
      const args = command.map((word) => words[word] ?? word.replace('FOLDER', folder));
      return plumblineIn(folder, args, mode.environment ?? {}, (child) => interrupt(child, target, mode.interrupted));
    };
    let ending = await carryOut(mode.command);
    for (const command of mode.next ?? []) {
      const { stdout, stderr } = ending;
      ending = await carryOut(command);
      ending = { ...ending, stdout: stdout + ending.stdout, stderr: stderr + ending.stderr };
    }
    const canaries = [...Object.values(mode.environment ?? {}), ...(mode.untold ?? [])];
    return deviations({ ending, target, folder, canaries }, mode.leadsTo);
  } finally {
    target.close();
  }
}

const modes = [...connections, ...statuses, ...bodies, ...pages, ...callbacks, ...secrets, ...commands];
const folder = freshFolder();

const { running: platform, ready } = await serve('hostile');
afterAll(() => void platform.child.kill('SIGKILL'));

describe('the harness meets a hostile target', () => {
  for (const [n, mode] of modes.entries())
    it.concurrent(mode.mode, async () => {
      expect(await examine(mode, ready, join(folder, String(n)))).toEqual([]);
    });
});
