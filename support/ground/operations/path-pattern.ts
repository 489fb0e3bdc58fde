export function patternOf(path: string, segment?: (name: string) => string): string {
  const plain = (path.split('?')[0] ?? '').replaceAll(/[.+*()[\]^$|\\]/g, '\\$&');
  return plain.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment?.(name) ?? '[^/?]+');
}
