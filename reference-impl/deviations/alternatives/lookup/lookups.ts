import { alternativesOf, another, other } from '../../alternative.ts';
import { lookup } from '../../operators/decisions.ts';
import { good, on } from '../../operators/replies.ts';

const LETTERS: Readonly<Record<string, string>> = { SE: 'SWE', DE: 'DEU', AU: 'AUS', NO: 'NOR' };

export const alternatives = alternativesOf({
  'SIL-OTH-03 lookup.failures-503': other('A lookup that fails has HTTP status 503.', {
    reply: (reply, { interface: of }) =>
      of.startsWith('lookup') && reply.text?.startsWith('result=') && !reply.text.startsWith('result=OK')
        ? { ...reply, status: 503 }
        : reply,
  }),
  'SIL-OTH-04 lookup.plus-needed': other('A number needs its plus sign.', {
    bindings: { lookupNumberForm: '+{digits}' },
    decide: lookup.onlyWhen('isNumber', (written) => written.startsWith('+')),
  }),
  'SIL-OTH-04 lookup.plus-refused': other('A number has no plus sign.', {
    decide: lookup.onlyWhen('isNumber', (written) => !written.startsWith('+')),
  }),
  'SIL-OTH-04 lookup.three-letters': other('A country has three letters.', {
    reply: on('lookup', good, ({ text, ...reply }) => ({
      ...reply,
      text: text?.replace(/(?<=;location=)\w+/, (country) => LETTERS[country] ?? country) ?? '',
    })),
  }),
  'SIL-OTH-04 lookup.nothing-stored': other('Nothing is stored: every lookup asks the network.', {
    decide: lookup.decision('wantsFresh', () => true),
  }),
  'SIL-OTH-04 lookup.places-of-the-gone': another({
    says: 'A lookup is in progress until the network answers, whether or not its client still waits.',
    decide: lookup.decision('abandoned', () => undefined),
  }),
  'SIL-OTH-04 LOOKUP-NOCACHE-01 lookup.flag-with-value': other('The flag counts with any value.', {
    decide: lookup.decision('wantsFresh', (flag) => flag !== undefined),
  }),
  'SIL-OTH-04 LOOKUP-RES-01 lookup.five-seconds': other('The platform waits five seconds for the network.', {
    decide: lookup.decision('patience', 5000),
  }),
  'SIL-OTH-04 LOOKUP-RES-01 lookup.ten-minutes': other('The platform waits ten minutes for the network.', {
    decide: lookup.decision('patience', 600_000),
  }),
  'LOOKUP-FMT-01 lookup.line-ended': other('The line ends in a line break.', {
    shape: (shape) => (shape.content.startsWith('result=') ? { ...shape, content: `${shape.content}\r\n` } : shape),
  }),
  'LOOKUP-CT-01 lookup.charset-in-small-letters': other('The charset is written in small letters and quotes.', {
    reply: on('lookup', good, (reply) => ({ ...reply, type: 'Text/Plain;charset="iso-8859-1"' })),
  }),
  'SIL-OTH-04 LOOKUP-FAIL-01 lookup.networks-reject': another({
    says: 'A number that no network has is rejected by the register.',
    decide: lookup.result('found', (found, msisdn, entries) =>
      !entries.has(msisdn) && found.outcome.result === 'UNKNOWN_SUBSCRIBER'
        ? { ...found, outcome: { result: 'HLR_REJECT' as const } }
        : found,
    ),
  }),
});
