import {
  languageTag,
  phoneNumber,
  shortName,
  sipAddress,
  ssmlDocument,
  storageAddress,
  storageCredentials,
  webAddress,
  webSocketAddress,
} from './formats.ts';
import type { Shape } from './shape.ts';
import { anyText, flag, integer, list, mapOf, object, oneOf, openObject, text, textThat, variants } from './shape.ts';
import { VOICES } from './voices.data.ts';

const SAMPLE_RATES = [8000, 16_000, 24_000, 44_100, 48_000, 96_000];

const phone = object({ type: anyText, phone: object({ number: phoneNumber }) });

const callHeaders = list(object({ key: text(1, 255), value: text(0, 255) }), 0, 16);

const voiceName = textThat((name) => VOICES.has(name), 'must be the name of an offered voice');

/** Who calls. Section "Static commands", variants of `from`. */
const from: Shape = variants('type', {
  PHONE: phone,
  SIP: object({ type: anyText, sip: object({ endpoint: sipAddress(192) }, { displayName: text(0, 64) }) }),
});

/**
 * Who is called. Section "Static commands", variants of `to`.
 * Rules: VOICE-FROM-01, VOICE-FROM-02, VOICE-TO-01, VOICE-TO-02, VOICE-TO-03, VOICE-TO-04, VOICE-TO-05,
 * VOICE-TO-06, VOICE-TO-07, VOICE-TO-08, VOICE-TO-09, VOICE-TO-11, VOICE-TO-12.
 */
const to: Shape = variants('type', {
  PHONE: phone,
  SIP: object({
    type: anyText,
    sip: object({ endpoint: sipAddress(256) }, { transport: oneOf(['UDP', 'TCP', 'TLS']), callHeaders }),
  }),
  STREAM: object({
    type: anyText,
    stream: object(
      { endpoint: webSocketAddress },
      {
        streamOptions: object({}, { version: integer(0), codec: oneOf(['PCM']), sampleRate: oneOf(SAMPLE_RATES) }),
        callHeaders,
      },
    ),
  }),
  VOICE_RELAY: object({
    type: anyText,
    voiceRelay: object(
      { endpoint: webSocketAddress, ttsVoice: voiceName, sttLanguage: languageTag },
      { enableInterruptions: flag },
    ),
  }),
});

const say = object({ text: text(1, 600) }, { format: oneOf(['TEXT', 'SSML']), voiceName: anyText });

/** What is said or played, in order. Section "Static commands". Rules: VOICE-MSG-01, VOICE-MSG-02, VOICE-MSG-03. */
const messageList: Shape = list(
  variants('type', {
    SAY: object({
      type: anyText,
      say: (value, pointer) => {
        const mistakes = say(value, pointer);
        if (mistakes.length > 0) return mistakes;
        const { text: words, format } = value as { text: string; format?: string };
        return format === 'SSML' ? ssmlDocument(words, `${pointer}/text`) : [];
      },
    }),
    PLAY: object({ type: anyText, play: object({ url: webAddress }) }),
  }),
  1,
  10,
);

const prompt = openObject({ allowBargeIn: flag, messages: messageList });

/** Menus by name; the document does not show their form, so only known members are checked. */
const menus = (reaction: Shape): Shape =>
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
      matches: (value, pointer) =>
        Array.isArray(value)
          ? list(openObject({ key: text(1, 256), commands: reaction }), 0, 50)(value, pointer)
          : mapOf(reaction)(value, pointer),
      onFail: reaction,
    }),
  );

/** The storage services, with the scheme that their addresses begin with. */
const SCHEMES: Readonly<Record<string, string>> = { AWS: 's3:', GCP: 'gs:', AZURE: 'azure:' };

const options = object(
  { destination: oneOf(Object.keys(SCHEMES)), destinationUrl: storageAddress, credentials: storageCredentials },
  {
    format: oneOf(['MP3', 'WAV']),
    recordingType: oneOf(['COMBINED', 'INBOUND', 'OUTBOUND']),
    transcriptionOptions: object({ isEnabled: flag }, { locale: languageTag }),
  },
);

/**
 * How a call is recorded, and where the recording goes: an address of its destination. Section "Static commands".
 * Rules: VOICE-REC-01, VOICE-REC-02, VOICE-REC-03, VOICE-REC-04.
 */
const recordingOptions: Shape = (value, pointer) => {
  const mistakes = options(value, pointer);
  if (mistakes.length > 0) return mistakes;
  const { destination, destinationUrl } = value as { destination: string; destinationUrl: string };
  const scheme = SCHEMES[destination] as string;
  return destinationUrl.startsWith(`${scheme}//`)
    ? []
    : [{ pointer: `${pointer}/destinationUrl`, message: `must begin with ${scheme}// for ${destination}` }];
};

const command = (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  object({ command: anyText, ...required }, optional);

/** What happens on an event: commands, or a form the document does not show. */
const reaction: Shape = (value, pointer) =>
  Array.isArray(value) ? commandList(value, pointer) : openObject({ commands: commandList })(value, pointer);

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
