import { pauseReally } from '../../kernel/host-time.ts';
import type { Letter } from '../../kernel/outbox.ts';
import { isWebhookLetter } from '../../messaging/webhook-letter.ts';
import type { Alternative } from '../alternative.ts';
import { grown } from './grown.ts';

/** How much longer the wait after each failed attempt is, and the first wait, in milliseconds. */
const FACTOR = 3;
const FIRST_DELAY = 4500;
const RETRIES = 6;

const isJson = ({ headers }: Letter): boolean =>
  Object.entries(headers).some(([name, value]) => /^content-type$/i.test(name) && value.includes('json'));

/** Webhooks with a template and signed callbacks are left unchanged. */
const isOurs = (letter: Letter): boolean =>
  isJson(letter) && !isWebhookLetter(letter) && !Object.keys(letter.headers).some((name) => /signature/i.test(name));

const rewritten = (letter: Letter, change: (body: unknown) => string): Letter =>
  isOurs(letter) ? { ...letter, body: change(JSON.parse(letter.body)) } : letter;

/** Another UUID, the same for the same one. */
const otherUuid = (id: string): string => `${id.startsWith('0') ? 'F' : '0'}${id.slice(1)}`;

function toldAgain(letter: Letter): Letter {
  const report = JSON.parse(letter.body) as { delivery_report_id: string };
  const id = otherUuid(report.delivery_report_id);
  return { ...letter, id, body: JSON.stringify({ ...report, delivery_report_id: id }) };
}

/** Milliseconds of real time that a letter is delayed, by its id, so that letters overtake each other. */
const heldBack = ({ id }: Letter): number => ((id.codePointAt(id.length - 1) ?? 0) % 3) * 8;

async function late(letter: Letter): Promise<Readonly<Record<string, string>>> {
  await pauseReally(heldBack(letter));
  return (await letter.seal?.(letter)) ?? {};
}

/** Differences in notifications. */
export const callbackDeviations: readonly Alternative[] = [
  {
    name: 'other-retry-delays',
    rows: ['SIL-MSG-22', 'CALLBACK-RETRY-06', 'HOOK-08'],
    says: 'Retries wait 4.5 s, then three times as long each, six times; webhooks are not retried.',
    decide: ({ delivery }) => {
      delivery.nextDelay = (attempt, letter) =>
        isWebhookLetter(letter) || attempt > RETRIES ? undefined : FIRST_DELAY * FACTOR ** (attempt - 1);
    },
  },
  {
    name: 'told-twice',
    rows: ['DR-MULTI-01', 'SIL-MSG-30'],
    says: 'The change of a status and its delivery report are two notifications, each with its own id.',
    notify: (letter) => (letter.kind === 'delivery-report' ? [letter, toldAgain(letter)] : [letter]),
  },
  {
    name: 'callbacks-with-more',
    rows: ['SIL-MSG-21', 'SIL-MSG-30', 'SIL-OTH-10', 'SIL-OTH-12'],
    says: 'Notifications have unknown members, in another order and spacing, with a charset.',
    notify: (letter) => [
      {
        ...rewritten(letter, (body) => JSON.stringify(grown(body), null, '\t')),
        ...(isOurs(letter)
          ? { headers: { 'X-TWIN-TRACE': 'callback', 'Content-Type': 'Application/JSON ; charset="utf-8"' } }
          : {}),
      },
    ],
  },
  {
    name: 'callbacks-out-of-order',
    rows: ['DR-ORDER-01'],
    says: 'Notifications about one message overtake each other.',
    notify: (letter) => [{ ...letter, order: `${letter.order}/${letter.id}`, seal: () => late(letter) }],
  },
];
