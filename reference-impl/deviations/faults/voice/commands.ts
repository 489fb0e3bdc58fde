import { fault, faultsOf } from '../../fault.ts';
import { excusing, forgiving, refusing, refusingValue } from '../../operators/bodies.ts';

/** Whether a body has a member with a name that every object inherits. */
const inherits =
  (member: string) =>
  (body: object): boolean =>
    Object.getOwnPropertyNames(Object.prototype).some((name) => JSON.stringify(body).includes(`"${member}":"${name}"`));

/** Deviations in which commands are valid. */
export const faults = faultsOf({
  'VOICE-CMD-01': {
    'call-behavior.bridges-unknown': fault('The command bridgeCall is refused.', {
      decide: refusingValue('command', 'bridgeCall'),
    }),
  },
  'VOICE-CMD-02': {
    'call-behavior.nothing-required': fault('Commands are accepted without their required members.', {
      decide: forgiving('commands/*/*', 'required'),
    }),
    'call-behavior.dial-needs-caller': fault('A dial command requires a caller.', {
      decide: refusing(({ command, from }) => command === 'dial' && from === undefined),
    }),
  },
  'VOICE-CMD-04': {
    'call-behavior.start-menu-of-any-object': fault('A startMenu may be a name that every object inherits.', {
      decide: excusing('callBehaviorHasShape', inherits('startMenu')),
    }),
  },
  'VOICE-CMD-05': {
    'call-behavior.goto-menu-of-any-object': fault('A gotoMenu may name what every object inherits.', {
      decide: excusing('callBehaviorHasShape', inherits('menuName')),
    }),
  },
  'VOICE-MSG-01': {
    'messages.any-format': fault('A text may have any format.', { decide: forgiving('say/format') }),
    'messages.without-text': fault('A SAY message is accepted without a text.', {
      decide: forgiving(['say', 'say/text'], 'required'),
    }),
    'messages.plain-text-as-ssml': fault('A plain text that is not valid SSML is refused.', {
      decide: refusing(({ text, format }) => format !== 'SSML' && /</.test(String(text))),
    }),
  },
  'VOICE-MSG-03': {
    'messages.without-url': fault('A PLAY message is accepted without a URL.', {
      decide: forgiving(['play', 'play/url'], 'required'),
    }),
  },
  'VOICE-REC-01': {
    'recording.any-format': fault('A recording may have any format and type.', {
      decide: forgiving(['format', 'recordingType']),
    }),
    'recording.no-inbound': fault('The recording type INBOUND is refused.', {
      decide: refusingValue('recordingType', 'INBOUND'),
    }),
  },
  'VOICE-REC-02': {
    'recording.without-parts': fault('A recording needs no destination, URL or credentials.', {
      decide: forgiving('recordingOptions/*', 'required'),
    }),
    'recording.two-destinations': fault('The recording destination AZURE is refused.', {
      decide: refusingValue('destination', 'AZURE'),
    }),
  },
  'VOICE-REC-04': {
    'recording.transcription-unsaid': fault('isEnabled may be missing or a text.', { decide: forgiving('isEnabled') }),
  },
});
