import { shortName, webAddress } from './formats.ts';
import { strayMenuNames } from './menu-names.ts';
import { anyText, object, type Shape, variants } from './shape.ts';
import { events, someCommands } from './static-commands.ts';

const staticBehavior = object({ commands: someCommands }, { callName: shortName, events });

/** Commands whose menus are all there. */
const staticWithMenus: Shape = (value, pointer) => {
  const mistakes = staticBehavior(value, pointer);
  return mistakes.length > 0 ? mistakes : strayMenuNames(value, pointer);
};

/**
 * What a client may set as call behavior, discriminated by `type`. Section "callBehavior variants".
 * Rules: VOICE-CB-01, VOICE-CB-02, VOICE-CB-03.
 */
export const callBehavior: Shape = variants('type', {
  NONE: object({ type: anyText }),
  WEBHOOK: object({ type: anyText, webhook: object({ url: webAddress }, { fallbackUrl: webAddress }) }),
  STATIC: object({ type: anyText, static: staticWithMenus }),
});
