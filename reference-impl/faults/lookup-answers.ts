import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { showing, writing } from './lookup-rules.ts';
import { decision } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

const NOTHING_KNOWN = new Map();

/** What the range of a number tells about it, whatever the home register says. */
const byRange = (msisdn: string, { found }: Decisions['lookup']) => found(msisdn, NOTHING_KNOWN).outcome;

const answered = on.bind(null, 'lookup');

const formFaults = faultsOf({
  'LOOKUP-FMT-01': {
    'lookup.line-ends-in-semicolon': fault('Every line ends in a semicolon.', { decide: writing((usual) => `${usual};`) }),
    'lookup.location-before-imsi': fault('The location stands before the imsi.', {
      decide: writing((usual) => usual.replace(/(;imsi=\w+)(;location=\w+)/, '$2$1')),
    }),
    'lookup.one-member-per-line': fault('Result, imsi and location stand on lines of their own.', { decide: writing((usual) => usual.replaceAll(';', '\n')) }),
  },
  'LOOKUP-CT-01': {
    'lookup.labelled-utf-8': fault('The text is labelled as UTF-8.', { decide: decision('lookup', 'mediaType', 'text/plain; charset=UTF-8') }),
    'lookup.no-charset': fault('The content type names no character set.', { decide: decision('lookup', 'mediaType', 'text/plain') }),
  },
  'LOOKUP-HTTP-01': {
    'lookup.status-203': fault('A lookup that succeeds has HTTP status 203.', {
      reply: answered(
        ({ text }) => text?.startsWith('result=OK') === true,
        (reply) => ({ ...reply, status: 203 }),
      ),
    }),
  },
  'LOOKUP-FAIL-01': {
    'lookup.failure-with-reason': fault('A failed lookup gives a reason beside its result.', {
      decide: writing((usual, { result }) => (result === 'OK' ? usual : `${usual};reason=see log`)),
    }),
  },
});

const networkFaults = faultsOf({
  'LOOKUP-OK-01': {
    'lookup.mnc-of-two-digits': fault('The MNC is cut to two digits.', { decide: showing((outcome) => ({ ...outcome, imsi: outcome.imsi?.slice(0, 5) })) }),
    'lookup.whole-imsi': fault('The imsi has the digits of the subscriber too.', {
      decide: showing((outcome) => ({ ...outcome, imsi: outcome.imsi?.padEnd(15, '123456789') })),
    }),
  },
  'LOOKUP-OK-02': {
    'lookup.imsi-with-failures': fault('A failed lookup gives the imsi where it is known.', {
      decide: writing((usual, { result, imsi }) => (result === 'OK' || imsi === undefined ? usual : `${usual};imsi=${imsi}`)),
    }),
    'lookup.location-with-absent': fault('The location of an absent subscriber is given.', {
      decide: writing((usual, { result, location }) => (result === 'ABSENT_SUBSCRIBER_SM' && location !== undefined ? `${usual};location=${location}` : usual)),
    }),
  },
  'LOOKUP-LOC-01': {
    'lookup.location-is-home': fault('The location is the country of the number.', {
      decide: showing((outcome, msisdn, decisions) =>
        outcome.location === undefined ? outcome : { ...outcome, location: byRange(msisdn, decisions).location },
      ),
    }),
  },
  'LOOKUP-PORT-01': {
    'lookup.first-network': fault('The imsi is that of the network that the number was in first.', {
      decide: showing((outcome, msisdn, decisions) => (outcome.result === 'OK' ? { ...outcome, imsi: byRange(msisdn, decisions).imsi } : outcome)),
    }),
  },
  'LOOKUP-RT-01': {
    'lookup.location-when-roaming-only': fault('The location is left out while the subscriber is at home.', {
      decide: showing((outcome, msisdn, decisions) =>
        outcome.location === byRange(msisdn, decisions).location ? { ...outcome, location: undefined } : outcome,
      ),
    }),
  },
});

const respelled: readonly (readonly [slug: string, says: string, from: string, to: string])[] = [
  ['hlr-spelled-out', 'HLR is spelled out in the result HLR_REJECT.', 'HLR_REJECT', 'HOME_REGISTER_REJECT'],
  ['absent-without-sm', 'The result of an absent subscriber lacks its end.', 'ABSENT_SUBSCRIBER_SM', 'ABSENT_SUBSCRIBER'],
  ['aborts-are-rejects', 'An abort is told as a reject.', 'HLR_ABORT', 'HLR_REJECT'],
  ['blocked-in-lower-case', 'A blocked lookup is told in lower case.', 'IMSI_LOOKUP_BLOCKED', 'imsi_lookup_blocked'],
];

/** Deviations of the line that a lookup is answered with. Section "Number lookup response". */
export const faults = [
  ...formFaults,
  ...networkFaults,
  ...respelled.map(([slug, says, from, to]) => ({
    id: `lookup.${slug}`,
    rule: 'LOOKUP-RES-01',
    says,
    decide: writing((usual) => (usual === `result=${from}` ? `result=${to}` : usual)),
  })),
];
