import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Way, wayTo } from '../../wire/http/way.ts';
import { baseAddressesOf, type InterfaceName } from '../../wire/target/target.ts';
import type { Session } from '../session/session.ts';

const LONGEST_SHOWN = 200;

/** An address as far as a sentence bears it; a host in other letters is shown as it is looked up. */
function shown(address: unknown, at: string): string {
  const text = typeof address === 'string' ? address : (JSON.stringify(address) ?? String(address));
  const read = typeof address === 'string' && URL.canParse(text, at) ? new URL(text, at).href : text;
  return read.slice(0, LONGEST_SHOWN);
}

/**
 * Where an address of an answer, its member `name`, is found at the same interface. Throws ContractViolation when it leads to
 * an origin that the target file does not declare for it: credentials go nowhere else.
 */
export function wayOn(session: Session, exchange: Exchange, name: string, address: unknown): Way {
  const { url } = exchange.request;
  const bases = baseAddressesOf(session.run.target, exchange.interface as InterfaceName);
  const way = typeof address === 'string' ? wayTo(address, url, bases) : undefined;
  if (!way) throw new ContractViolation(`${name} leads to another origin: ${shown(address, url)}`);
  return way;
}
