import { fault, faultsOf } from '../../fault.ts';
import { forgiving, refusing, refusingValue } from '../../operators/bodies.ts';
import { decision, result } from '../../operators/decisions.ts';

/** Deviations in who may call and who may be called. */
export const faults = faultsOf({
  'VOICE-FROM-01': {
    'dial.caller-without-number': fault('A PHONE caller need not have a number in E.164 form.', {
      decide: forgiving(['phone', 'phone/number']),
    }),
  },
  'VOICE-FROM-02': {
    'dial.caller-of-any-scheme': fault('A SIP caller may have any address or none.', {
      decide: forgiving('from/sip/endpoint'),
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
  'VOICE-TO-05': { 'dial.any-codec': fault('Any codec is accepted.', { decide: forgiving('codec') }) },
  'VOICE-TO-07': {
    'dial.relay-without-parts': fault('A relay is accepted without its endpoint, voice or language.', {
      decide: forgiving('voiceRelay/*', 'required'),
    }),
    'dial.interruptions-as-text': fault('enableInterruptions may be any value.', {
      decide: forgiving('enableInterruptions'),
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
});
