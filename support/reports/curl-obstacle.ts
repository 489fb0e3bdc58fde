import type { EvidenceExchange } from '../ground/evidence/recorded-run.ts';
import { HIDDEN } from '../ground/secrets/secret-forms.ts';

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const FIELD_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
const TARGET = /^[\u0021-\u00ff]*$/;

const clear = (text: string): string => text.replaceAll(HIDDEN, '');

function isHttp(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

/** Why a request cannot be sent again as it was, or undefined when it can. */
export function curlObstacle(exchange: EvidenceExchange): string | undefined {
  const { method, url, requestHeaders, requestBody, requestCut } = exchange;
  const [bad] = Object.entries(requestHeaders).find(
    ([name, value]) => !TOKEN.test(name) || !FIELD_VALUE.test(clear(value)),
  ) ?? [undefined];
  if (!TOKEN.test(method)) return 'its method is not an HTTP method';
  if (!isHttp(url)) return 'its address is not an HTTP address';
  if (!TARGET.test(clear(url).replace(/^https?:\/\/[^/?#]*/i, '')))
    return 'its address holds characters that a request line cannot hold';
  if (bad !== undefined) return 'it has a header that HTTP cannot express';
  if (method === 'HEAD' && requestBody !== undefined) return 'curl sends no body with HEAD';
  if (requestCut) return `only the beginning of its body of ${Number(requestCut.length)} bytes was kept`;
  return undefined;
}
