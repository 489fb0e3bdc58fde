import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { lookup } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

type Lookups = Decisions['lookup'];
type Show = Lookups['shown']['portability'];
type Outcome = Parameters<Show>[0];
type Asked = Parameters<Show>[1];

const spelling = (from: string, to: string) =>
  on(
    'lookup',
    ({ text }) => text === `result=${from}`,
    (reply) => ({ ...reply, text: `result=${to}` }),
  );

/** Changes an outcome at both services; `atHome` is the outcome for the range of the number. */
const told = (change: (outcome: Outcome, atHome: Outcome) => Outcome) =>
  lookup.around('shown', (shown, { found }) => {
    const changing = (show: Show) => (outcome: Outcome, asked: Asked) =>
      change(show(outcome, asked), found(asked.msisdn, new Map()).outcome);
    return { 'real-time': changing(shown['real-time']), portability: changing(shown.portability) };
  });

/** Deviations in which numbers are looked up, and in the line that a lookup returns. */
export const faults = faultsOf({
  'LOOKUP-MSISDN-01 lookup.any-parameter-is-a-number': {
    says: 'A lookup with a parameter of another name is reported as invalid.',
    reply: (reply, { operation, request: { query } }) =>
      operation === 'lookup' && query.msisdn === undefined && Object.keys(query).length > 0
        ? { ...reply, text: 'result=MSISDN is invalid' }
        : reply,
  },
  'LOOKUP-MSISDN-03 lookup.ten-digits-at-least': fault('Numbers of less than ten digits are reported as invalid.', {
    decide: lookup.onlyWhen('isNumber', (written) => written.replace(/\D/g, '').length >= 10),
  }),
  'LOOKUP-MSISDN-03 only-some.numbers-of-eleven-digits': {
    says: 'Numbers of more than eleven digits are taken for malformed.',
    decide: lookup.onlyWhen('isNumber', (written) => written.length <= 11),
  },
  'LOOKUP-OK-01 only-some.lookups-at-home': fault('Numbers of other countries than Sweden are unknown.', {
    decide: lookup.instead('found', (found, msisdn, entries) => {
      const usual = found(msisdn, entries);
      return msisdn.startsWith('46') ? usual : { ...usual, outcome: { result: 'UNKNOWN_SUBSCRIBER' } };
    }),
  }),
  'LOOKUP-OK-01 lookup.mnc-of-two-digits': fault('The MNC is cut to two digits.', {
    decide: told((outcome) => ({ ...outcome, imsi: outcome.imsi?.slice(0, 5) })),
  }),
  'LOOKUP-CACHE-02 only-some.stored-by-the-last-digits': {
    says: 'Stored answers are kept by the last eight digits of a number.',
    decide: lookup.result('storedUnder', (key) => key.slice(-8)),
  },
  'LOOKUP-CT-01 lookup.html-with-nocache': fault('A lookup with nocache is labelled as HTML.', {
    reply: (reply, { operation, request: { query } }) =>
      operation === 'lookup' && query.nocache !== undefined
        ? { ...reply, type: 'text/html; charset=ISO-8859-1' }
        : reply,
  }),
  'LOOKUP-PORT-01 lookup.first-network': fault('The imsi is that of the network that first issued the number.', {
    decide: told((outcome, { imsi }) => (outcome.result === 'OK' ? { ...outcome, imsi } : outcome)),
  }),
  'LOOKUP-RT-01 lookup.location-when-roaming-only': fault('The location is missing while the subscriber is at home.', {
    decide: told((outcome, { location }) =>
      outcome.location === location ? { ...outcome, location: undefined } : outcome,
    ),
  }),
  'LOOKUP-RT-01 lookup.portability-stores-what-it-shows': {
    says: 'The real-time service repeats what the other service showed.',
    decide: lookup.around('shown', (shown, { storedUnder }) => ({
      ...shown,
      portability: (outcome, asked) => {
        const less = shown.portability(outcome, asked);
        asked.scope.state.store(storedUnder(asked), less, asked.scope.clock.now());
        return less;
      },
    })),
  },
  'LOOKUP-RES-01 lookup.hlr-spelled-out': fault('HLR is spelled out in the result HLR_REJECT.', {
    reply: spelling('HLR_REJECT', 'HOME_REGISTER_REJECT'),
  }),
  'LOOKUP-RES-01 lookup.absent-without-sm': fault('The result for an absent subscriber lacks its suffix.', {
    reply: spelling('ABSENT_SUBSCRIBER_SM', 'ABSENT_SUBSCRIBER'),
  }),
  'LOOKUP-RES-01 lookup.aborts-are-rejects': fault('An abort is reported as a reject.', {
    reply: spelling('HLR_ABORT', 'HLR_REJECT'),
  }),
  'LOOKUP-RES-01 lookup.mandatory-in-title-case': fault('The result for a barred range is in title case.', {
    reply: spelling('MSISDN range is not accepted', 'MSISDN RANGE IS NOT ACCEPTED'),
  }),
});
