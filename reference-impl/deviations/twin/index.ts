import { unusualIds } from '../../kernel/ids.ts';
import { alternativesOf, other, type Variant } from '../alternative.ts';
import { answerDeviations } from './answers.ts';
import { edgeDeviations } from './edges.ts';
import { nameDeviations } from './names.ts';
import { callbackDeviations, wireDeviations } from './wire.ts';

/** Path prefixes that the document does not show, and the twin's. */
const MOVED: Readonly<Record<string, string>> = {
  '/v1/replies': '/v1/inbox/answers',
  '/v1/delivery_reports': '/v1/inbox/receipts',
  '/v1/webhooks/messages': '/v1/hooks',
  '/v1/iam/signature_keys': '/v1/signing/keys',
  '/v1/number_authorisation/mt/blacklist': '/v1/opt-outs/numbers',
  '/v1/messaging/numbers/dedicated': '/v1/own-numbers',
  '/v1/reporting/links': '/v1/short-links/report',
  '/v2-preview/reporting/messages/insights': '/v2-preview/reporting/totals',
};

const SENDERS = '/v1/messaging/numbers/sender_address';

const OF_ONE: Readonly<Record<string, string>> = {
  [`${SENDERS}/requests/:requestId`]: `${SENDERS}/requests/:requestId/status`,
  [`${SENDERS}/requests/:requestId/verify`]: `${SENDERS}/requests/:requestId/codes`,
  [`${SENDERS}/addresses/:addressId`]: `${SENDERS}/approved/:addressId`,
  [`${SENDERS}/addresses/:addressId/reverify`]: `${SENDERS}/approved/:addressId/codes`,
};

/** The twin besides its decisions: identifiers, constants and paths. */
const surroundings = alternativesOf({
  'SIL-MSG-20 SIL-OTH-05 SIL-OTH-08 other-ids': other(
    'UUIDs are version 1 in upper case; other identifiers are long and have dots and tildes.',
    {},
  ),
  'SIL-OTH-13 other-constants': other('The vendor and the signature headers have other names.', {}),
  'SIL-MSG-09 SIL-MSG-10 SIL-MSG-11 SIL-MSG-12 SIL-MSG-13 SIL-MSG-14 SIL-SEND-04 SIL-SEND-05 SIL-SEND-06 other-paths':
    other('Operations without a documented path have other paths.', {}),
});

/** A platform that differs from the reference in everything the document leaves open, and in nothing else. */
export const twin: Variant = {
  name: 'twin',
  deviations: [
    ...surroundings,
    ...edgeDeviations,
    ...answerDeviations,
    ...nameDeviations,
    ...callbackDeviations,
    ...wireDeviations,
  ],
  ids: unusualIds,
  settings: { vendorId: 'twin & sons', headerPrefix: 'X-Twin-' },
  pathOf: (path) => {
    const start = Object.keys(MOVED).find((each) => path === each || path.startsWith(`${each}/`));
    return OF_ONE[path] ?? (start === undefined ? path : `${MOVED[start]}${path.slice(start.length)}`);
  },
};

export const variants: ReadonlyMap<string, Variant> = new Map([[twin.name, twin]]);
