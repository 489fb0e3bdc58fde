/** How this command line is called: from a clone, from an installed package, or from where npx keeps it. */
export function commandAt(place: string): string {
  const path = place.replaceAll('\\', '/');
  if (path.includes('/_npx/')) return 'npx plumbline-conformance';
  return path.includes('/node_modules/') ? 'npx plumbline' : 'bin/plumbline';
}

export const COMMAND = commandAt(import.meta.url);
