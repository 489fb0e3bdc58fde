import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freshFolder } from '../../fresh-folder.ts';
import { serve } from '../../interop/command-line.ts';
import { examine } from './examine.ts';
import { bodies } from './modes/bodies.data.ts';
import { callbacks } from './modes/callbacks.data.ts';
import { commands } from './modes/commands.data.ts';
import { connections } from './modes/connections.data.ts';
import { pages } from './modes/pages.data.ts';
import { secrets } from './modes/secrets.data.ts';
import { statuses } from './modes/statuses.data.ts';

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
