import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { noBrowser, seriousFindings } from '../pages/browser.ts';
import { openedBrowser } from '../pages/opened-browser.ts';
import { startReceiver } from '../platform/local-platform.ts';
import { frozenWorld, openPart } from './sandbox.ts';

const platform = await startPlatform({ remembersRequests: true });
afterAll(() => platform.close());
const { browser, page } = await openedBrowser({ viewport: { width: 1280, height: 820 }, reducedMotion: 'reduce' });

describe.skipIf(noBrowser)('an operator at the sandbox page', () => {
  test('writes a message, sends its callback again and reads the answer', async () => {
    const world = await frozenWorld(platform);
    const mine = await startReceiver();
    const errors = await openPart(page, world.address, 'messages');
    await page.getByText('Write a message').click();
    await page.getByLabel('To', { exact: true }).fill('+46700000001');
    await page.getByLabel('Text', { exact: true }).fill('From the page');
    await page.getByLabel('Callback URL').fill(mine.url);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.row', { hasText: 'From the page' }).waitFor();
    expect(await page.locator('#world option:checked').textContent()).toContain('1 message');
    await page.click('nav a[href="#callbacks"]');
    await page.locator('.row').first().click();
    await page.getByRole('heading', { name: 'Answer of the receiver' }).waitFor();
    const before = mine.bodies.length;
    await page.getByRole('button', { name: 'Send once more' }).click();
    await page.getByText('Sent once more: status 200.').waitFor();
    expect(mine.bodies).toHaveLength(before + 1);
    expect(await page.locator('.heads').innerText()).toMatch(/At \(UTC\)\s+Type · attempt\s+Address\s+Outcome/);
    expect(errors).toEqual([]);
    mine.close();
  });

  test('sees the wall clock of an account, and resets the world', async () => {
    const world = await frozenWorld(platform);
    await world.operate('PATCH', `/accounts/${world.main.id}`, { timeZone: 'Australia/Sydney' });
    await world.send('Gone soon');
    await openPart(page, world.address, 'messages');
    await expect.poll(() => page.locator('.local').textContent()).toBe('Mon 23:00 Australia/Sydney (main)');
    const other = await browser.newPage();
    await openPart(other, world.address, 'messages');
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await page.locator('.row').count()).toBe(1);
    await page.getByRole('button', { name: 'Reset: all messages go' }).click();
    await page.getByText('its earlier data are gone').waitFor();
    await expect.poll(() => page.locator('.row').count()).toBe(0);
    expect(await page.locator('nav a[href="#messages"] .count').textContent()).toBe('');
    await other.getByText('its earlier data are gone').waitFor();
    await other.close();
  });

  test.each([1280, 400])('plans what happens next, %i pixels wide', async (width) => {
    const world = await frozenWorld(platform);
    const mine = await startReceiver();
    const triggers = ['MESSAGE_INBOUND', 'MESSAGE_DELIVERY'];
    await world.operate('POST', '/conversation/webhooks', { url: mine.url, triggers });
    await page.setViewportSize({ width, height: 820 });
    const errors = await openPart(page, world.address, 'plan');
    const act = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByLabel('Operation').selectOption('messages.submit');
    await act('Refuse');
    await page.getByRole('cell', { name: 'messages.submit' }).waitFor();
    await expect(world.send('Refused')).rejects.toThrow('503');
    await page.getByText('No refusal is planned.').waitFor();
    await page.getByLabel('Outcome').selectOption('expired 250');
    await act('Script');
    await page.getByText('Messages to * are expired (250) after PT1M.').waitFor();
    const id = await world.send('Too late', { callback_url: mine.url });
    await world.operate('POST', '/clock/advance', { by: 'PT2M' });
    expect(await world.operate('GET', `/messages/${id}`)).toMatchObject({ message: { status: 'expired' } });
    await act('Write');
    await page.getByText('46700000001 writes to the app.').waitFor();
    await page.getByLabel('Message id').fill('a-send');
    await act('Report');
    await page.getByText('The channel reports delivered about a-send.').waitFor();
    await expect.poll(() => mine.bodies.filter((body) => /Hello|a-send/.test(body)).length).toBe(2);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
    mine.close();
  });
});
