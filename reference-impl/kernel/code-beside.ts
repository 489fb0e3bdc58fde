import { readdirSync } from 'node:fs';
import { extname } from 'node:path';

/** The addresses of the code in the folders beside a module, in the order of their names. */
export function codeBeside(module: string): string[] {
  const here = new URL('.', module);
  return readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(new URL(name, here)).map((file) => new URL(`${name}/${file}`, here).href))
    .filter((address) => extname(address) === extname(new URL(module).pathname))
    .sort();
}
