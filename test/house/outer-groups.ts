/** The groups that stand directly in a pattern, by their numbers: those of the parameters. */
export function outerGroups(source: string): number[] {
  const groups: number[] = [];
  let [depth, number, inClass] = [0, 0, false];
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === ')') depth -= 1;
    else if (sign === '(') {
      const isCapturing = source[at + 1] !== '?';
      if (isCapturing) number += 1;
      if (isCapturing && depth === 0) groups.push(number);
      depth += 1;
    }
  }
  return groups;
}
