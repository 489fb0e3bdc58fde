import { fault, faultsOf } from '../fault.ts';
import { losing, setting } from '../operators/letters.ts';

/** Deviations in what a report says about its message. */
export const faults = faultsOf({
  'DR-ID-01': {
    'dr.id-is-short': fault('The id of a delivery report is eight digits long.', {
      notify: setting(({ delivery_report_id }) => ({ delivery_report_id: String(delivery_report_id).slice(0, 8) })),
    }),
  },
  'DR-DELAY-01': { 'dr.delay-as-text': fault('A delay is told in words.', { notify: setting({ delay: 'none' }) }) },
  'DR-ENR-01': {
    'dr.enroute-untold': fault('Nobody is told that a message is enroute.', { notify: losing(({ body }) => body.includes('"status":"enroute"')) }),
  },
  'DR-MULTI-01': { 'dr.delivered-from-the-start': fault('Every status of a message is told as delivered.', { notify: setting({ status: 'delivered' }) }) },
});
