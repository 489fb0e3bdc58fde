import { fault, faultsOf } from '../../fault.ts';
import { voice } from '../../operators/decisions.ts';
import { excusing, forgiving, refusing, refusingValue } from '../../operators/voice.ts';

const inherits =
  (member: string) =>
  (body: object): boolean =>
    Object.getOwnPropertyNames(Object.prototype).some((name) => JSON.stringify(body).includes(`"${member}":"${name}"`));

/** Deviations in which call behaviors and commands are valid, and in who may call and be called. */
export const faults = faultsOf({
  'VOICE-CB-02 call-behavior.webhook-without-url': fault('A WEBHOOK behavior is accepted without a URL.', {
    decide: forgiving(['webhook', 'webhook/url'], 'required'),
  }),
  'VOICE-CB-03 call-behavior.no-commands': fault('An empty list of commands is accepted.', {
    decide: forgiving('static/commands', 'length'),
  }),
  'VOICE-CMD-01 call-behavior.bridges-unknown': fault('The command bridgeCall is refused.', {
    decide: refusingValue('command', 'bridgeCall'),
  }),
  'VOICE-CMD-02 call-behavior.nothing-required': fault('Commands are accepted without their required members.', {
    decide: forgiving('commands/*/*', 'required'),
  }),
  'VOICE-CMD-02 call-behavior.dial-needs-caller': fault('A dial command requires a caller.', {
    decide: refusing(({ command, from }) => command === 'dial' && from === undefined),
  }),
  'VOICE-CMD-04 call-behavior.start-menu-of-any-object': {
    says: 'A startMenu may be a name that every object inherits.',
    decide: excusing('callBehaviorHasShape', inherits('startMenu')),
  },
  'VOICE-CMD-05 call-behavior.goto-menu-of-any-object': fault('A gotoMenu may name what every object inherits.', {
    decide: excusing('callBehaviorHasShape', inherits('menuName')),
  }),
  'VOICE-MSG-01 messages.any-format': fault('A text may have any format.', { decide: forgiving('say/format') }),
  'VOICE-MSG-01 messages.without-text': fault('A SAY message is accepted without a text.', {
    decide: forgiving(['say', 'say/text'], 'required'),
  }),
  'VOICE-MSG-01 messages.plain-text-as-ssml': fault('A plain text that is not valid SSML is refused.', {
    decide: refusing(({ text, format }) => format !== 'SSML' && /</.test(String(text))),
  }),
  'VOICE-MSG-03 messages.without-url': fault('A PLAY message is accepted without a URL.', {
    decide: forgiving(['play', 'play/url'], 'required'),
  }),
  'VOICE-REC-01 recording.any-format': fault('A recording may have any format and type.', {
    decide: forgiving(['format', 'recordingType']),
  }),
  'VOICE-REC-02 recording.without-parts': fault('A recording needs no destination, URL or credentials.', {
    decide: forgiving('recordingOptions/*', 'required'),
  }),
  'VOICE-REC-02 recording.two-destinations': fault('The recording destination AZURE is refused.', {
    decide: refusingValue('destination', 'AZURE'),
  }),
  'VOICE-REC-04 recording.transcription-unsaid': fault('isEnabled may be missing or a text.', {
    decide: forgiving('isEnabled'),
  }),
  'VOICE-FROM-01 dial.caller-without-number': fault('A PHONE caller need not have a number in E.164 form.', {
    decide: forgiving(['phone', 'phone/number']),
  }),
  'VOICE-FROM-02 dial.caller-of-any-scheme': fault('A SIP caller may have any address or none.', {
    decide: forgiving('from/sip/endpoint'),
  }),
  'VOICE-TO-02 dial.any-transport': fault('Any transport is accepted.', { decide: forgiving('sip/transport') }),
  'VOICE-TO-02 dial.udp-beside-a-port': fault('sips: with a port uses UDP when no transport is given.', {
    decide: voice.result('usualTransport', (usual, endpoint) => (/:\d+$/.test(endpoint) ? 'UDP' : usual)),
  }),
  'VOICE-TO-03 dial.stream-to-any-scheme': fault('A stream may go to any address.', {
    decide: forgiving('stream/endpoint'),
  }),
  'VOICE-TO-03 dial.ws-refused': fault('Only wss: addresses are accepted.', {
    decide: refusing(({ endpoint }) => String(endpoint).startsWith('ws:')),
  }),
  'VOICE-TO-04 dial.any-sample-rate': fault('Any sample rate is accepted.', { decide: forgiving('sampleRate') }),
  'VOICE-TO-04 dial.no-44100': fault('The sample rate 44100 is refused.', {
    decide: refusingValue('sampleRate', 44_100),
  }),
  'VOICE-TO-05 dial.any-codec': fault('Any codec is accepted.', { decide: forgiving('codec') }),
  'VOICE-TO-07 dial.relay-without-parts': fault('A relay is accepted without its endpoint, voice or language.', {
    decide: forgiving('voiceRelay/*', 'required'),
  }),
  'VOICE-TO-07 dial.interruptions-as-text': fault('enableInterruptions may be any value.', {
    decide: forgiving('enableInterruptions'),
  }),
  'VOICE-TO-09 dial.any-language': fault('Any text is accepted as a language.', {
    decide: forgiving('sttLanguage', 'value'),
  }),
  'VOICE-TO-09 dial.short-languages': fault('A language tag with a script is refused.', {
    decide: refusing(({ sttLanguage }) => String(sttLanguage).split('-').length > 2),
  }),
  'VOICE-TO-10 dial.speech-ignored': fault('Speech stops nothing, whatever enableInterruptions says.', {
    decide: voice.result('interruptionOf', ({ told }) => ({ stops: false, told })),
  }),
  'VOICE-TO-10 dial.speech-always-stops': fault('Speech stops playback although enableInterruptions is false.', {
    decide: voice.result('interruptionOf', ({ told }) => ({ stops: true, told })),
  }),
});
