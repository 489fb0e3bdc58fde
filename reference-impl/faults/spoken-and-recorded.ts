import { forgiving, having, refusing } from './behavior-checks.ts';
import { fault, faultsOf } from './fault.ts';

/** Deviations in what may be said to a call and how it may be recorded. */
export const faults = faultsOf({
  'VOICE-MSG-01': {
    'messages.any-format': fault('A text may have any format.', { decide: forgiving(/\/say\/format$/) }),
    'messages.without-text': fault('A SAY message is accepted without a text.', { decide: forgiving(/\/say(\/text)?$/, /is required/) }),
    'messages.plain-text-as-ssml': fault('A plain text that would be no SSML is refused.', {
      decide: refusing(({ text, format }) => format !== 'SSML' && /</.test(String(text))),
    }),
  },
  'VOICE-MSG-02': { 'messages.any-ssml': fault('SSML is accepted whatever it looks like.', { decide: forgiving(/\/say\/text$/, /SSML|characters/) }) },
  'VOICE-MSG-03': { 'messages.without-url': fault('A PLAY message is accepted without a URL.', { decide: forgiving(/\/play(\/url)?$/, /is required/) }) },
  'VOICE-REC-01': {
    'recording.any-format': fault('Any format and any type of a recording is accepted.', { decide: forgiving(/\/(format|recordingType)$/) }),
    'recording.no-inbound': fault('A recording of the inbound side is refused.', { decide: refusing(having('recordingType', 'INBOUND')) }),
  },
  'VOICE-REC-02': {
    'recording.without-parts': fault('A recording needs no destination, URL or credentials.', { decide: forgiving(/\/recordingOptions\/\w+$/, /is required/) }),
    'recording.two-destinations': fault('The third destination is refused.', { decide: refusing(having('destination', 'AZURE')) }),
  },
  'VOICE-REC-03': { 'recording.loose-credentials': fault('Credentials may have any shape.', { decide: forgiving(/\/credentials$/, /colons/) }) },
  'VOICE-REC-04': {
    'recording.transcription-unsaid': fault('isEnabled may be missing or be a text.', { decide: forgiving(/\/isEnabled$/) }),
    'recording.locale-refused': fault('Transcription options with a locale are refused.', {
      decide: refusing((object) => Object.hasOwn(object, 'isEnabled') && Object.hasOwn(object, 'locale')),
    }),
  },
});
