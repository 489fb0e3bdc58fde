import { fault, faultsOf } from '../../fault.ts';
import { forgiving, refusing, refusingValue } from '../../operators/bodies.ts';
import { decision, result } from '../../operators/decisions.ts';

/** Deviations in who may call and who may be called. */
export const faults = faultsOf({
  'VOICE-FROM-01': {
    'dial.caller-without-number': fault('A PHONE caller need not have a number in E.164 form.', {
      decide: forgiving(['phone', 'phone/number']),
    }),
    'dial.plus-refused': fault('A number with a leading plus is refused.', {
      decide: refusing(({ number }) => String(number).startsWith('+')),
    }),
  },
  'VOICE-FROM-02': {
    'dial.caller-of-any-scheme': fault('A SIP caller may have any address or none.', {
      decide: forgiving('from/sip/endpoint'),
    }),
    'dial.display-name-dropped': fault('The display name is not shown to the called party.', {
      decide: result('voice', 'callerShown', (shown) => shown.replace(/^".*" /, '')),
    }),
  },
  'VOICE-TO-01': {
    'dial.sip-of-any-scheme': fault('A SIP target may have any address.', { decide: forgiving('to/sip/endpoint') }),
    'dial.sips-refused': fault('Secure SIP addresses are refused.', {
      decide: refusing(({ endpoint }) => String(endpoint).startsWith('sips:')),
    }),
  },
  'VOICE-TO-02': {
    'dial.any-transport': fault('Any transport is accepted.', { decide: forgiving('sip/transport') }),
    'dial.udp-beside-a-port': fault('sips: with a port uses UDP when no transport is given.', {
      decide: result('voice', 'usualTransport', (usual, endpoint) => (/:\d+$/.test(endpoint) ? 'UDP' : usual)),
    }),
    'dial.udp-for-all': fault('sips: without a transport uses UDP.', {
      decide: decision('voice', 'usualTransport', () => 'UDP'),
    }),
  },
  'VOICE-TO-03': {
    'dial.stream-to-any-scheme': fault('A stream may go to any address.', { decide: forgiving('stream/endpoint') }),
    'dial.ws-refused': fault('Only wss: addresses are accepted.', {
      decide: refusing(({ endpoint }) => String(endpoint).startsWith('ws:')),
    }),
  },
  'VOICE-TO-04': {
    'dial.any-sample-rate': fault('Any sample rate is accepted.', { decide: forgiving('sampleRate') }),
    'dial.no-44100': fault('The sample rate 44100 is refused.', { decide: refusingValue('sampleRate', 44_100) }),
  },
  'VOICE-TO-05': {
    'dial.any-codec': fault('Any codec is accepted.', { decide: forgiving('codec') }),
    'dial.pcm-refused': fault('The codec PCM is refused.', { decide: refusingValue('codec', 'PCM') }),
  },
  'VOICE-TO-06': {
    'dial.version-as-text': fault('The version of a stream may be any value.', { decide: forgiving('version') }),
    'dial.version-refused': fault('A stream with a version is refused.', {
      decide: refusing(({ version }) => typeof version === 'number'),
    }),
  },
  'VOICE-TO-07': {
    'dial.relay-without-parts': fault('A relay is accepted without its endpoint, voice or language.', {
      decide: forgiving('voiceRelay/*', 'required'),
    }),
    'dial.interruptions-as-text': fault('enableInterruptions may be any value.', {
      decide: forgiving('enableInterruptions'),
    }),
  },
  'VOICE-TO-08': {
    'dial.any-voice': fault('Any voice name is accepted.', { decide: forgiving('ttsVoice', 'value') }),
    'dial.a-voice-forgotten': fault('One of the published voices is refused.', {
      decide: refusingValue('ttsVoice', 'Lotte'),
    }),
  },
  'VOICE-TO-09': {
    'dial.any-language': fault('Any text is accepted as a language.', { decide: forgiving('sttLanguage', 'value') }),
    'dial.short-languages': fault('A language tag with a script is refused.', {
      decide: refusing(({ sttLanguage }) => String(sttLanguage).split('-').length > 2),
    }),
  },
  'VOICE-TO-10': {
    'dial.speech-ignored': fault('Speech stops nothing, whatever enableInterruptions says.', {
      decide: result('voice', 'interruptionOf', ({ told }) => ({ stops: false, told })),
    }),
    'dial.speech-always-stops': fault('Speech stops playback although enableInterruptions is false.', {
      decide: result('voice', 'interruptionOf', ({ told }) => ({ stops: true, told })),
    }),
    'dial.speech-unsignalled': fault('A relay does not hear of speech that stops nothing.', {
      decide: result('voice', 'interruptionOf', ({ stops, told }) => ({ stops, told: stops ? told : undefined })),
    }),
  },
  'VOICE-TO-11': {
    'dial.any-target': fault('Targets of unknown types are accepted.', { decide: forgiving('to/type') }),
  },
  'VOICE-TO-12': {
    'dial.loose-call-headers': fault('callHeaders may be an object or a text.', { decide: forgiving('callHeaders') }),
    'dial.call-headers-refused': fault('A list of callHeaders is refused.', {
      decide: refusing(({ callHeaders }) => Array.isArray(callHeaders)),
    }),
  },
});
