import type { CarrierStep } from '../../../messaging/carrier.ts';
import type { ReportStatus } from '../../../messaging/message.ts';
import { changeStatus } from '../../../messaging/status-change.ts';
import { alternativesOf } from '../../alternative.ts';
import { hasStatus, preceding } from '../../operators/letters.ts';
import { alter, instead } from '../../operators/messaging.ts';

const step = (after: number, status: ReportStatus, code: string): CarrierStep => ({ after, status, code });

/** What the carrier does where the lab gives it no script. */
const usually = (steps: readonly CarrierStep[]) =>
  instead('carrierScript', (scripted, message, scripts) =>
    scripts.has(message.destination) || scripts.has('*') ? scripted(message, scripts) : steps,
  );

/** Reports each accepted message with a status before anything is decided about it. */
const reportedFirst = (status: ReportStatus, code: string) =>
  alter('submitStages', 'apply', ({ name, run }) => ({
    name,
    run: (submission) => {
      for (const message of submission.messages) changeStatus(submission.scope, message, status, code);
      return run(submission);
    },
  }));

/** Reports on the way of a message besides the one that says how it ended. */
export const alternatives = alternativesOf({
  'statuses.enroute-first': {
    rows: ['SIL-MSG-31', 'SIL-MSG-25'],
    says: 'Every message is reported enroute as soon as it is accepted, whatever becomes of it.',
    target: { published: false },
    decide: reportedFirst('enroute', '101'),
  },
  'statuses.screened-first': {
    rows: ['SIL-MSG-31'],
    says: 'Every message is held for screening first, and reported so.',
    target: { published: false },
    decide: reportedFirst('enroute', '151'),
  },
  'statuses.many-steps': {
    rows: ['SIL-MSG-01', 'SIL-MSG-31', 'DR-ORDER-01'],
    says: 'A message is rerouted, then submitted, accepted and scheduled downstream before it is delivered.',
    decide: usually([
      ...[
        step(0, 'enroute', '101'),
        step(0, 'submitted', '200'),
        step(0, 'enroute', '102'),
        step(0, 'submitted', '200'),
      ],
      ...[step(0, 'submitted', '210'), step(0, 'submitted', '213'), step(0, 'delivered', '221')],
    ]),
  },
  'statuses.delivered-alone': {
    rows: ['SIL-MSG-31'],
    says: 'A message that is delivered at once is reported delivered and nothing else.',
    target: { published: false },
    decide: usually([step(0, 'delivered', '221')]),
  },
  'statuses.delivered-twice': {
    rows: ['SIL-MSG-31'],
    says: 'A message is reported delivered, and again as delivered to the handset.',
    notify: preceding({ error_code: '220' }, hasStatus('delivered')),
  },
});
