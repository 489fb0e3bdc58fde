import { readFileSync } from 'node:fs';
import { flag, list, oneOf, optional, shape, text, variant, whole } from '../http/check.ts';

const voices = readFileSync(new URL('../../data/voices.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\s+/);

const phone = shape({
  number: text({ pattern: /^\+[1-9]\d{1,14}$/, says: 'must be a number in E.164 format' }),
});
const sipAddress = text({ max: 256, pattern: /^sips?:[^\s@]+(@[^\s@]+)?$/i, says: 'must be a sip: or sips: URI' });
const socket = text({ pattern: /^wss?:\/\/[^\s/]+\S*$/i, says: 'must be a ws:// or wss:// URL' });
const callHeaders = list(shape({ key: text({ min: 1, max: 255 }), value: optional(text({ max: 255 })) }), 0, 16);

/** What a dialled call comes from. */
export const origin = variant('type', () => ({
  PHONE: shape({ phone: phone }),
  SIP: shape({ sip: shape({ endpoint: sipAddress, displayName: optional(text({ max: 64 })) }) }),
}));

/** What a dialled call goes to. */
export const destination = variant('type', () => ({
  PHONE: shape({ phone: phone }),
  SIP: shape({
    sip: shape({
      endpoint: sipAddress,
      transport: optional(oneOf('UDP', 'TCP', 'TLS')),
      callHeaders: optional(callHeaders),
    }),
  }),
  STREAM: shape({
    stream: shape({
      endpoint: socket,
      streamOptions: optional(
        shape({
          version: optional(whole(1)),
          codec: optional(oneOf('PCM')),
          sampleRate: optional(oneOf(8000, 16000, 24000, 44100, 48000, 96000)),
        }),
      ),
      callHeaders: optional(callHeaders),
    }),
  }),
  VOICE_RELAY: shape({
    voiceRelay: shape({
      endpoint: socket,
      enableInterruptions: optional(flag),
      ttsVoice: oneOf(...voices),
      sttLanguage: text({ pattern: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, says: 'must be a BCP-47 tag' }),
    }),
  }),
}));
