import type { Certificate } from '../http/also-over-tls.ts';

/** Addresses by interface; lookup has several. */
type Addresses = Record<string, string | string[]>;

/** Notes the address of an interface: that of HTTPS where the platform speaks it, except for the lab, whose pages no browser would trust. */
export function keepAddress(addresses: Addresses, name: string, address: string, tls: Certificate | undefined): void {
  const shown = tls && name !== 'lab' ? address.replace(/^http:/, 'https:') : address;
  const earlier = addresses[name];
  if (Array.isArray(earlier)) earlier.push(shown);
  else addresses[name] = name === 'lookup' ? [shown] : shown;
}
