import { ssmlDocument, webAddress } from './formats.ts';
import { anyText, list, object, oneOf, type Shape, text, variants } from './shape.ts';

const say = object({ text: text(1, 600) }, { format: oneOf(['TEXT', 'SSML']), voiceName: anyText });

/** Text with the format SSML must be SSML. */
const spoken: Shape = (value, pointer) => {
  const mistakes = say(value, pointer);
  if (mistakes.length > 0) return mistakes;
  const { text: words, format } = value as { text: string; format?: string };
  return format === 'SSML' ? ssmlDocument(words, `${pointer}/text`) : [];
};

/**
 * What is said or played, in order. Section "Static commands".
 * Rules: VOICE-MSG-01, VOICE-MSG-02, VOICE-MSG-03.
 */
export const messageList: Shape = list(
  variants('type', {
    SAY: object({ type: anyText, say: spoken }),
    PLAY: object({ type: anyText, play: object({ url: webAddress }) }),
  }),
  1,
  10,
);
