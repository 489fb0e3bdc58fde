import type { Answer } from '../../wire/http/answer-collector.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import { addressBelow } from '../../wire/http/way.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import type { Place } from './place.ts';

/** A request without credentials that each interface knows and has to refuse. */
const KNOWN: Readonly<Record<InterfaceName, readonly [method: 'GET' | 'POST', path: string]>> = {
  messaging: ['GET', '/v1/replies'],
  messagingApac: ['GET', '/v1/replies'],
  token: ['POST', '/oauth2/token'],
  lookup: ['GET', '/lookup'],
  subprojects: ['GET', '/v1/projects/-/subprojects'],
  voice: ['GET', '/v2/projects/-/services/-'],
  conversation: ['GET', '/v1/projects/-/capability:query'],
  standalone: ['GET', '/v1/-/capability'],
};

/** What an answer shows that no interface gives to such a request: the way elsewhere, or a page for people. */
function strangeness({ status, headers }: Answer, known: boolean): string | undefined {
  if (status >= 300 && status < 400 && headers.location)
    return `it redirects to ${headers.location}; give that address, redirects are never followed`;
  const isPage = /html/i.test(headers['content-type'] ?? '');
  return isPage && (status < 300 || (known && status === 404))
    ? 'it answers with a web page; is that the address of the interface?'
    : undefined;
}

/**
 * Why an address that answers is not the one of its interface, or undefined. A page or a redirect at the base address
 * alone proves nothing: what the interface answers below it counts.
 */
export async function wrongPlace(http: HttpClient, { of, url }: Place, first: Answer): Promise<string | undefined> {
  if (of === 'lab') return strangeness(first, true);
  if (strangeness(first, false) === undefined) return undefined;
  const [method, path] = KNOWN[of];
  const form = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  };
  const said = method === 'POST' ? form : { headers: {} };
  const answer = await http.send({ method, url: addressBelow(url, path), ...said });
  return strangeness(answer, of !== 'conversation' && of !== 'standalone');
}
