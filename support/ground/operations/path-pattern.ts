/** The source of a pattern for a path, without anchors and query; a name in braces stands for one segment. */
export const patternOf = (path: string, segment = (_name: string): string => '[^/?]+'): string =>
  (path.split('?')[0] ?? '')
    .replaceAll(/[.+*()[\]^$|\\]/g, '\\$&')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name));
