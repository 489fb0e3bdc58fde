import type { Mistake } from '../../kernel/problem.ts';
import { shortName, webAddress } from './formats.ts';
import { anyText, object, type Shape, variants } from './shape.ts';
import { events, someCommands } from './static-commands.ts';

interface Found {
  readonly names: Set<string>;
  readonly jumps: { readonly pointer: string; readonly menu: unknown }[];
  readonly starts: Mistake[];
}

const stray = (pointer: string): Mistake => ({ pointer, message: 'must be a key of menus', kind: 'value' });

function walk(value: unknown, pointer: string, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  const { command, menuName, menus, startMenu } = value as Record<string, unknown>;
  if (command === 'gotoMenu') found.jumps.push({ pointer: `${pointer}/menuName`, menu: menuName });
  if (command === 'menu') {
    const names = Object.keys((menus ?? {}) as object);
    for (const name of names) found.names.add(name);
    if (!names.includes(startMenu as string)) found.starts.push(stray(`${pointer}/startMenu`));
  }
  for (const [member, inner] of Object.entries(value)) walk(inner, `${pointer}/${member}`, found);
}

/** The menus that are named must be there. Section "Static commands". Rules: VOICE-CMD-04, VOICE-CMD-05. */
function strayMenuNames(commands: unknown, pointer: string): readonly Mistake[] {
  const found: Found = { names: new Set(), jumps: [], starts: [] };
  walk(commands, pointer, found);
  const jumps = found.jumps.filter(({ menu }) => !found.names.has(menu as string));
  return [...found.starts, ...jumps.map((jump) => stray(jump.pointer))];
}

const staticBehavior = object({ commands: someCommands }, { callName: shortName, events });

/** What a client may set, by `type`. Section "callBehavior variants". Rules: VOICE-CB-01, VOICE-CB-02, VOICE-CB-03. */
export const callBehavior: Shape = variants('type', {
  NONE: object({ type: anyText }),
  WEBHOOK: object({ type: anyText, webhook: object({ url: webAddress }, { fallbackUrl: webAddress }) }),
  STATIC: object({
    type: anyText,
    static: (value, pointer) => {
      const mistakes = staticBehavior(value, pointer);
      return mistakes.length > 0 ? mistakes : strayMenuNames(value, pointer);
    },
  }),
});
