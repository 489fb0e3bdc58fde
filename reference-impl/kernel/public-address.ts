import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type AddressInfo, BlockList, isIP, type Socket } from 'node:net';

/** An IPv4 address as such, even where IPv6 carries it. */
const plain = (address = ''): string => address.replace(/^::ffff:/i, '');

/** Whether a connection leads to one of `listeners`; to this machine lead its loopback and its own address. */
export function leadsTo(
  listeners: readonly AddressInfo[],
  { remoteAddress, remotePort, localAddress }: Socket,
): boolean {
  const remote = plain(remoteAddress);
  const isHere = remote === '::1' || remote.startsWith('127.') || remote === plain(localAddress);
  const hears = (address: string): boolean => address === remote || (isHere && ['0.0.0.0', '::'].includes(address));
  return listeners.some(({ address, port }) => port === remotePort && hears(address));
}

/** Ranges of IPv4 addresses outside the public internet, including a metadata address of cloud hosts. */
const NOT_PUBLIC_4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 ' +
  '192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';

/** Exceptions in the range of public IPv6 addresses: tunnels to IPv4, documentation. */
const NOT_PUBLIC_6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

/** The ranges in a text, each as its network and the length of its prefix. */
function rangesIn(text: string, family: 'ipv4' | 'ipv6'): BlockList {
  const ranges = new BlockList();
  for (const [net = '', prefix] of text.split(' ').map((range) => range.split('/')))
    ranges.addSubnet(net, Number(prefix), family);
  return ranges;
}

const closed = rangesIn(NOT_PUBLIC_4, 'ipv4');
const closed6 = rangesIn(NOT_PUBLIC_6, 'ipv6');
const open6 = rangesIn('2000::/3', 'ipv6');

/** Whether an IP address belongs to the public internet: no loopback, private, link-local or metadata address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address.split('%')[0] as string);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

const refusal = (address: string): string => `refused: ${address} is not an address of the public internet`;

/** Why a URL is refused by its literal address, in any notation; a host name is judged when looked up. */
export function refusedHost(url: string): string | undefined {
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? refusal(host) : undefined;
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Finds the addresses of a host as a connection does, and refuses it when one of them is not public. */
export function lookUpPublic(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const wrong = addresses.find(({ address }) => !isPublicAddress(address));
    if (wrong) return found(new Error(refusal(`${host} at ${wrong.address}`)), []);
    const [first] = addresses;
    if (options.all || !first) return found(null, addresses);
    return found(null, first.address, first.family);
  });
}
