import { DOCUMENTED_NAMES, type SPELLINGS } from '../../ground/sample-values.data.ts';

export type Spelling = (typeof SPELLINGS)[number];

const DOCUMENTED = new Map<string, string>();
for (const name of DOCUMENTED_NAMES) DOCUMENTED.set(name.toLowerCase(), name);

export function spelled(headers: Readonly<Record<string, string>>, spelling: Spelling): Record<string, string> {
  const respelled: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    let written = name;
    if (spelling !== 'small' && name === name.toLowerCase())
      written = spelling === 'capitals' ? name.toUpperCase() : (DOCUMENTED.get(name) ?? name);
    respelled[written] = value;
  }
  return respelled;
}
