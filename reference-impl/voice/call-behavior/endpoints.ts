import { languageTag, phoneNumber, sipAddress, webSocketAddress } from './formats.ts';
import { anyText, flag, integer, list, object, oneOf, type Shape, text, textThat, variants } from './shape.ts';
import { VOICES } from './voices.data.ts';

const SAMPLE_RATES = [8000, 16_000, 24_000, 44_100, 48_000, 96_000];

const phone = object({ type: anyText, phone: object({ number: phoneNumber }) });

const callHeaders = list(object({ key: text(1, 255), value: text(0, 255) }), 0, 16);

/** One of the offered voices, spelled exactly. */
const voiceName = textThat((name) => VOICES.has(name), 'must be the name of an offered voice');

/** Who calls. Section "Static commands", variants of `from`. */
export const from: Shape = variants('type', {
  PHONE: phone,
  SIP: object({
    type: anyText,
    sip: object({ endpoint: sipAddress(192) }, { displayName: text(0, 64) }),
  }),
});

/**
 * Who is called. Section "Static commands", variants of `to`.
 * Rules: VOICE-FROM-01, VOICE-FROM-02, VOICE-TO-01, VOICE-TO-02, VOICE-TO-03, VOICE-TO-04, VOICE-TO-05,
 * VOICE-TO-06, VOICE-TO-07, VOICE-TO-08, VOICE-TO-09, VOICE-TO-11, VOICE-TO-12.
 */
export const to: Shape = variants('type', {
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
