import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { basic } from '../../wire/basic.ts';
import { textOf } from '../changed-report.ts';
import { external, placed, type Ready, type Running, runOn, serve, start } from '../command-line.ts';
import { inProcess } from '../in-process.ts';
import { ask, type Facts } from '../platform/local-platform.ts';
import { onwardServer } from './onward-server.ts';

const RULES = ['VOICE-DEF-01', 'VOICE-NAME-01', 'PUB-KEY-DISABLE-01'];

const account = () => ready.credentials as unknown as Facts['credentials'];

async function asked(url: string, authorization: string, method = 'GET', body?: object) {
  const headers = { authorization, 'content-type': 'application/json', accept: 'application/json' };
  return (await ask(url, method, headers, body && JSON.stringify(body))).json;
}

const asAccount = (path: string, method?: string, body?: object) => {
  const { key, secret } = account().messaging;
  return asked(`${ready.messaging}${path}`, basic(key, secret), method, body);
};

const asProject = (path: string, method?: string, body?: object) => {
  const { id, keyId, keySecret } = account().project;
  return asked(`${ready.voice}/v2/projects/${id}/services${path}`, basic(keyId, keySecret), method, body);
};

/** Everything of the account that a run may have changed, apart from when. */
async function state(): Promise<unknown> {
  const { services } = await asProject('?pageSize=100');
  const whole = services.map(({ serviceId }: { serviceId: string }) => asProject(`/${serviceId}`));
  const all = [
    await Promise.all(whole),
    await asAccount('/v1/webhooks/messages?page=0&page_size=100'),
    await asAccount('/v1/iam/signature_keys?page=1&page_size=100'),
  ];
  return JSON.parse(JSON.stringify(all, (name, value) => (name === 'updateTime' ? undefined : value)));
}

const { running: server, ready } = await serve('put-back');
afterAll(() => void server.child.kill('SIGKILL'));
const [first, second] = (await asProject('')).services;
const secondServiceId = second.serviceId;
await asProject(`/${first.serviceId}`, 'PATCH', { description: 'Ours' });
await asProject(`/${second.serviceId}`, 'PATCH', { description: 'Theirs' });
const { key_id } = await asAccount('/v1/iam/signature_keys', 'POST', { digest: 'SHA256', cipher: 'RSA' });
await asAccount('/v1/iam/signature_keys/enabled', 'PATCH', { key_id });

describe('what a run changes without having made it', () => {
  const target = (voice = ready.voice) => {
    const credentials = { ...account(), project: { ...account().project, secondServiceId } };
    return external({ ...ready, voice } as Ready, { name: 'put-back', credentials, numbers: {} });
  };
  const journalIn = (place: string) => join(place, '.plumbline', 'journal.ndjson');

  it('is as it was when the run has ended', async () => {
    const before = await state();
    const { code, stderr, out, place } = await runOn(target(), RULES);
    expect([0, 3], stderr).toContain(code);
    expect(textOf(join(out, 'cucumber.ndjson.gz'))).toContain('PATCH');
    expect(await state()).toEqual(before);
    expect(existsSync(journalIn(place))).toBe(false);
  });

  it('is as it was after a kill in the middle of a change, and a cleanup', async () => {
    const before = await state();
    let running: Running | undefined;
    const onward = await onwardServer(ready.voice as string, ({ method, url }) =>
      method === 'PATCH' && url.endsWith(secondServiceId) && running?.child.kill('SIGKILL') ? undefined : {},
    );
    const { file, place, out } = placed(target(onward.url));
    const journal = journalIn(place);
    running = start(['run', '--rule', 'VOICE-DEF-01', '--target', file, '--out', out]);
    await running.ended;
    await onward.idle();
    expect(await state()).not.toEqual(before);
    const broken = '{"key":"k","state":"asked","kind":"webhook","url":"http://"}';
    writeFileSync(journal, `${broken}\n${readFileSync(journal, 'utf8')}`);
    const swept = await inProcess(['cleanup', '--target', file]);
    expect(swept.stdout).toContain(`LEFT ${journal}:1: its url is not an address; mend the line or remove it.`);
    expect(swept.stdout).toContain('put back voice service');
    expect(swept).toMatchObject({ code: 3, stderr: '' });
    expect(await state()).toEqual(before);
    expect(readFileSync(journal, 'utf8')).toBe(`${broken}\n`);
    onward.close();
  });
});
