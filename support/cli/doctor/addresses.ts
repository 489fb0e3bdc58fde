import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { doNothing } from '../../ground/do-nothing.ts';
import { DAY } from '../../ground/time/units.ts';
import { type Finding, fine, gap, note } from './finding.ts';
import { type Place, spell, tagsOf } from './place.ts';
import { within } from './within.ts';

/** Milliseconds for a name or a handshake. */
const LIMIT = 5000;

/** Days before its end when a certificate ought to be renewed. */
const SOON = 14;

const hostIn = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

export async function examineName(place: Place): Promise<Finding> {
  const { hostname } = new URL(place.url);
  const resolved = lookup(hostIn(place.url)).catch(doNothing);
  const found = await within(LIMIT, resolved, doNothing);
  if (found) return fine('name', spell(place), `${hostname} is ${found.address}`);
  const says = `the name ${hostname} does not resolve; fix it in the target file or in your DNS`;
  return gap('name', spell(place), says, { tags: tagsOf(place) });
}

async function handshake(url: string) {
  const host = hostIn(url);
  const name = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
  const socket = connect({ host, port: Number(new URL(url).port || 443), rejectUnauthorized: false, ...name });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(LIMIT) });
    const wrong = socket.authorizationError;
    const refused = socket.authorized ? undefined : String(wrong?.message ?? wrong);
    return { refused, expires: Date.parse(socket.getPeerCertificate().valid_to) };
  } catch (error) {
    const { name: kind, code, message } = error as NodeJS.ErrnoException;
    return { silent: kind === 'AbortError' ? `no handshake in ${LIMIT / 1000} s` : (code ?? message) };
  } finally {
    socket.destroy();
  }
}

/** Whether the certificate at an https address is one that this machine trusts, and for how long; none for http. */
export async function examineCertificate(place: Place, now: number): Promise<Finding[]> {
  if (!place.url.startsWith('https:')) return [];
  const { refused, silent, expires = Number.NaN } = await handshake(place.url);
  const about = spell(place);
  const blocks = { tags: tagsOf(place) };
  if (silent) return [gap('tls', about, `no TLS there (${silent}); is it plain http?`, blocks)];
  const until = Number.isNaN(expires) ? '' : ` until ${new Date(expires).toISOString().slice(0, 10)}`;
  if (refused) {
    const remedy = 'fix it, or name its issuer in NODE_EXTRA_CA_CERTS';
    return [gap('tls', about, `its certificate (valid${until}) is not accepted: ${refused}; ${remedy}`, blocks)];
  }
  const days = Math.floor((expires - now) / DAY);
  if (days < SOON) return [note('tls', about, `its certificate expires in ${days} days; renew it`)];
  return [fine('tls', about, `its certificate is valid${until}`)];
}
