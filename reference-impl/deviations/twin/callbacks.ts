import { pauseReally } from '../../kernel/host-time.ts';
import type { Letter } from '../../kernel/post.ts';
import { isWebhookLetter } from '../../messaging/webhooks/letter.ts';
import { alternativesOf, another, other } from '../alternative.ts';
import { delivery } from '../operators/decisions.ts';
import { withMembers } from '../operators/letters.ts';
import { grown } from './answers.ts';

/** Webhooks with a template and signed callbacks are left unchanged. */
const isOurs = (letter: Letter): boolean =>
  Object.entries(letter.headers).some(([name, value]) => /^content-type$/i.test(name) && value.includes('json')) &&
  !isWebhookLetter(letter) &&
  !Object.keys(letter.headers).some((name) => /signature/i.test(name));

export const callbackDeviations = alternativesOf({
  'SIL-MSG-22 CALLBACK-RETRY-06 HOOK-08 other-retry-delays': another({
    says: 'Retries wait 4.5 s, then three times as long each, six times; webhooks are not retried.',
    decide: delivery.decision('nextDelay', (attempt, letter) =>
      isWebhookLetter(letter) || attempt > 6 ? undefined : 4500 * 3 ** (attempt - 1),
    ),
  }),
  'DR-MULTI-01 SIL-MSG-30 told-twice': another({
    says: 'The change of a status and its delivery report are two notifications, each with its own id.',
    notify: (letter) => {
      if (letter.kind !== 'delivery-report') return [letter];
      const { delivery_report_id: known } = JSON.parse(letter.body) as { delivery_report_id: string };
      const id = `${known.startsWith('0') ? 'F' : '0'}${known.slice(1)}`;
      return [letter, { ...withMembers(letter, { delivery_report_id: id }), id }];
    },
  }),
  'SIL-MSG-21 SIL-MSG-30 SIL-OTH-10 SIL-OTH-12 callbacks-with-more': another({
    says: 'Notifications have unknown members, in another order and spacing, with a charset.',
    notify: (letter) => {
      if (!isOurs(letter)) return [letter];
      const headers = { 'X-TWIN-TRACE': 'callback', 'Content-Type': 'Application/JSON ; charset="utf-8"' };
      return [{ ...letter, headers, body: JSON.stringify(grown(JSON.parse(letter.body)), null, '\t') }];
    },
  }),
  'DR-ORDER-01 callbacks-out-of-order': other('Notifications about one message overtake each other.', {
    notify: (letter) => {
      const seal = async () => {
        await pauseReally(((letter.id.codePointAt(letter.id.length - 1) ?? 0) % 3) * 8);
        return (await letter.seal?.(letter)) ?? {};
      };
      return [{ ...letter, order: `${letter.order}/${letter.id}`, seal }];
    },
  }),
});
