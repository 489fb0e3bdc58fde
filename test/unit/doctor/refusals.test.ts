import { createServer, type RequestListener } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { diagnose } from '../../../support/cli/commands/doctor-command.ts';
import { examineCallbacks } from '../../../support/cli/doctor/callback-loop.ts';
import { doctorText, fine, gap, note } from '../../../support/cli/doctor/finding.ts';
import { tryCredentials } from '../../../support/cli/doctor/preflight.ts';
import { startBundled } from '../../../support/wire/target/bundled.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';
import { listening } from '../../wire/listening.ts';
import { PLAIN_TARGET } from '../plain-target.ts';

const open: Array<{ close(): unknown }> = [];

afterAll(() => {
  for (const each of open) each.close();
});

function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  return listening(server, 'http');
}

const project = { id: 'p', keyId: 'k', keySecret: 's' };

const targetAt = (
  interfaces: ResolvedTarget['interfaces'],
  credentials: ResolvedTarget['credentials'] = { messaging: { key: 'key', secret: 'secret' }, account: 'a' },
): ResolvedTarget => ({
  ...PLAIN_TARGET,
  interfaces,
  credentials,
});

/** A server that answers `status` to callers it knows, 401 to others, and 404 where nothing is. */
const knowing =
  (isKnown: (authorization: string) => boolean, status = 200): RequestListener =>
  ({ headers: { authorization = '' }, url = '' }, response) => {
    if (url.includes('no-such')) return void response.writeHead(404).end('{}');
    response.writeHead(isKnown(authorization) ? status : 401).end('{"access_token":"t"}');
  };

describe('credentials before a run', () => {
  it.each([
    ['Basic is taken', knowing((text) => text.startsWith('Basic '))],
    ['only a signature is taken, and the rules of Basic are judged', knowing((text) => /^hmac/i.test(text))],
    ['the key is known and lacks a right', knowing(() => true, 403)],
    ['the server is out of order, which the rules will say', knowing(() => true, 500)],
  ])('are right where %s', async (_, listener) => {
    await expect(tryCredentials(targetAt({ messaging: await answering(listener) }))).resolves.toBeUndefined();
  });

  it('are wrong where every scheme is refused, and their key is named', async () => {
    const messaging = await answering(knowing(() => false));
    await expect(tryCredentials(targetAt({ messaging }))).rejects.toThrow(
      'the messaging interface refuses this key: GET /v1/replies is answered with HTTP status 401; check credentials.messaging.',
    );
  });

  it('may be right where everything is answered with 401', async () => {
    const messaging = await answering((_, response) => void response.writeHead(401).end());
    await expect(tryCredentials(targetAt({ messaging }))).rejects.toThrow(
      'check credentials.messaging. If it is right, the target refuses everybody: a path that does not exist is answered with 401 too',
    );
  });

  it('are right where one of their interfaces takes them: the others are judged', async () => {
    const token = await answering(knowing((text) => text.startsWith('Basic ')));
    const voice = await answering(knowing(() => false));
    await expect(tryCredentials(targetAt({ token, voice }, { project }))).resolves.toBeUndefined();
    await expect(tryCredentials(targetAt({ voice }, { project }))).rejects.toThrow('check credentials.project');
  });

  it('of another customer and of a lookup user are tried too', async () => {
    const refusing = await answering(knowing(() => false));
    const stranger = { key: 'x', secret: 'y', account: 'b' };
    const lookup = { user: 'u', password: 'p' };
    const tried = tryCredentials(targetAt({ messaging: refusing, lookup: refusing }, { stranger, lookup }));
    await expect(tried).rejects.toThrow(/check credentials\.stranger\.\n.*check credentials\.lookup\./);
    const accounts = [
      { name: 'night', account: 'c', key: 'k', secret: 's' },
      { name: 'keyless', account: 'd' },
    ];
    await expect(tryCredentials(targetAt({ messaging: refusing }, { accounts }))).rejects.toThrow(
      /^[^\n]*check accounts \(night\)\.$/,
    );
  });

  it('are not tried where a lab gives every example its own', async () => {
    const messaging = await answering(knowing(() => false));
    await expect(tryCredentials({ ...targetAt({ messaging }), lab: messaging })).resolves.toBeUndefined();
  });
});

const examined = (command: string) => {
  const callbacks = { listen: '127.0.0.1:0', patienceMs: 100, command, commandPatience: '5s' };
  const target = { kind: 'external', interfaces: { messaging: 'http://127.0.0.1:9' }, callbacks };
  return examineCallbacks(target as unknown as ResolvedTarget, 500, () => 0);
};

it.each([
  ['is gone through', 'echo http://127.0.0.1:{port}; sleep 30', 'fine', /^http:\/\/127\.0\.0\.1:\d+ leads back to it$/],
  ['is a gap when it does not come about', 'echo no >&2; exit 9', 'gap', /ended with 9.*it said: no/],
  ['is a gap when it leads elsewhere', 'echo http://127.0.0.1:9; sleep 30', 'gap', /is the tunnel up\?/],
])('a tunnel that the target file names %s', async (_, command, state, says) => {
  expect(await examined(command)).toMatchObject({ state, says: expect.stringMatching(says) });
});

it('the first line counts every rule that a line below it blocks, of gaps and of notes', async () => {
  const { target, close } = await startBundled({ faults: [] });
  await close();
  const some = { ids: ['MSG-GET-01', 'MSG-GET-03'] };
  const noted = note('declared', 'the target file', 'declares no project other', some);
  const findings = [fine('answer', 'messaging', 'it answers'), noted];
  const ready = diagnose(target, { findings, usable: true });
  expect(ready).toMatchObject({ overall: 'ready', exitCode: 0, blocked: ['MSG-GET-01', 'MSG-GET-03'] });
  expect(doctorText(ready)).toMatch(/^READY · .* · 0 gaps, 1 note, 1 fine · 2 rules blocked · no message sent\n/);
  const also = gap('budget', 'limits.messages', 'too small', { ids: ['MSG-GET-01', 'MSG-GET-02'] });
  const gaps = diagnose(target, { findings: [...findings, also], usable: true });
  expect(gaps).toMatchObject({ overall: 'gaps', exitCode: 3 });
  expect(gaps.blocked).toHaveLength(3);
});
