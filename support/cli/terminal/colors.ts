import pc from 'picocolors';

/** Colours on a terminal alone, so that a log or a pipe gets plain text; NO_COLOR forbids them, FORCE_COLOR asks for them anywhere. */
export function wantsColor(
  { isTTY }: { readonly isTTY?: boolean },
  environment: NodeJS.ProcessEnv = process.env,
): boolean {
  const { NO_COLOR = '', FORCE_COLOR, TERM } = environment;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return !/^(0|false)$/i.test(FORCE_COLOR);
  return NO_COLOR === '' && isTTY === true && TERM !== 'dumb';
}

export const colors = pc.createColors(wantsColor(process.stdout));

export const errorColors = pc.createColors(wantsColor(process.stderr));
