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

const isAtOrBelow = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

/** The twin's path of an operation. */
export function movedPath(path: string): string {
  const start = Object.keys(MOVED).find((each) => isAtOrBelow(path, each));
  return start === undefined ? path : `${MOVED[start]}${path.slice(start.length)}`;
}
