import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Why browser tests are left out here, or undefined when they can run. */
export const noBrowser = existsSync(CHROMIUM)
  ? undefined
  : `no Chromium at ${CHROMIUM}: the tests that open a page are skipped; install it or set CHROMIUM.`;

export const startBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: ReadonlyArray<{ readonly html: string }>;
}

/** What is another thing in another scheme of colours: the rest of a page is the same there. */
export const COLOURS = ['color-contrast'];

/** What the accessibility check (of rules `only` by their names) finds serious or critical within `selector`, one line each; what is not there is one of them. */
export async function seriousFindings(page: Page, selector = 'body', only?: readonly string[]): Promise<string[]> {
  for (const part of selector.split(', ')) if ((await page.locator(part).count()) === 0) return [`there is no ${part}`];
  await page.evaluate(axe.source);
  const check = `axe.run(${JSON.stringify(selector)}, ${JSON.stringify({ resultTypes: ['violations'], ...(only && { runOnly: only }) })})`;
  const { violations } = (await page.evaluate(check)) as { violations: Finding[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
