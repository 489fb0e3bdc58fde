import { fault, faultsOf } from '../../fault.ts';
import { excusing, forgiving, NAMES, refusing, refusingValue } from '../../operators/bodies.ts';

const DURATIONS = [
  'durationMilliseconds',
  'dialTimeoutDurationSeconds',
  'maxCallDurationSeconds',
  'inputTimeoutDurationSeconds',
];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a body has a member with a name that every object inherits. */
const inherits =
  (member: string) =>
  (body: object): boolean =>
    Object.getOwnPropertyNames(Object.prototype).some((name) => JSON.stringify(body).includes(`"${member}":"${name}"`));

/** Deviations in which commands are valid. */
export const faults = faultsOf({
  'VOICE-CMD-01': {
    'call-behavior.any-command': fault('Unknown commands are accepted.', { decide: forgiving('command') }),
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
  'VOICE-CMD-03': {
    'call-behavior.loose-durations': fault('Durations may be texts or fractions.', {
      decide: forgiving(DURATIONS, 'value'),
    }),
    'call-behavior.names-of-any-type': fault('Names of legs, bridges, messages and recordings may have any type.', {
      decide: forgiving(NAMES, 'value'),
    }),
  },
  'VOICE-CMD-04': {
    'call-behavior.stray-start-menu': fault('startMenu may name a menu that does not exist.', {
      decide: forgiving('startMenu', 'value'),
    }),
    'call-behavior.start-menu-of-any-object': fault('A startMenu may be a name that every object inherits.', {
      decide: excusing('callBehaviorHasShape', inherits('startMenu')),
    }),
    'call-behavior.start-menu-first': fault('A startMenu is refused unless it is the first of the menus.', {
      decide: refusing(
        ({ startMenu, menus }) => isText(startMenu) && Object.keys((menus ?? {}) as object)[0] !== startMenu,
      ),
    }),
  },
  'VOICE-CMD-05': {
    'call-behavior.stray-goto-menu': fault('gotoMenu may name a menu that does not exist.', {
      decide: forgiving('menuName', 'value'),
    }),
    'call-behavior.goto-menu-of-any-object': fault('A gotoMenu may name what every object inherits.', {
      decide: excusing('callBehaviorHasShape', inherits('menuName')),
    }),
    'call-behavior.goto-later-menu-refused': fault('gotoMenu to a menu that stands further down is refused.', {
      decide: refusingValue('menuName', 'last'),
    }),
  },
  'VOICE-CMD-14': {
    'call-behavior.webhook-command-of-any-type': fault('The name and the URL of a webhook command may have any type.', {
      decide: forgiving(['commands/*/webhookName', 'commands/*/url'], 'value'),
    }),
    'call-behavior.webhook-command-refused': fault('A webhook command with a name is refused.', {
      decide: refusing(({ webhookName }) => isText(webhookName)),
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
  'VOICE-MSG-02': {
    'messages.any-ssml': fault('Any text is accepted as SSML.', { decide: forgiving('say/text', 'value') }),
    'messages.no-ssml': fault('Well-formed SSML is refused.', { decide: refusingValue('format', 'SSML') }),
  },
  'VOICE-MSG-03': {
    'messages.without-url': fault('A PLAY message is accepted without a URL.', {
      decide: forgiving(['play', 'play/url'], 'required'),
    }),
    'messages.no-play': fault('A PLAY message with a URL is refused.', {
      decide: refusing(({ play }) => isText((play as { url?: unknown } | undefined)?.url)),
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
  'VOICE-REC-03': {
    'recording.loose-credentials': fault('Recording credentials may have any form.', {
      decide: forgiving('credentials', 'value'),
    }),
    'recording.one-region': fault('Recording credentials for another region are refused.', {
      decide: refusing(({ credentials }) => isText(credentials) && !credentials.endsWith(':eu-north-1')),
    }),
  },
  'VOICE-REC-04': {
    'recording.transcription-unsaid': fault('isEnabled may be missing or a text.', { decide: forgiving('isEnabled') }),
    'recording.locale-refused': fault('Transcription options with a locale are refused.', {
      decide: refusing((object) => Object.hasOwn(object, 'isEnabled') && Object.hasOwn(object, 'locale')),
    }),
  },
});
