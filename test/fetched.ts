import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Whether a package of `fetched.json` is here: heavy ones that few tests need are installed by CI alone. */
export function isFetched(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Such a package. A test that needs it is skipped where it is not here. */
export const fetched = async <T>(name: string): Promise<T> => (await import(name)) as T;
