import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Way, wayTo } from '../../wire/http/way.ts';
import { baseAddressesOf, type InterfaceName } from '../../wire/target/target.ts';
import type { Session } from '../session/session.ts';

const LONGEST_SHOWN = 200;

/**
 * Where an address of an answer, its member `name`, is found at the same interface. Throws ContractViolation when it leads to
 * an origin that the target file does not declare for it: credentials go nowhere else.
 */
export function wayOn(session: Session, exchange: Exchange, name: string, address: unknown): Way {
  const { url } = exchange.request;
  const bases = baseAddressesOf(session.run.target, exchange.interface as InterfaceName);
  const isText = typeof address === 'string';
  const way = isText ? wayTo(address, url, bases) : undefined;
  if (way) return way;
  // A host in other letters is shown as it is looked up.
  let shown = isText ? address : (JSON.stringify(address) ?? String(address));
  if (isText && URL.canParse(shown, url)) shown = new URL(shown, url).href;
  throw new ContractViolation(`${name} leads to another origin: ${shown.slice(0, LONGEST_SHOWN)}`);
}
