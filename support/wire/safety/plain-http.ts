import { UsageError } from '../../ground/problems/usage-error.ts';

/** Whether an address leads to this very machine; names that only begin like it do not. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
    hostname === '[::1]'
  );
}

export function isOpenToAll(address: string): boolean {
  return new URL(address).protocol === 'http:' && !isLoopback(address);
}

const PROOFS = ['authorization', 'proxy-authorization', 'cookie', 'x-api-key'];
const PROVING = ['access_token', 'api_key', 'password', 'client_secret'];

export function carriesProof(url: string, headers: Readonly<Record<string, string>>): boolean {
  const { username, searchParams } = new URL(url);
  if (username !== '') return true;
  for (const name of PROVING) if (searchParams.has(name)) return true;
  for (const name of Object.keys(headers)) if (PROOFS.includes(name.toLowerCase())) return true;
  return false;
}

export function refusePlainHttp(name: string, address: string): never {
  throw new UsageError(
    `${name} ${address} is plain http to another machine and would show the credentials to everybody on the way; use https, or say allowPlainHttp: true in the target file.`,
  );
}
