import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { told, writing } from '../../operators/outcomes.ts';

const { decision, around, amend } = operatorsOn('lookup');

/** Changes the spelling of one result. */
const spelling = (from: string, to: string) =>
  writing((usual) => (usual === `result=${from}` ? `result=${to}` : usual));

/** Deviations in the line that a lookup returns. */
export const faults = faultsOf({
  'LOOKUP-CT-01': {
    'lookup.html-with-nocache': fault('A lookup with nocache is labelled as HTML.', {
      reply: (reply, { operation, request: { query } }) =>
        operation === 'lookup' && query.nocache !== undefined
          ? { ...reply, type: 'text/html; charset=ISO-8859-1' }
          : reply,
    }),
  },
  'LOOKUP-OK-01': {
    'lookup.mnc-of-two-digits': fault('The MNC is cut to two digits.', {
      decide: told((outcome) => ({ ...outcome, imsi: outcome.imsi?.slice(0, 5) })),
    }),
    'lookup.whole-imsi': fault('The imsi includes the digits of the subscriber.', {
      decide: told((outcome) => ({ ...outcome, imsi: outcome.imsi?.padEnd(15, '123456789') })),
    }),
  },
  'LOOKUP-OK-02': {
    'lookup.location-with-absent': fault('A lookup of an absent subscriber gives the location.', {
      decide: writing((usual, { result, location }) =>
        result === 'ABSENT_SUBSCRIBER_SM' && location !== undefined ? `${usual};location=${location}` : usual,
      ),
    }),
  },
  'LOOKUP-PORT-01': {
    'lookup.first-network': fault('The imsi is that of the network that first issued the number.', {
      decide: told((outcome, { imsi }) => (outcome.result === 'OK' ? { ...outcome, imsi } : outcome)),
    }),
    'lookup.portability-without-imsi': fault('A portability lookup gives no imsi.', {
      decide: amend('shown', { portability: ({ result }) => ({ result }) }),
    }),
  },
  'LOOKUP-RT-01': {
    'lookup.location-when-roaming-only': fault('The location is missing while the subscriber is at home.', {
      decide: told((outcome, { location }) =>
        outcome.location === location ? { ...outcome, location: undefined } : outcome,
      ),
    }),
    'lookup.imsi-alone': fault('A real-time lookup gives the imsi only.', {
      decide: amend('shown', { 'real-time': ({ result, imsi }) => ({ result, imsi }) }),
    }),
    'lookup.stored-without-location': fault('A stored answer lacks the location.', {
      decide: decision('repeated', (stored) => ({ ...stored, location: undefined })),
    }),
    'lookup.portability-stores-what-it-shows': fault(
      'The real-time service repeats what the portability service showed.',
      {
        decide: around('shown', (shown, { storedUnder }) => ({
          ...shown,
          portability: (outcome, asked) => {
            const less = shown.portability(outcome, asked);
            asked.scope.state.store(storedUnder(asked), less, asked.scope.clock.now());
            return less;
          },
        })),
      },
    ),
  },
  'LOOKUP-RES-01': {
    'lookup.hlr-spelled-out': fault('HLR is spelled out in the result HLR_REJECT.', {
      decide: spelling('HLR_REJECT', 'HOME_REGISTER_REJECT'),
    }),
    'lookup.absent-without-sm': fault('The result for an absent subscriber lacks its suffix.', {
      decide: spelling('ABSENT_SUBSCRIBER_SM', 'ABSENT_SUBSCRIBER'),
    }),
    'lookup.aborts-are-rejects': fault('An abort is reported as a reject.', {
      decide: spelling('HLR_ABORT', 'HLR_REJECT'),
    }),
    'lookup.mandatory-in-title-case': fault('The result for a barred range is in title case.', {
      decide: spelling('MSISDN range is not accepted', 'MSISDN RANGE IS NOT ACCEPTED'),
    }),
  },
});
