import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { told, writing } from '../../operators/outcomes.ts';
import { on } from '../../operators/replies.ts';

const { decision, around, amend } = operatorsOn('lookup');

/** Changes the spelling of one result. */
const spelling = (from: string, to: string) =>
  writing((usual) => (usual === `result=${from}` ? `result=${to}` : usual));

const isFound = ({ text }: { readonly text?: string }): boolean => text?.startsWith('result=OK') === true;

const isFailure = ({ text }: { readonly text?: string }): boolean =>
  text?.startsWith('result=') === true && !text.startsWith('result=OK');

/** Deviations in the line that a lookup returns. */
export const faults = faultsOf({
  'LOOKUP-FMT-01': {
    'lookup.line-ends-in-semicolon': fault('Every line ends in a semicolon.', {
      decide: writing((usual) => `${usual};`),
    }),
    'lookup.location-before-imsi': fault('The location precedes the imsi.', {
      decide: writing((usual) => usual.replace(/(;imsi=\w+)(;location=\w+)/, '$2$1')),
    }),
    'lookup.one-member-per-line': fault('Result, imsi and location are on separate lines.', {
      decide: writing((usual) => usual.replaceAll(';', '\n')),
    }),
    'lookup.blank-behind-the-line': fault('Every line ends in a space.', { decide: writing((usual) => `${usual} `) }),
    'lookup.empty-line-behind': fault('The line is followed by an empty line.', {
      decide: writing((usual) => `${usual}\n\n`),
    }),
  },
  'LOOKUP-CT-01': {
    'lookup.labelled-utf-8': fault('The text is labelled as UTF-8.', {
      decide: decision('mediaType', 'text/plain; charset=UTF-8'),
    }),
    'lookup.no-charset': fault('The content type names no character set.', {
      decide: decision('mediaType', 'text/plain'),
    }),
    'lookup.html-with-nocache': fault('A lookup with nocache is labelled as HTML.', {
      reply: (reply, { operation, request: { query } }) =>
        operation === 'lookup' && query.nocache !== undefined
          ? { ...reply, type: 'text/html; charset=ISO-8859-1' }
          : reply,
    }),
    'lookup.failures-as-html': fault('A failed lookup is labelled as HTML.', {
      reply: on('lookup', isFailure, (reply) => ({ ...reply, type: 'text/html; charset=ISO-8859-1' })),
    }),
    'lookup.failures-in-utf-8': fault('A failed lookup is labelled as UTF-8.', {
      reply: on('lookup', isFailure, (reply) => ({ ...reply, type: 'text/plain; charset=UTF-8' })),
    }),
  },
  'LOOKUP-HTTP-01': {
    'lookup.status-203': fault('A successful lookup has HTTP status 203.', { reply: on('lookup', isFound, 203) }),
    'lookup.status-202': fault('A successful lookup has HTTP status 202.', { reply: on('lookup', isFound, 202) }),
  },
  'LOOKUP-FAIL-01': {
    'lookup.failure-with-reason': fault('A failed lookup gives a reason beside its result.', {
      decide: writing((usual, { result }) => (result === 'OK' ? usual : `${usual};reason=see log`)),
    }),
    'lookup.failure-with-empty-imsi': fault('A failed lookup gives an empty imsi.', {
      decide: writing((usual, { result }) => (result === 'OK' ? usual : `${usual};imsi=`)),
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
    'lookup.imsi-with-failures': fault('A failed lookup gives the imsi if it is known.', {
      decide: writing((usual, { result, imsi }) =>
        result === 'OK' || imsi === undefined ? usual : `${usual};imsi=${imsi}`,
      ),
    }),
    'lookup.location-with-absent': fault('A lookup of an absent subscriber gives the location.', {
      decide: writing((usual, { result, location }) =>
        result === 'ABSENT_SUBSCRIBER_SM' && location !== undefined ? `${usual};location=${location}` : usual,
      ),
    }),
  },
  'LOOKUP-LOC-01': {
    'lookup.location-is-home': fault('The location is the country of the number, not of the handset.', {
      decide: told((outcome, { location }) => (outcome.location === undefined ? outcome : { ...outcome, location })),
    }),
    'lookup.no-location-abroad': fault('The location is missing when the handset is abroad.', {
      decide: told((outcome, { location }) =>
        outcome.location === location ? outcome : { ...outcome, location: undefined },
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
    'lookup.blocked-in-lower-case': fault('The result for a blocked lookup is in lower case.', {
      decide: spelling('IMSI_LOOKUP_BLOCKED', 'imsi_lookup_blocked'),
    }),
    'lookup.mandatory-in-title-case': fault('The result for a barred range is in title case.', {
      decide: spelling('MSISDN range is not accepted', 'MSISDN RANGE IS NOT ACCEPTED'),
    }),
  },
});
