import type { DeliveryReport } from '../../../messaging/delivery-report.ts';
import type { Message } from '../../../messaging/message.ts';
import { fault, faultsOf } from '../../fault.ts';
import { setting } from '../../operators/letters.ts';
import { around, decision, given, onlyWhen, result } from '../../operators/messaging.ts';

const isHeld = ({ status }: Message): boolean => status === 'scheduled';

/** Whether a report is about a message that was held. */
const hasWaited = ({ message }: DeliveryReport): boolean =>
  message.handedOverAt !== undefined && message.handedOverAt > message.submittedAt;

/** Changes the text of held messages on their way to the carrier. */
const writing = (change: (content: string) => string) =>
  result('textToSend', (text, message) => (isHeld(message) ? change(text) : text));

/** Deviations in messages that are held for the sending hours. */
export const faults = faultsOf({
  'MSG-SOCIAL-09': {
    'social.released-twice': fault('Held messages are sent twice.', {
      decide: around('handOver', (handOver) => (scope, message) => {
        const waited = isHeld(message);
        handOver(scope, message);
        const { handOvers } = scope.state;
        const passed = handOvers.latestTo(message.destination);
        if (waited && passed) handOvers.add(passed);
      }),
    }),
    'social.text-cut-in-the-queue': fault('Held messages lose everything after 20 characters.', {
      decide: writing((content) => content.slice(0, 20)),
    }),
    'social.text-loses-accents': fault('Held messages lose their accents.', {
      decide: writing((content) => content.replace(/[^\x20-\x7e]/gu, '?')),
    }),
    'social.first-of-the-request-only': fault('Of the messages of a request only the first is released.', {
      decide: around('handOver', (handOver) => {
        const released = new Set<string>();
        return (scope, message) => {
          const request = `${message.account.id} ${message.submittedAt}`;
          if (isHeld(message) && released.has(request)) return;
          if (isHeld(message)) released.add(request);
          handOver(scope, message);
        };
      }),
    }),
    'social.fifty-of-a-morning': fault('Of the messages that wait for a morning fifty are released.', {
      decide: around('handOver', (handOver) => {
        const released = new Map<string, number>();
        return (scope, message) => {
          const morning = `${message.account.id} ${scope.clock.now()}`;
          const place = released.get(morning) ?? 0;
          released.set(morning, place + 1);
          if (!isHeld(message) || place < 50) handOver(scope, message);
        };
      }),
    }),
    'social.last-of-the-night-only': fault('Only one held message is kept for each account and morning.', {
      decide: around('handOver', (handOver) => {
        const mornings = new Set<string>();
        return (scope, message) => {
          const morning = `${message.account.id} ${scope.clock.now()}`;
          if (isHeld(message) && mornings.has(morning)) return;
          if (isHeld(message)) mornings.add(morning);
          handOver(scope, message);
        };
      }),
    }),
  },
  'MSG-SOCIAL-12': {
    'social.held-as-submitted': fault('A held message is reported as submitted.', {
      decide: decision('heldReport', { status: 'submitted', code: '213' }),
    }),
    'social.held-as-delivered': fault('A held message is reported as delivered.', {
      decide: decision('heldReport', { status: 'delivered', code: '220' }),
    }),
  },
  'X-11': {
    'social.dated-in-the-evening': fault('Reports of held messages have the time of submission.', {
      decide: given('reportBody', (report) => [
        hasWaited(report) ? { ...report, changedAt: report.message.submittedAt } : report,
      ]),
    }),
    'social.submitted-unreported': fault('Held messages are not reported as submitted when released.', {
      decide: onlyWhen(
        'isReported',
        (message, status) => !(status === 'submitted' && message.handedOverAt !== message.submittedAt),
      ),
    }),
  },
  'X-51': {
    'social.expires-unreported': fault('A message that expires while held is never reported.', {
      decide: onlyWhen(
        'isReported',
        (message, status) => !(status === 'expired' && message.handedOverAt === undefined),
      ),
    }),
    'social.expires-with-the-later-code': fault(
      'A message that expires while held has the code of one that was submitted.',
      {
        notify: setting({ error_code: '401' }, ({ error_code }) => error_code === '320'),
      },
    ),
  },
});
