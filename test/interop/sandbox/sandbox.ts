import type { Page } from 'playwright-core';
import type { RunningPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { ask, openWorld, type Told } from '../platform/local-platform.ts';

/** When frozen worlds of tests begin: noon of a weekday. */
export const FIRST_MOMENT = '2024-01-15T12:00:00Z';

/** A frozen world and what a client and an operator do in it, over real HTTP; a refusal is an error. */
export async function frozenWorld(platform: RunningPlatform) {
  const { facts, lab, messaging } = await openWorld(platform, { clock: 'frozen', now: FIRST_MOMENT });
  const { addresses } = platform;
  const { project, lookup, messaging: key } = facts.credentials;
  const good = async (asked: Promise<Told>) => {
    const { status, text, json } = await asked;
    if (status >= 400) throw new Error(`${status} ${text}`);
    return json;
  };
  const send = (messages: object[]) => good(messaging('POST', '/v1/messages', { messages }));
  return {
    id: facts.id,
    main: { id: facts.accounts.find(({ role }) => role === 'main')?.id ?? '', ...key },
    place: `${addresses.lab}/worlds/${facts.id}`,
    address: `${addresses.lab}/?world=${facts.id}`,
    operate: (method: string, path: string, content?: object): Promise<unknown> => good(lab(method, path, content)),
    send: async (content: string, members: object = {}): Promise<string> =>
      (await send([{ content, destination_number: '+46700000001', delivery_report: true, ...members }])).messages[0]
        .message_id,
    takeToken: (): Promise<{ access_token: string }> => {
      const authorization = basic(project.keyId, project.keySecret);
      const form = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
      return good(ask(`${addresses.token}/oauth2/token`, 'POST', form, 'grant_type=client_credentials'));
    },
    lookUp: async (number: string) => {
      const authorization = basic(lookup.user, lookup.password);
      return (await ask(`${[addresses.lookup].flat()[0]}/lookup?msisdn=${number}`, 'GET', { authorization })).text;
    },
  };
}

/** Opens a part of the sandbox page; the list grows with every error of its scripts. */
export async function openPart(page: Page, address: string, part: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  page.setDefaultTimeout(120_000);
  await page.goto('about:blank');
  await page.goto(`${address}#${part}`);
  await page.locator('#connection', { hasText: 'live' }).waitFor();
  return errors;
}
