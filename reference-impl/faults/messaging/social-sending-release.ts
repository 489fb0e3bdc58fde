import type { DeliveryReport } from '../../messaging/delivery-report.ts';
import type { Message } from '../../messaging/message.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around } from '../operators/decisions.ts';

const isHeld = ({ status }: Message): boolean => status === 'scheduled';

/** Whether a report tells of a message that left later than it came. */
const hasWaited = ({ message }: DeliveryReport): boolean => message.handedOverAt !== undefined && message.handedOverAt > message.submittedAt;

/** Gives what waited to the carrier a second time; the recipient gets both. */
function releaseTwice({ messaging }: Decisions): void {
  const { handOver } = messaging;
  messaging.handOver = (world, message) => {
    const waited = isHeld(message);
    handOver(world, message);
    const { handsets, handOvers } = world.messaging;
    const passed = handsets.get(message.destination);
    if (!waited || !passed) return;
    const again = { ...passed, earlier: passed };
    handOvers.push(again);
    handsets.set(message.destination, again);
  };
}

/** Changes the text of what waited on its way to the carrier. */
const writing =
  (change: (content: string) => string) =>
  ({ messaging }: Decisions): void => {
    const { textToSend } = messaging;
    messaging.textToSend = (message, world) => (isHeld(message) ? change(textToSend(message, world)) : textToSend(message, world));
  };

/** Reports a message that waits with another status. */
const reportedWhileHeld =
  (status: 'submitted' | 'delivered', code: string) =>
  ({ messaging }: Decisions): void => {
    messaging.heldReport = { status, code };
  };

/** TODO */
export const faults = faultsOf({
  'MSG-SOCIAL-09': {
    'social.released-twice': fault('What waited is sent twice.', { decide: releaseTwice }),
    'social.text-cut-in-the-queue': fault('What waited loses everything after 20 characters.', { decide: writing((content) => content.slice(0, 20)) }),
    'social.text-loses-accents': fault('What waited comes out in ASCII.', { decide: writing((content) => content.replace(/[^\x20-\x7e]/gu, '?')) }),
  },
  'MSG-SOCIAL-12': {
    'social.held-as-submitted': fault('A message that waits is reported submitted.', { decide: reportedWhileHeld('submitted', '213') }),
    'social.held-as-delivered': fault('A message that waits is reported delivered.', { decide: reportedWhileHeld('delivered', '220') }),
  },
  'X-11': {
    'social.dated-in-the-evening': fault('Reports of what waited carry the time of the submission.', {
      decide: around(
        'messaging',
        'reportBody',
        (reportBody) => (report, vendorId) => reportBody(hasWaited(report) ? { ...report, changedAt: report.message.submittedAt } : report, vendorId),
      ),
    }),
    'social.submitted-unreported': fault('What waited is not reported submitted when it leaves.', {
      decide: around(
        'messaging',
        'isReported',
        (isReported) => (message, status) => !(status === 'submitted' && message.handedOverAt !== message.submittedAt) && isReported(message, status),
      ),
    }),
  },
  'X-51': {
    'social.expires-unreported': fault('What expires while it waits vanishes without a report.', {
      decide: around(
        'messaging',
        'isReported',
        (isReported) => (message, status) => !(status === 'expired' && message.handedOverAt === undefined) && isReported(message, status),
      ),
    }),
  },
});
