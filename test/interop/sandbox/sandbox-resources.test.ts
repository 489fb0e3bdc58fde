import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { ownCertificate } from '../../../reference-impl/start/certificate.ts';
import { basic } from '../../wire/basic.ts';
import { noBrowser, seriousFindings } from '../pages/browser.ts';
import { openedBrowser } from '../pages/opened-browser.ts';
import { FIRST_MOMENT, frozenWorld, openPart } from './sandbox.ts';

interface Kind {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}

const platform = await startPlatform({ remembersRequests: true });
afterAll(() => platform.close());
const world = await frozenWorld(platform);
const headers = { authorization: basic(world.main.key, world.main.secret), 'content-type': 'application/json' };
const ask = (path: string, body: object) =>
  fetch(`${platform.addresses.messaging}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
const hook = { url: 'https://example.com/in', method: 'POST', encoding: 'JSON', events: ['DELIVERED_DR'] };
await ask('/v1/webhooks/messages', hook);
await ask('/api/v1/contacts/contacts', { firstName: 'Ada', channels: [{ channelId: '+46700000001', type: 'SMS' }] });
await world.send('Hello');
await world.operate('POST', '/clock/advance', { by: 'PT1M' });

test('the lab lists what accounts and projects have, and says who is blocked after an opt-out', async () => {
  const out = await world.operate('POST', '/handsets/+46700000001/replies', { content: 'Stop' });
  expect(out).toMatchObject({ opted_out: true });
  expect(await world.operate('POST', '/handsets/+46700000001/replies', { content: 'Hi' })).not.toHaveProperty(
    'opted_out',
  );
  const { kinds } = (await world.operate('GET', '/resources')) as { kinds: Kind[] };
  const found = Object.fromEntries(kinds.map(({ title, rows }) => [title, rows]));
  expect(found).toMatchObject({
    'Opt-outs': [['main', '+46700000001']],
    Webhooks: [['main', 'POST', 'https://example.com/in', 'DELIVERED_DR']],
    Contacts: [['main', 'Ada', 'SMS +46700000001']],
  });
  expect(found['Voice services']?.filter(([, , isDefault]) => isDefault === 'default')).toHaveLength(2);
});

test('a request is sent again as it came, and what cannot be is refused in a sentence', async () => {
  await world.send('Once more');
  const latest = async () =>
    ((await world.operate('GET', '/requests')) as { requests: Array<{ number: number }> }).requests.at(-1);
  const { number } = (await latest()) as { number: number };
  expect(await world.operate('POST', `/requests/${number}/repeat`)).toMatchObject({ status: 202 });
  expect((await latest())?.number).toBe(number + 1);
  await expect(world.operate('POST', '/requests/99999/repeat')).rejects.toThrow('404');
  await world.send('x'.repeat(4500));
  await expect(world.operate('POST', `/requests/${number + 2}/repeat`)).rejects.toThrow('Only the beginning');
});

const { browser } = await openedBrowser();

describe.skipIf(noBrowser)('on the page', () => {
  const opened = async (part: string, width: number): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width, height: 820 }, reducedMotion: 'reduce' });
    await openPart(page, world.address, part);
    return page;
  };

  test.each([1280, 400])('resources and requests are shown %i pixels wide', async (width) => {
    const page = await opened('resources', width);
    await page.getByText('+46700000001').first().waitFor();
    expect(await page.locator('main h3').allInnerTexts()).toEqual(
      expect.arrayContaining(['Opt-outs 1', 'Webhooks 1', 'Contacts 1']),
    );
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.goto(`${world.address}#requests`);
    await page.getByLabel('Operation').selectOption('messages.submit');
    await page.locator('main .row').last().click();
    await page.getByText('As a command').waitFor();
    const command = await page.locator('.pane pre').first().innerText();
    expect(command).toMatch(/^curl -sS -X POST -H .*--data-binary .*'http:\/\/127\.0\.0\.1:\d+\/v1\/messages'$/s);
    expect(await page.locator('.pane a[href^="#messages/"]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Sent again; it was answered with HTTP status 202.').waitFor();
    await page.evaluate("location.hash = '#mailbox'");
    await page.getByRole('heading', { name: 'Mailbox' }).waitFor();
    expect(await page.locator('#notices').innerText()).toBe('');
    const main = await page.evaluate("document.querySelector('main').getBoundingClientRect().top");
    expect(main).toBeLessThan(width < 760 ? 300 : 220);
    await page.close();
  });

  test('commands for a platform with a certificate of its own work, and what they sent shows the time of the world', async () => {
    const secure = await startPlatform({ remembersRequests: true, tls: await ownCertificate([]) });
    const { address } = await frozenWorld(secure);
    const page = await browser.newPage();
    await openPart(page, address, 'connect');
    const commands = page.locator('main pre');
    await commands.last().waitFor();
    const run = (command: string) => promisify(execFile)('bash', ['-c', `${command} --fail`]);
    for (const command of await commands.allInnerTexts()) await run(command);
    await page.goto(`${address}#requests`);
    const when = page.locator('main .row .when');
    const noon = FIRST_MOMENT.replace('T', ' ').slice(0, 19);
    await expect.poll(() => when.allInnerTexts()).toEqual(new Array(4).fill(noon));
    await when.last().click();
    await commands.first().waitFor();
    expect((await run(await commands.first().innerText())).stdout).toContain('message_id');
    await page.close();
    await secure.close();
  });
});
