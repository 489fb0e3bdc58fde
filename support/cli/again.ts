import type { ExaminedClient } from './client-target.ts';
import type { RunFlags } from './options.ts';

const shellWord = (text: string): string =>
  /^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

const drivenBy = ({ underTest: { command, address = '' } }: ExaminedClient): string =>
  command === undefined ? ` --driver ${shellWord(address)}` : ` --command ${shellWord(command)}`;

/** What the command that runs one rule as it ran here needs beside the rule. */
export function againBy(flags: RunFlags): string {
  if (flags.client) return drivenBy(flags.client);
  const target = flags.target ? ` --target ${shellWord(flags.target)}` : '';
  const faults = flags.fault.map((id) => ` --fault ${shellWord(id)}`).join('');
  const wait = flags.maxWait ? ` --max-wait ${flags.maxWait}` : '';
  return `${target}${faults}${wait}`;
}
