import { visibleLine } from '../ground/quote/visible.ts';

/** A message in one line: what was expected and what came, or why nothing could be judged. */
export const plainMessage = (message: string): string => visibleLine(message.split('\n')[0] as string);
