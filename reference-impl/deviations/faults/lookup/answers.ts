import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { lookup } from '../../operators/decisions.ts';

type Lookups = Decisions['lookup'];
type Outcome = Parameters<Lookups['lineOf']>[0];
type Asked = Parameters<Lookups['repeated']>[1];

/** Changes the spelling of one result. */
const spelling = (from: string, to: string) =>
  lookup.result('lineOf', (usual) => (usual === `result=${from}` ? `result=${to}` : usual));

/** Changes an outcome at both services; `atHome` is the outcome for the range of the number. */
const told = (change: (outcome: Outcome, atHome: Outcome) => Outcome) =>
  lookup.around('shown', (shown, { found }) => {
    const changing = (show: typeof shown.portability) => (outcome: Outcome, asked: Asked) =>
      change(show(outcome, asked), found(asked.msisdn, new Map()).outcome);
    return { 'real-time': changing(shown['real-time']), portability: changing(shown.portability) };
  });

/** Deviations in which numbers are looked up, and in the line that a lookup returns. */
export const faults = faultsOf({
  'LOOKUP-MSISDN-01': {
    'lookup.any-parameter-is-a-number': fault('A lookup with a parameter of another name is reported as invalid.', {
      reply: (reply, { operation, request: { query } }) =>
        operation === 'lookup' && query.msisdn === undefined && Object.keys(query).length > 0
          ? { ...reply, text: 'result=MSISDN is invalid' }
          : reply,
    }),
  },
  'LOOKUP-MSISDN-03': {
    'lookup.national-form-only': fault('Only numbers with a leading 00 are accepted.', {
      decide: lookup.decision('isNumber', (written) => written.startsWith('00')),
    }),
    'lookup.ten-digits-at-least': fault('Numbers of less than ten digits are reported as invalid.', {
      decide: lookup.onlyWhen('isNumber', (written) => written.replace(/\D/g, '').length >= 10),
    }),
    'only-some.numbers-of-eleven-digits': fault('Numbers of more than eleven digits are taken for malformed.', {
      decide: lookup.onlyWhen('isNumber', (written) => written.length <= 11),
    }),
    'only-some.numbers-of-one-country': fault('Numbers that do not begin with 46 are taken for malformed.', {
      decide: lookup.onlyWhen('isNumber', (written) => written.startsWith('46')),
    }),
  },
  'LOOKUP-OK-01': {
    'only-some.lookups-at-home': fault('Numbers of other countries than Sweden are unknown.', {
      decide: lookup.instead('found', (found, msisdn, entries) => {
        const usual = found(msisdn, entries);
        return msisdn.startsWith('46') ? usual : { ...usual, outcome: { result: 'UNKNOWN_SUBSCRIBER' } };
      }),
    }),
    'lookup.mnc-of-two-digits': fault('The MNC is cut to two digits.', {
      decide: told((outcome) => ({ ...outcome, imsi: outcome.imsi?.slice(0, 5) })),
    }),
    'lookup.whole-imsi': fault('The imsi includes the digits of the subscriber.', {
      decide: told((outcome) => ({ ...outcome, imsi: outcome.imsi?.padEnd(15, '123456789') })),
    }),
  },
  'LOOKUP-CACHE-02': {
    'only-some.stored-by-the-last-digits': fault('Stored answers are kept by the last eight digits of a number.', {
      decide: lookup.result('storedUnder', (key) => key.slice(-8)),
    }),
  },
  'LOOKUP-CT-01': {
    'lookup.html-with-nocache': fault('A lookup with nocache is labelled as HTML.', {
      reply: (reply, { operation, request: { query } }) =>
        operation === 'lookup' && query.nocache !== undefined
          ? { ...reply, type: 'text/html; charset=ISO-8859-1' }
          : reply,
    }),
  },
  'LOOKUP-OK-02': {
    'lookup.location-with-absent': fault('A lookup of an absent subscriber gives the location.', {
      decide: lookup.result('lineOf', (usual, { result, location }) =>
        result === 'ABSENT_SUBSCRIBER_SM' && location !== undefined ? `${usual};location=${location}` : usual,
      ),
    }),
  },
  'LOOKUP-PORT-01': {
    'lookup.first-network': fault('The imsi is that of the network that first issued the number.', {
      decide: told((outcome, { imsi }) => (outcome.result === 'OK' ? { ...outcome, imsi } : outcome)),
    }),
    'lookup.portability-without-imsi': fault('A portability lookup gives no imsi.', {
      decide: lookup.amend('shown', { portability: ({ result }) => ({ result }) }),
    }),
  },
  'LOOKUP-RT-01': {
    'lookup.location-when-roaming-only': fault('The location is missing while the subscriber is at home.', {
      decide: told((outcome, { location }) =>
        outcome.location === location ? { ...outcome, location: undefined } : outcome,
      ),
    }),
    'lookup.stored-without-location': fault('A stored answer lacks the location.', {
      decide: lookup.decision('repeated', (stored) => ({ ...stored, location: undefined })),
    }),
    'lookup.portability-stores-what-it-shows': fault('The real-time service repeats what the other service showed.', {
      decide: lookup.around('shown', (shown, { storedUnder }) => ({
        ...shown,
        portability: (outcome, asked) => {
          const less = shown.portability(outcome, asked);
          asked.scope.state.store(storedUnder(asked), less, asked.scope.clock.now());
          return less;
        },
      })),
    }),
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
