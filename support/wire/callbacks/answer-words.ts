import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Answer, Delay } from './answer.ts';

const PAGE = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Thank you</title>' };

/** How long a platform with a lab waits for a silent receiver, in milliseconds. */
export const PATIENCE = 200;

/**
 * An answer in the words of a feature: an HTTP status, a status `and a page` or `after N ms`, `reset`, `silence` or `garbage`.
 * Redirects lead back to `url`; `delay` lets the time pass in which there is no answer.
 */
export function answerIn(words: string, url: string, delay: Delay): Answer {
  if (words === 'silence') return { kind: 'silence', after: PATIENCE, delay };
  if (words === 'reset' || words === 'garbage') return { kind: words };
  const [, late, wait] = /^(\d{3}) after (\d+) ms$/.exec(words) ?? [];
  if (wait !== undefined) return { kind: 'late', status: Number(late), after: Number(wait), delay };
  const [, digits, page] = /^(\d{3})( and a page)?$/.exec(words) ?? [];
  if (digits === undefined) throw new HarnessError(`a receiver cannot answer "${words}"`);
  const status = Number(digits);
  if (page !== undefined) return { kind: 'status', status, ...PAGE };
  const isRedirect = status >= 300 && status <= 308 && status !== 304;
  return isRedirect ? { kind: 'status', status, headers: { location: url } } : { kind: 'status', status };
}
