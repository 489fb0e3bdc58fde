import type { Mistake } from '../../kernel/problem.ts';

interface Reference {
  readonly pointer: string;
  readonly menu: unknown;
}

interface Found {
  readonly names: Set<string>;
  readonly jumps: Reference[];
  readonly starts: Mistake[];
}

const stray = (pointer: string): Mistake => ({ pointer, message: 'must be a key of menus', kind: 'value' });

function note(value: Record<string, unknown>, pointer: string, found: Found): void {
  if (value.command === 'gotoMenu') found.jumps.push({ pointer: `${pointer}/menuName`, menu: value.menuName });
  if (value.command !== 'menu') return;
  const names = Object.keys((value.menus ?? {}) as object);
  for (const name of names) found.names.add(name);
  if (!names.includes(value.startMenu as string)) found.starts.push(stray(`${pointer}/startMenu`));
}

function walk(value: unknown, pointer: string, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  note(value as Record<string, unknown>, pointer, found);
  for (const [member, inner] of Object.entries(value)) walk(inner, `${pointer}/${member}`, found);
}

/**
 * Menus that are named must be there. Takes commands that have the right shape. Section "Static commands".
 * Rules: VOICE-CMD-04, VOICE-CMD-05.
 */
export function strayMenuNames(commands: unknown, pointer: string): readonly Mistake[] {
  const found: Found = { names: new Set(), jumps: [], starts: [] };
  walk(commands, pointer, found);
  const jumps = found.jumps.filter(({ menu }) => !found.names.has(menu as string));
  return [...found.starts, ...jumps.map((jump) => stray(jump.pointer))];
}
