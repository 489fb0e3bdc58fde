import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { external, folder, ledgerIn, placed, plumbline, serve, start } from '../command-line.ts';
import { Backstage } from './backstage.ts';
import { startSample } from './sample-process.ts';

const NUMBERS = ['+46700000001', '+46700000002', '+61491570156', '+61491570157'];
const READ_MAIL = fileURLToPath(new URL('../../../docs/examples/read-mail.mjs', import.meta.url));

const { running: platform, ready } = await serve('facility-samples');
const backstage = await Backstage.of(ready.lab);
afterAll(() => {
  backstage.end();
  platform.child.kill('SIGKILL');
});

/** A run on the platform, which is served without its lab, of one rule: its arguments and where its verdict will be. */
function runOf(rule: string, facilities: object) {
  const { file, out } = placed(
    external(ready, { numbers: { reachable: NUMBERS }, facilities, callbacks: { patience: '2s' } }),
  );
  const verdictOf = () => {
    const judged = ledgerIn(out).rules.find(({ id }) => id === rule);
    return [judged?.verdict, judged?.reason];
  };
  return { args: ['run', '--target', file, '--out', out, '--rule', rule], verdictOf };
}

describe('the samples of facilities, on a platform without a lab', () => {
  it('a phone that forwards what it gets shows what was delivered, and replies', async () => {
    const phone = await backstage.phone();
    const relay = await startSample('phone-relay.mjs', { PHONE_SEND: phone.url });
    for (const number of NUMBERS.map(encodeURIComponent))
      await backstage.handOn(`/handsets/${number}/messages`, 'messages', ({ source_number: from, content: text }) =>
        fetch(`${relay.url}/incoming/${number}`, { method: 'POST', body: JSON.stringify({ from, text }) }),
      );
    for (const rule of ['GSM-05', 'CALLBACK-POST-03']) {
      const { args, verdictOf } = runOf(rule, { handset: { http: relay.url } });
      const { stdout } = await plumbline([...args, '--quiet']);
      expect(verdictOf(), stdout).toEqual(['pass', undefined]);
    }
    relay.close();
    phone.close();
  });

  it('a command that reads mails finds the code that proves a number', async () => {
    const mails = join(folder, 'mails');
    mkdirSync(mails);
    let count = 0;
    await backstage.handOn('/mailbox', 'mails', ({ to, code }) => {
      count += 1;
      const mail = `From: platform@example.com\r\nX-Number: ${to}\r\n\r\nYour verification code is ${code}.\r\n`;
      writeFileSync(join(mails, `${count}.eml`), mail);
    });
    const { args, verdictOf } = runOf('SENDER-VERIFY-03', { mailbox: { command: `node ${READ_MAIL} ${mails}` } });
    const { stdout } = await plumbline([...args, '--quiet']);
    expect(verdictOf(), stdout).toEqual(['pass', undefined]);
  });
});

it('a person is asked on a page of this machine where the run has no terminal', async () => {
  const { args, verdictOf } = runOf('SENDER-LIST-02', { review: 'ask' });
  const running = start(args);
  const answered: string[] = [];
  let heard = '';
  let turn = Promise.resolve();
  const answer = async (address: string, question: string): Promise<void> => {
    await backstage.review(question);
    const page = await (await fetch(address)).text();
    const [, id = ''] = /name="id" value="(\d+)"/.exec(page) ?? [];
    await fetch(address, { method: 'POST', body: new URLSearchParams({ id, answer: '' }), redirect: 'manual' });
    answered.push(question);
  };
  running.child.stderr?.on('data', (chunk: Buffer) => {
    heard += chunk;
    for (const [whole, address = '', question = ''] of heard.matchAll(/a person is asked at (\S+): (.+)\n/g)) {
      heard = heard.replace(whole, '');
      turn = turn.then(() => answer(address, question));
    }
  });
  const { stdout } = await running.ended;
  await turn;
  expect(answered).toHaveLength(2);
  const question = /^Approve sender address \w+ in the console\. Then press Enter \(skip leaves it out\)\.$/;
  expect(answered[0]).toMatch(question);
  expect(verdictOf(), stdout).toEqual(['pass', undefined]);
});
