import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { doNothing } from '../../ground/do-nothing.ts';
import { realTime } from '../../ground/time/pause.ts';
import { DAY } from '../../ground/time/units.ts';
import { within } from '../../ground/time/within.ts';
import { type Finding, fine, gap, note, type Place, spell, tagsOf } from './finding.ts';

/** Milliseconds for a name or a handshake. */
const LIMIT = 5000;

const SOON = 14;

const hostIn = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

export async function examineName(place: Place): Promise<Finding> {
  const { hostname } = new URL(place.url);
  const resolved = lookup(hostIn(place.url)).catch(doNothing);
  const found = await within(LIMIT, resolved);
  if (found) return fine('name', spell(place), `${hostname} is ${found.address}`);
  const says = `the name ${hostname} does not resolve; fix it in the target file or in your DNS`;
  return gap('name', spell(place), says, { tags: tagsOf(place) });
}

/** Whether the certificate at an https address is one that this machine trusts, and for how long; none for http. */
export async function examineCertificate(place: Place): Promise<Finding[]> {
  if (!place.url.startsWith('https:')) return [];
  const about = spell(place);
  const blocks = { tags: tagsOf(place) };
  const host = hostIn(place.url);
  const name = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
  const port = Number(new URL(place.url).port || 443);
  const socket = connect({ host, port, rejectUnauthorized: false, ...name });
  let refused: string | undefined;
  let expires: number;
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(LIMIT) });
    const wrong = socket.authorizationError;
    refused = socket.authorized ? undefined : String(wrong?.message ?? wrong);
    expires = Date.parse(socket.getPeerCertificate().valid_to);
  } catch (error) {
    const { name: kind, code, message } = error as NodeJS.ErrnoException;
    const silent = kind === 'AbortError' ? `no handshake in ${LIMIT / 1000} s` : (code ?? message);
    return [gap('tls', about, `no TLS there (${silent}); is it plain http?`, blocks)];
  } finally {
    socket.destroy();
  }
  const until = Number.isNaN(expires) ? '' : ` until ${new Date(expires).toISOString().slice(0, 10)}`;
  if (refused) {
    const remedy = 'fix it, or name its issuer in NODE_EXTRA_CA_CERTS';
    return [gap('tls', about, `its certificate (valid${until}) is not accepted: ${refused}; ${remedy}`, blocks)];
  }
  const days = Math.floor((expires - realTime.now()) / DAY);
  if (days < SOON) return [note('tls', about, `its certificate expires in ${days} days; renew it`)];
  return [fine('tls', about, `its certificate is valid${until}`)];
}
