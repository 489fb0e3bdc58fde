import { alternativesOf } from '../../alternative.ts';
import { lookup } from '../../operators/decisions.ts';

const target = { published: false } as const;

const LETTERS: Readonly<Record<string, string>> = { SE: 'SWE', DE: 'DEU', AU: 'AUS', NO: 'NOR' };

const isLine = (content: string): boolean => content.startsWith('result=');

/** Other permitted lookups. */
export const alternatives = alternativesOf({
  'lookup.failures-503': {
    rows: ['SIL-OTH-03'],
    says: 'A lookup that fails has HTTP status 503.',
    target,
    reply: (reply, { interface: of }) =>
      of.startsWith('lookup') && reply.text?.startsWith('result=') && !reply.text.startsWith('result=OK')
        ? { ...reply, status: 503 }
        : reply,
  },
  'lookup.plus-needed': {
    rows: ['SIL-OTH-04'],
    says: 'A number needs its plus sign.',
    target: { ...target, bindings: { lookupNumberForm: '+{digits}' } },
    decide: lookup.result('isNumber', (isNumber, written) => isNumber && written.startsWith('+')),
  },
  'lookup.plus-refused': {
    rows: ['SIL-OTH-04'],
    says: 'A number has no plus sign.',
    target,
    decide: lookup.result('isNumber', (isNumber, written) => isNumber && !written.startsWith('+')),
  },
  'lookup.three-letters': {
    rows: ['SIL-OTH-04'],
    says: 'A country has three letters.',
    target,
    decide: lookup.instead('lineOf', (lineOf, outcome) => {
      const { location } = outcome;
      return lineOf(location === undefined ? outcome : { ...outcome, location: LETTERS[location] ?? location });
    }),
  },
  'lookup.nothing-stored': {
    rows: ['SIL-OTH-04'],
    says: 'Nothing is stored: every lookup asks the network.',
    target,
    decide: lookup.decision('wantsFresh', () => true),
  },
  'lookup.flag-with-value': {
    rows: ['SIL-OTH-04', 'LOOKUP-NOCACHE-01'],
    says: 'The flag counts with any value.',
    target,
    decide: lookup.decision('wantsFresh', (flag) => flag !== undefined),
  },
  'lookup.five-seconds': {
    rows: ['SIL-OTH-04', 'LOOKUP-RES-01'],
    says: 'The platform waits five seconds for the network.',
    target,
    decide: lookup.decision('patience', 5000),
  },
  'lookup.ten-minutes': {
    rows: ['SIL-OTH-04', 'LOOKUP-RES-01'],
    says: 'The platform waits ten minutes for the network.',
    target,
    decide: lookup.decision('patience', 600_000),
  },
  'lookup.always-a-location': {
    rows: ['SIL-OTH-04', 'LOOKUP-PORT-01'],
    says: 'The portability service shows the location too.',
    target,
    decide: lookup.amend('shown', { portability: (outcome) => outcome }),
  },
  'lookup.line-ended': {
    rows: ['LOOKUP-FMT-01'],
    says: 'The line ends in a line break.',
    target,
    shape: (shape) => (isLine(shape.content) ? { ...shape, content: `${shape.content}\r\n` } : shape),
  },
  'lookup.charset-in-small-letters': {
    rows: ['LOOKUP-CT-01'],
    says: 'The charset is written in small letters and quotes.',
    target,
    decide: lookup.decision('mediaType', 'Text/Plain;charset="iso-8859-1"'),
  },
  'lookup.networks-reject': {
    rows: ['SIL-OTH-04', 'LOOKUP-FAIL-01'],
    says: 'A number that no network has is rejected by the register.',
    target,
    decide: lookup.result('found', (found, msisdn, entries) =>
      !entries.has(msisdn) && found.outcome.result === 'UNKNOWN_SUBSCRIBER'
        ? { ...found, outcome: { result: 'HLR_REJECT' as const } }
        : found,
    ),
  },
  'lookup.places-of-the-gone': {
    rows: ['SIL-OTH-04'],
    says: 'A lookup is in progress until the network answers, whether or not its client still waits.',
    target,
    decide: lookup.decision('abandoned', () => undefined),
  },
});
