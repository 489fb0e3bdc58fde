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

/** Paths that hold an id, and the twin's. */
const OF_ONE: Readonly<Record<string, string>> = {
  [`${SENDERS}/requests/:requestId`]: `${SENDERS}/requests/:requestId/status`,
  [`${SENDERS}/requests/:requestId/verify`]: `${SENDERS}/requests/:requestId/codes`,
  [`${SENDERS}/addresses/:addressId`]: `${SENDERS}/approved/:addressId`,
  [`${SENDERS}/addresses/:addressId/reverify`]: `${SENDERS}/approved/:addressId/codes`,
};

const isAtOrBelow = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

/** The twin's path of an operation. */
export function movedPath(path: string): string {
  const start = Object.keys(MOVED).find((each) => isAtOrBelow(path, each));
  return OF_ONE[path] ?? (start === undefined ? path : `${MOVED[start]}${path.slice(start.length)}`);
}
