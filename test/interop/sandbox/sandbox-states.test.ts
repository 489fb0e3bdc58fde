import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { COLOURS, noBrowser, seriousFindings } from '../pages/browser.ts';
import { openedBrowser } from '../pages/opened-browser.ts';
import { frozenWorld, openPart } from './sandbox.ts';

const SIZES = [
  ['desk', { width: 1280, height: 820 }, 'dark'],
  ['phone', { width: 390, height: 844 }, 'light'],
] as const;

type World = Awaited<ReturnType<typeof frozenWorld>>;

const platform = await startPlatform({ remembersRequests: true });
afterAll(() => platform.close());
const { browser } = await openedBrowser();

describe.skipIf(noBrowser)('states of the sandbox page', () => {
  const notice = (page: Page) => page.locator('#notices');

  async function expectFine(page: Page, scheme: (typeof SIZES)[number][2]): Promise<void> {
    expect(await seriousFindings(page, 'body', scheme === 'dark' ? COLOURS : undefined)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(page.viewportSize()?.width);
  }

  describe.each(SIZES)('on a %s', (_where, viewport, colorScheme) => {
    const open = async (world: World, part: string): Promise<Page> => {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      await openPart(page, world.address, part);
      return page;
    };

    test('a message that the platform refuses is explained', async () => {
      const page = await open(await frozenWorld(platform), 'messages');
      await page.getByText('Write a message').click();
      await page.getByLabel('To', { exact: true }).fill('nonsense');
      await page.getByLabel('Text', { exact: true }).fill('Kept in the field');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => notice(page).textContent()).toMatch(/The platform refused it with HTTP status 4\d\d: /);
      expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Kept in the field');
      await expectFine(page, colorScheme);
      await page.close();
    });

    test.each([
      ['no JSON', 'nonsense', 'That file is not JSON; choose one that Export wrote.'],
      ['no world', '{"schema":99}', 'Not done: '],
    ])(
      'a file with %s is refused in a sentence, and chosen again it is refused again',
      async (_what, content, sentence) => {
        const page = await open(await frozenWorld(platform), 'connect');
        const file = { name: 'world.json', mimeType: 'application/json', buffer: Buffer.from(content) };
        const input = page.locator('#world-actions input[type=file]');
        await input.setInputFiles(file);
        await expect.poll(() => notice(page).textContent()).toContain(sentence);
        expect(await input.inputValue()).toBe('');
        await expectFine(page, colorScheme);
        await page.close();
      },
    );

    test('a callback that does not arrive is told in words, and sent once more', async () => {
      const world = await frozenWorld(platform);
      await world.send('Hello', { callback_url: 'http://127.0.0.1:9/' });
      const page = await open(world, 'callbacks');
      await page.locator('.row', { hasText: 'connection refused' }).first().click();
      await page.getByRole('heading', { name: 'Answer of the receiver' }).waitFor();
      await page.getByRole('button', { name: 'Send once more' }).click();
      await expect.poll(() => notice(page).textContent()).toContain('Sent once more: connection refused.');
      await expectFine(page, colorScheme);
      await page.close();
    });
  });
});
