import { forgiving, having, refusing } from './behavior-checks.ts';
import type { Fault } from './behaviour.ts';

/** Deviations in who may call and who may be called. */
export const dialTargetFaults: readonly Fault[] = [
  {
    id: 'dial.caller-without-number',
    rule: 'VOICE-FROM-01',
    says: 'A PHONE caller need not have a number in E.164 form.',
    decide: forgiving(/\/phone(\/number)?$/),
  },
  {
    id: 'dial.plus-refused',
    rule: 'VOICE-FROM-01',
    says: 'A number with a leading plus is refused.',
    decide: refusing(({ number }) => typeof number === 'string' && number.startsWith('+')),
  },
  {
    id: 'dial.caller-of-any-scheme',
    rule: 'VOICE-FROM-02',
    says: 'A SIP caller may have any address or none.',
    decide: forgiving(/\/from\/sip\/endpoint$/),
  },
  {
    id: 'dial.display-name-dropped',
    rule: 'VOICE-FROM-02',
    says: 'The display name is not shown to whoever is dialled.',
    decide: ({ voice }) => {
      const { callerShown } = voice;
      voice.callerShown = (from) => callerShown(from).replace(/^".*" /, '');
    },
  },
  {
    id: 'dial.sip-of-any-scheme',
    rule: 'VOICE-TO-01',
    says: 'A SIP target may have any address.',
    decide: forgiving(/\/to\/sip\/endpoint$/),
  },
  {
    id: 'dial.sips-refused',
    rule: 'VOICE-TO-01',
    says: 'Secure SIP addresses are refused.',
    decide: refusing(({ endpoint }) => String(endpoint).startsWith('sips:')),
  },
  {
    id: 'dial.any-transport',
    rule: 'VOICE-TO-02',
    says: 'Any transport is accepted.',
    decide: forgiving(/\/sip\/transport$/),
  },
  {
    id: 'dial.udp-for-all',
    rule: 'VOICE-TO-02',
    says: 'Without a transport sips: goes over UDP too.',
    decide: ({ voice }) => {
      voice.usualTransport = () => 'UDP';
    },
  },
  {
    id: 'dial.stream-to-any-scheme',
    rule: 'VOICE-TO-03',
    says: 'A stream may go to any address.',
    decide: forgiving(/\/stream\/endpoint$/),
  },
  {
    id: 'dial.ws-refused',
    rule: 'VOICE-TO-03',
    says: 'Only wss: addresses are accepted.',
    decide: refusing(({ endpoint }) => String(endpoint).startsWith('ws:')),
  },
  {
    id: 'dial.any-sample-rate',
    rule: 'VOICE-TO-04',
    says: 'Any sample rate is accepted.',
    decide: forgiving(/\/sampleRate$/),
  },
  {
    id: 'dial.no-44100',
    rule: 'VOICE-TO-04',
    says: 'The sample rate 44100 is refused.',
    decide: refusing(having('sampleRate', 44_100)),
  },
  {
    id: 'dial.any-codec',
    rule: 'VOICE-TO-05',
    says: 'Any codec is accepted.',
    decide: forgiving(/\/codec$/),
  },
  {
    id: 'dial.pcm-refused',
    rule: 'VOICE-TO-05',
    says: 'PCM is refused when it is named.',
    decide: refusing(having('codec', 'PCM')),
  },
  {
    id: 'dial.version-as-text',
    rule: 'VOICE-TO-06',
    says: 'The version of a stream need not be a whole number.',
    decide: forgiving(/\/version$/),
  },
  {
    id: 'dial.relay-without-parts',
    rule: 'VOICE-TO-07',
    says: 'A relay is accepted without its endpoint, voice or language.',
    decide: forgiving(/\/voiceRelay\/\w+$/, /is required/),
  },
  {
    id: 'dial.interruptions-as-text',
    rule: 'VOICE-TO-07',
    says: 'enableInterruptions need not be true or false.',
    decide: forgiving(/\/enableInterruptions$/),
  },
  {
    id: 'dial.any-voice',
    rule: 'VOICE-TO-08',
    says: 'Any name of a voice is accepted.',
    decide: forgiving(/\/ttsVoice$/, /offered/),
  },
  {
    id: 'dial.a-voice-forgotten',
    rule: 'VOICE-TO-08',
    says: 'One of the published voices is not offered.',
    decide: refusing(having('ttsVoice', 'Lotte')),
  },
  {
    id: 'dial.any-language',
    rule: 'VOICE-TO-09',
    says: 'Any text is a language.',
    decide: forgiving(/\/sttLanguage$/, /language tag/),
  },
  {
    id: 'dial.short-languages',
    rule: 'VOICE-TO-09',
    says: 'A language tag with a script is refused.',
    decide: refusing(({ sttLanguage }) => String(sttLanguage).split('-').length > 2),
  },
  {
    id: 'dial.any-target',
    rule: 'VOICE-TO-11',
    says: 'Targets of unknown types are accepted.',
    decide: forgiving(/\/to\/type$/),
  },
  {
    id: 'dial.loose-call-headers',
    rule: 'VOICE-TO-12',
    says: 'callHeaders may be an object or a text.',
    decide: forgiving(/\/callHeaders$/),
  },
];
