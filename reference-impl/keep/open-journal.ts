import { existsSync, readFileSync } from 'node:fs';
import { isObject, jsonIn } from '../kernel/json.ts';
import { UnusableData } from '../kernel/unusable-data.ts';
import type { Journal } from '../worlds/journal.ts';

/** What decides how a platform answers, besides the requests it gets. */
export type Manners = Readonly<Record<string, unknown>>;

/** Opens or begins the journal in a data file. Throws UnusableData, also for another version or other manners. */
export async function openJournal(path: string, manners: Manners, warn: (sentence: string) => void): Promise<Journal> {
  const [{ DataFile }, { Journal }] = await Promise.all([
    import('../kernel/data-file.ts'),
    import('../worlds/journal.ts'),
  ]);
  const file = new DataFile(path);
  // The package has its manifest one folder above the reference, or two where it was built.
  const [near, far] = ['../../package.json', '../../../package.json'].map((path) => new URL(path, import.meta.url));
  const wanted: Manners = {
    version: (JSON.parse(readFileSync((near && existsSync(near) ? near : far) as URL, 'utf8')) as { version: string })
      .version,
    ...manners,
  };
  const made = jsonIn(file.fact('manners', () => JSON.stringify(wanted)));
  if (!isObject(made)) {
    file.close();
    throw file.damage('it does not say how it was made');
  }
  const differing = Object.keys({ ...made, ...wanted }).filter(
    (name) => JSON.stringify(wanted[name]) !== JSON.stringify(made[name]),
  );
  if (differing.length === 0) return new Journal(file, warn);
  file.close();
  const told = differing.map((name) => `${name} ${JSON.stringify(made[name] ?? null)}`).join(', ');
  throw new UnusableData(`the data file ${path} was made with ${told}; start with the same, or name another file`);
}
