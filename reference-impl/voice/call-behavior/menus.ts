import { messageList } from './messages.ts';
import { flag, integer, list, mapOf, oneOf, openObject, type Shape, text, textThat } from './shape.ts';

const prompt = openObject({ allowBargeIn: flag, messages: messageList });

const matches =
  (reaction: Shape): Shape =>
  (value, pointer) =>
    Array.isArray(value)
      ? list(openObject({ key: text(1, 256), commands: reaction }), 0, 50)(value, pointer)
      : mapOf(reaction)(value, pointer);

/** Menus by name; the document does not show their form, so only known members are checked. */
export const menus = (reaction: Shape): Shape =>
  mapOf(
    openObject({
      prompt,
      repeatPrompt: prompt,
      inputTimeoutDurationSeconds: integer(1, 60),
      repeatCount: integer(0, 10),
      minimumInputLength: integer(1, 100),
      maximumInputLength: integer(1, 100),
      terminatingSequence: textThat((keys) => /^[0-9*#]{1,10}$/.test(keys), 'must be 1 to 10 keys of a phone'),
      inputMethods: list(oneOf(['DTMF'])),
      matches: matches(reaction),
      onFail: reaction,
    }),
  );
