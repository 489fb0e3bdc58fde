import { DOCUMENTED_NAMES, type SPELLINGS } from '../../ground/sample-values.data.ts';

/** How header names are written. */
export type Spelling = (typeof SPELLINGS)[number];

const DOCUMENTED = new Map<string, string>(DOCUMENTED_NAMES.map((name) => [name.toLowerCase(), name]));

function respelled(name: string, spelling: Spelling): string {
  if (spelling === 'small' || name !== name.toLowerCase()) return name;
  return spelling === 'capitals' ? name.toUpperCase() : (DOCUMENTED.get(name) ?? name);
}

/** Headers with their names written in a way; a name that an example wrote with capitals stays as it is. */
export const spelled = (headers: Readonly<Record<string, string>>, spelling: Spelling): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [respelled(name, spelling), value]));
