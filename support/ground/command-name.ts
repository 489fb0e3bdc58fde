/**
 * How this command line is called, by where its package is: from a clone, from a project that has it installed, or from the
 * place where npx keeps what is not installed.
 */
export function commandAt(place: string): string {
  const path = place.replaceAll('\\', '/');
  if (path.includes('/_npx/')) return 'npx plumbline-conformance';
  return path.includes('/node_modules/') ? 'npx plumbline' : 'bin/plumbline';
}

export const COMMAND = commandAt(import.meta.url);
