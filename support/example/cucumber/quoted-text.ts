/** A text between quotes in a step, where a backslash lets a quote stand. */
export const unescaped = (text: string): string => text.replace(/\\(["'])/g, '$1');
