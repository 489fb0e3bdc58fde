import { connect, type TLSSocket } from 'node:tls';
import { DAY } from '../../ground/time/units.ts';
import { type Finding, fine, gap, note } from './finding.ts';
import { type Place, spell, tagsOf } from './place.ts';
import { within } from './within.ts';

const LIMIT = 5000;
const SOON = 14;

/** What a server revealed about itself, or why it failed. */
interface Shown {
  readonly refused?: string | undefined;
  readonly expires?: number;
  readonly silent?: string;
}

function seen(socket: TLSSocket): Shown {
  const { valid_to: until } = socket.getPeerCertificate();
  const refused = socket.authorized
    ? undefined
    : String(socket.authorizationError?.message ?? socket.authorizationError);
  return { refused, expires: Date.parse(until) };
}

function handshake(url: string): Promise<Shown> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const name = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
    const socket = connect({
      host,
      port: Number(port || 443),
      rejectUnauthorized: false,
      timeout: LIMIT,
      ...name,
    });
    const done = (shown: Shown): void => {
      socket.destroy();
      resolve(shown);
    };
    socket.once('timeout', () => done({ silent: 'no handshake in 5 s' }));
    socket.once('error', (error: NodeJS.ErrnoException) => done({ silent: error.code ?? error.message }));
    socket.once('secureConnect', () => done(seen(socket)));
  });
}

/** Whether the certificate at an https address is one that this machine trusts, and for how long; none for http. */
export async function examineCertificate(place: Place, now: number): Promise<Finding[]> {
  if (!place.url.startsWith('https:')) return [];
  const shown = await within<Shown>(LIMIT + 500, handshake(place.url), () => ({
    silent: 'no handshake in 5 s',
  }));
  const { refused, silent, expires = Number.NaN } = shown;
  const blocks = { tags: tagsOf(place) };
  if (silent) return [gap('tls', spell(place), `no TLS there (${silent}); is it plain http?`, blocks)];
  const days = Math.floor((expires - now) / DAY);
  const until = Number.isNaN(expires) ? '' : ` until ${new Date(expires).toISOString().slice(0, 10)}`;
  if (refused)
    return [
      gap(
        'tls',
        spell(place),
        `its certificate (valid${until}) is not accepted: ${refused}; fix it, or name its issuer in NODE_EXTRA_CA_CERTS`,
        blocks,
      ),
    ];
  if (days < SOON) return [note('tls', spell(place), `its certificate expires in ${days} days; renew it`)];
  return [fine('tls', spell(place), `its certificate is valid${until}`)];
}
