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

/** Whether what is sent to an address can be read on the way. */
export const isOpenToAll = (address: string): boolean => new URL(address).protocol === 'http:' && !isLoopback(address);

const PROOFS = new Set(['authorization', 'proxy-authorization', 'cookie', 'x-api-key']);

/** Parameters of a query that hold a proof. */
const PROVING = ['access_token', 'api_key', 'password', 'client_secret'];

/** Whether a request carries something that proves who sends it. */
export function carriesProof(url: string, headers: Readonly<Record<string, string>>): boolean {
  const { username, searchParams } = new URL(url);
  return (
    username !== '' ||
    PROVING.some((name) => searchParams.has(name)) ||
    Object.keys(headers).some((name) => PROOFS.has(name.toLowerCase()))
  );
}

/** Throws UsageError: credentials would travel in plain text to `address`, called `name`. */
export function refusePlainHttp(name: string, address: string): never {
  throw new UsageError(
    `${name} ${address} is plain http to another machine and would show the credentials to everybody on the way; use https, or say allowPlainHttp: true in the target file.`,
  );
}
