import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Draft } from '../session/api/messages-api.ts';

/** Any platform takes as much as this; the document gives no limits for metadata and callback URLs. Section "Limits". */
const FEW_KEYS = 5;
const PLAIN_KEY = /^[\w-]{1,20}$/;
const SHORT_VALUE = 64;
const SHORT_URL = 200;

function unusualIn({ metadata = {}, callbackUrl = '' }: Draft): string | undefined {
  const entries = Object.entries(metadata);
  const isPlain = entries.every(([key, value]) => PLAIN_KEY.test(key) && String(value).length <= SHORT_VALUE);
  if (!isPlain || entries.length > FEW_KEYS) return 'such metadata';
  return callbackUrl.length > SHORT_URL ? `a callback URL of ${callbackUrl.length} characters` : undefined;
}

const REFUSALS: readonly number[] = [400, 413, 414, 422];

/** Throws Inconclusive where messages are refused that are longer than the document shows: it gives no limits. */
export function allowRefusal({ status }: Exchange, drafts: readonly Draft[]): void {
  if (!REFUSALS.includes(status)) return;
  for (const draft of drafts) {
    const unusual = unusualIn(draft);
    if (unusual === undefined) continue;
    const message = `the platform refuses ${unusual} with HTTP status ${status}; the document gives no limit`;
    throw new Inconclusive('insufficient-evidence', message, { leftOpen: true });
  }
}
