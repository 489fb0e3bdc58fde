import { shellArgument } from '../../ground/quote/shell.ts';
import type { ExaminedClient } from '../commands/client-target.ts';
import type { RunFlags } from '../terminal/options.ts';

const drivenBy = ({ underTest: { command, address = '' } }: ExaminedClient): string =>
  command === undefined ? ` --driver ${shellArgument(address)}` : ` --command ${shellArgument(command)}`;

/** What the command that runs one rule as it ran here needs beside the rule. */
export function againBy(flags: RunFlags): string {
  if (flags.client) return drivenBy(flags.client);
  const target = flags.target ? ` --target ${shellArgument(flags.target)}` : '';
  const faults = flags.fault.map((id) => ` --fault ${shellArgument(id)}`).join('');
  const wait = flags.maxWait ? ` --max-wait ${flags.maxWait}` : '';
  const load = flags.underLoad === undefined ? '' : ` --under-load ${flags.underLoad}`;
  const seed = flags.seed === undefined ? '' : ` --seed ${flags.seed}`;
  return `${target}${faults}${wait}${load}${seed}`;
}
