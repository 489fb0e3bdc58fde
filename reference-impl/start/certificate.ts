import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Certificate } from '../http/connections.ts';
import { realNow } from '../kernel/host-time.ts';
import { DAY } from '../kernel/time.ts';
import { textOfFile, UnusableData } from '../kernel/unusable-data.ts';

/** How long an own certificate is valid; some clients take none for longer. */
const LIFETIME = 397 * DAY;

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** A certificate for this machine and other names of it, which clients have to trust. */
export async function ownCertificate(names: readonly string[]): Promise<Certificate> {
  const module: { default?: typeof import('selfsigned') } & typeof import('selfsigned') = await import('selfsigned');
  const { generate } = module.default ?? module;
  const all = [...new Set([...LOOPBACK, ...names])];
  const altNames = all.map((name) =>
    isIP(name) === 0 ? { type: 2 as const, value: name } : { type: 7 as const, ip: name },
  );
  const from = realNow() - DAY;
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Plumbline' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(from),
    notAfterDate: new Date(from + LIFETIME),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { cert, key };
}

/** A certificate and its key, if they fit. Throws UnusableData; `names` are what the user calls them. */
export function fittingCertificate({ cert, key }: Certificate, names: Certificate): Certificate {
  const read = <Read>(name: string, what: string, make: () => Read): Read => {
    try {
      return make();
    } catch {
      throw new UnusableData(`${name} is no ${what} in PEM that can be read`);
    }
  };
  const certificate = read(names.cert, 'certificate', () => new X509Certificate(cert));
  const privateKey = read(names.key, 'private key', () => createPrivateKey(key));
  read(names.cert, 'certificate', () => createSecureContext({ cert }));
  if (certificate.checkPrivateKey(privateKey)) return { cert, key };
  throw new UnusableData(
    `the key ${names.key} does not fit the certificate ${names.cert}; give the one it was made with`,
  );
}

/** The certificate and the key in two files. Throws UnusableData. */
export const certificateIn = (files: Certificate): Certificate =>
  fittingCertificate({ cert: textOfFile(files.cert), key: textOfFile(files.key) }, files);
