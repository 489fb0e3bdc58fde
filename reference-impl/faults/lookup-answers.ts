import type { Decisions, Fault } from './behaviour.ts';
import { on } from './distort.ts';
import { showing, writing } from './lookup-rules.ts';

const NOTHING_KNOWN = new Map();

/** What the range of a number tells about it, whatever the home register says. */
const byRange = (msisdn: string, { found }: Decisions['lookup']) => found(msisdn, NOTHING_KNOWN).outcome;

const answered = on.bind(null, 'lookup');

const formFaults: readonly Fault[] = [
  {
    id: 'lookup.line-ends-in-semicolon',
    rule: 'LOOKUP-FMT-01',
    says: 'Every line ends in a semicolon.',
    decide: writing((usual) => `${usual};`),
  },
  {
    id: 'lookup.location-before-imsi',
    rule: 'LOOKUP-FMT-01',
    says: 'The location stands before the imsi.',
    decide: writing((usual) => usual.replace(/(;imsi=\w+)(;location=\w+)/, '$2$1')),
  },
  {
    id: 'lookup.one-member-per-line',
    rule: 'LOOKUP-FMT-01',
    says: 'Result, imsi and location stand on lines of their own.',
    decide: writing((usual) => usual.replaceAll(';', '\n')),
  },
  {
    id: 'lookup.labelled-utf-8',
    rule: 'LOOKUP-CT-01',
    says: 'The text is labelled as UTF-8.',
    decide: ({ lookup }) => {
      lookup.mediaType = 'text/plain; charset=UTF-8';
    },
  },
  {
    id: 'lookup.no-charset',
    rule: 'LOOKUP-CT-01',
    says: 'The content type names no character set.',
    decide: ({ lookup }) => {
      lookup.mediaType = 'text/plain';
    },
  },
  {
    id: 'lookup.status-203',
    rule: 'LOOKUP-HTTP-01',
    says: 'A lookup that succeeds has HTTP status 203.',
    reply: answered(
      ({ text }) => text?.startsWith('result=OK') === true,
      (reply) => ({ ...reply, status: 203 }),
    ),
  },
  {
    id: 'lookup.failure-with-reason',
    rule: 'LOOKUP-FAIL-01',
    says: 'A failed lookup gives a reason beside its result.',
    decide: writing((usual, { result }) => (result === 'OK' ? usual : `${usual};reason=see log`)),
  },
];

const networkFaults: readonly Fault[] = [
  {
    id: 'lookup.mnc-of-two-digits',
    rule: 'LOOKUP-OK-01',
    says: 'The MNC is cut to two digits.',
    decide: showing((outcome) => ({ ...outcome, imsi: outcome.imsi?.slice(0, 5) })),
  },
  {
    id: 'lookup.whole-imsi',
    rule: 'LOOKUP-OK-01',
    says: 'The imsi has the digits of the subscriber too.',
    decide: showing((outcome) => ({ ...outcome, imsi: outcome.imsi?.padEnd(15, '123456789') })),
  },
  {
    id: 'lookup.imsi-with-failures',
    rule: 'LOOKUP-OK-02',
    says: 'A failed lookup gives the imsi where it is known.',
    decide: writing((usual, { result, imsi }) =>
      result === 'OK' || imsi === undefined ? usual : `${usual};imsi=${imsi}`,
    ),
  },
  {
    id: 'lookup.location-with-absent',
    rule: 'LOOKUP-OK-02',
    says: 'The location of an absent subscriber is given.',
    decide: writing((usual, { result, location }) =>
      result === 'ABSENT_SUBSCRIBER_SM' && location !== undefined ? `${usual};location=${location}` : usual,
    ),
  },
  {
    id: 'lookup.location-is-home',
    rule: 'LOOKUP-LOC-01',
    says: 'The location is the country of the number.',
    decide: showing((outcome, msisdn, decisions) =>
      outcome.location === undefined
        ? outcome
        : { ...outcome, location: byRange(msisdn, decisions).location },
    ),
  },
  {
    id: 'lookup.first-network',
    rule: 'LOOKUP-PORT-01',
    says: 'The imsi is that of the network that the number was in first.',
    decide: showing((outcome, msisdn, decisions) =>
      outcome.result === 'OK' ? { ...outcome, imsi: byRange(msisdn, decisions).imsi } : outcome,
    ),
  },
  {
    id: 'lookup.location-when-roaming-only',
    rule: 'LOOKUP-RT-01',
    says: 'The location is left out while the subscriber is at home.',
    decide: showing((outcome, msisdn, decisions) =>
      outcome.location === byRange(msisdn, decisions).location
        ? { ...outcome, location: undefined }
        : outcome,
    ),
  },
];

const respelled: readonly (readonly [slug: string, says: string, from: string, to: string])[] = [
  ['hlr-spelled-out', 'HLR is spelled out in the result HLR_REJECT.', 'HLR_REJECT', 'HOME_REGISTER_REJECT'],
  [
    'absent-without-sm',
    'The result of an absent subscriber lacks its end.',
    'ABSENT_SUBSCRIBER_SM',
    'ABSENT_SUBSCRIBER',
  ],
  ['aborts-are-rejects', 'An abort is told as a reject.', 'HLR_ABORT', 'HLR_REJECT'],
  [
    'blocked-in-lower-case',
    'A blocked lookup is told in lower case.',
    'IMSI_LOOKUP_BLOCKED',
    'imsi_lookup_blocked',
  ],
];

/** Deviations of the line that a lookup is answered with. Section "Number lookup response". */
export const lookupAnswerFaults: readonly Fault[] = [
  ...formFaults,
  ...networkFaults,
  ...respelled.map(([slug, says, from, to]) => ({
    id: `lookup.${slug}`,
    rule: 'LOOKUP-RES-01',
    says,
    decide: writing((usual) => (usual === `result=${from}` ? `result=${to}` : usual)),
  })),
];
