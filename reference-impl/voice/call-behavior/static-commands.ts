import { from, to } from './endpoints.ts';
import { shortName, webAddress } from './formats.ts';
import { menus } from './menus.ts';
import { messageList } from './messages.ts';
import { recordingOptions } from './recording-options.ts';
import { anyText, integer, list, mapOf, object, openObject, type Shape, text, variants } from './shape.ts';

/** A command with its discriminator. */
const command = (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  object({ command: anyText, ...required }, optional);

/** What happens on an event: commands, or a form the document does not show. */
const reaction: Shape = (value, pointer) =>
  Array.isArray(value) ? commandList(value, pointer) : openObject({ commands: commandList })(value, pointer);

/** Reactions by name of the event. */
export const events: Shape = mapOf(reaction);

/** The thirteen commands by name. Section "Static commands". */
const staticCommands: Readonly<Record<string, Shape>> = {
  amd: command({}, { events }),
  dial: command(
    { to },
    {
      from,
      events,
      callName: shortName,
      dialTimeoutDurationSeconds: integer(1, 60),
      maxCallDurationSeconds: integer(1, 14_400),
    },
  ),
  messages: command({ messages: messageList }, { messagesName: shortName, events }),
  stopMessages: command({ messagesName: shortName }),
  webhook: command({ webhookName: text(1, 64), url: webAddress }, { fallbackUrl: webAddress }),
  hangup: command({}, { callName: shortName }),
  answer: command({}),
  pause: command({ durationMilliseconds: integer(1) }),
  startRecording: command({ recordingOptions }, { recordingName: shortName, events }),
  stopRecording: command({ recordingName: shortName }),
  bridgeCall: command({ bridgeName: shortName }),
  menu: command({ startMenu: text(1, 256), menus: menus(reaction) }),
  gotoMenu: command({ menuName: text(1, 256) }),
};

const anyCommand = variants('command', staticCommands);

const commandList: Shape = list(anyCommand);

/** At least one command. Rules: VOICE-CMD-01, VOICE-CMD-02, VOICE-CMD-03, VOICE-CMD-14, VOICE-CMD-15. */
export const someCommands: Shape = list(anyCommand, 1);
