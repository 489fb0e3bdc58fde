import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lives } from '../../../support/ground/process-life.ts';
import { realTime } from '../../../support/ground/time/pause.ts';
import { CallbackReceiver } from '../../../support/wire/callbacks/receiver.ts';
import { openTunnel } from '../../../support/wire/callbacks/tunnel.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { problem } from '../problem.ts';

async function ends(pid: number): Promise<boolean> {
  for (let turn = 0; turn < 100 && lives(pid); turn += 1) await realTime.pause(10);
  return !lives(pid);
}

describe('a command that opens a tunnel', () => {
  it('tells its URL among other words, is given the port, and ends with everything it started', async () => {
    const pids = join(freshFolder(), 'pids');
    const command = `sleep 60 & echo $! > ${pids}; echo "forwarding https://x-$PLUMBLINE_PORT.tunnel.example/{port}/ -> here"; wait`;
    const tunnel = await openTunnel(command, 4711, 5000);
    expect(tunnel.url).toBe('https://x-4711.tunnel.example/4711');
    const pid = Number(readFileSync(pids, 'utf8'));
    expect(lives(pid)).toBe(true);
    tunnel.close();
    expect(await ends(pid)).toBe(true);
  });

  it('does not take the first half of a URL for the whole', async () => {
    const command = 'printf https://half; sleep 0.05; echo .tunnel.example; sleep 60';
    const tunnel = await openTunnel(command, 1, 5000);
    expect(tunnel.url).toBe('https://half.tunnel.example');
    tunnel.close();
  });

  it.each([
    ['prints nothing', 'sleep 60', /printed no URL within 0\.2 s, and said nothing\.$/],
    ['prints no URL', 'echo hello; sleep 60', /printed no URL within 0\.2 s, and said nothing\.$/],
    ['dies', 'echo "no such account" >&2; exit 7', /ended with 7 before it printed a URL; it said: no such account\.$/],
    ['is none', 'no-such-tunnel-command', /ended with 127 before it printed a URL; it said: .*not found\.$/],
    ['prints something like a URL', 'echo "http://[x "; sleep 60', /printed http:\/\/\[x, which is no URL/],
  ])('that %s stops the run in one sentence', async (_, command, sentence) => {
    const opening = openTunnel(command, 1, command.startsWith('echo "http') ? 5000 : 200);
    await expect(opening).rejects.toThrow(problem('UsageError', sentence));
  });
});

const post = (url: string) => fetch(url, { method: 'POST', body: '{}' });

it('a receiver behind another address knows its notifications whether its path is kept or not', async () => {
  const receiver = new CallbackReceiver('run-');
  const local = await receiver.listen('127.0.0.1:0');
  receiver.announce('https://public.example/hooks/');
  const slot = receiver.open(
    'reports',
    '/deep?x=1',
    () => undefined,
    () => 0,
  );
  expect(slot.url).toMatch(/^https:\/\/public\.example\/hooks\/run-[0-9a-f]{32}\/deep\?x=1$/);
  await post(slot.url.replace('https://public.example', local));
  await post(slot.url.replace('https://public.example/hooks', local));
  await post(`${local}/hooks`);
  await post(`${local}//`);
  expect(slot.arrivals).toHaveLength(2);
  await receiver.stop();
});
