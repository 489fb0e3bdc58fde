import { forgiving, having, refusing } from './behavior-checks.ts';
import type { Fault } from './behaviour.ts';

/** Deviations in what may be said to a call and how it may be recorded. */
export const spokenAndRecordedFaults: readonly Fault[] = [
  {
    id: 'messages.any-format',
    rule: 'VOICE-MSG-01',
    says: 'A text may have any format.',
    decide: forgiving(/\/say\/format$/),
  },
  {
    id: 'messages.without-text',
    rule: 'VOICE-MSG-01',
    says: 'A SAY message is accepted without a text.',
    decide: forgiving(/\/say(\/text)?$/, /is required/),
  },
  {
    id: 'messages.plain-text-as-ssml',
    rule: 'VOICE-MSG-01',
    says: 'A plain text that would be no SSML is refused.',
    decide: refusing(({ text, format }) => format !== 'SSML' && /</.test(String(text))),
  },
  {
    id: 'messages.any-ssml',
    rule: 'VOICE-MSG-02',
    says: 'SSML is accepted whatever it looks like.',
    decide: forgiving(/\/say\/text$/, /SSML|characters/),
  },
  {
    id: 'messages.without-url',
    rule: 'VOICE-MSG-03',
    says: 'A PLAY message is accepted without a URL.',
    decide: forgiving(/\/play(\/url)?$/, /is required/),
  },
  {
    id: 'recording.any-format',
    rule: 'VOICE-REC-01',
    says: 'Any format and any type of a recording is accepted.',
    decide: forgiving(/\/(format|recordingType)$/),
  },
  {
    id: 'recording.no-inbound',
    rule: 'VOICE-REC-01',
    says: 'A recording of the inbound side is refused.',
    decide: refusing(having('recordingType', 'INBOUND')),
  },
  {
    id: 'recording.without-parts',
    rule: 'VOICE-REC-02',
    says: 'A recording needs no destination, URL or credentials.',
    decide: forgiving(/\/recordingOptions\/\w+$/, /is required/),
  },
  {
    id: 'recording.two-destinations',
    rule: 'VOICE-REC-02',
    says: 'The third destination is refused.',
    decide: refusing(having('destination', 'AZURE')),
  },
  {
    id: 'recording.loose-credentials',
    rule: 'VOICE-REC-03',
    says: 'Credentials may have any shape.',
    decide: forgiving(/\/credentials$/, /colons/),
  },
  {
    id: 'recording.transcription-unsaid',
    rule: 'VOICE-REC-04',
    says: 'isEnabled may be missing or be a text.',
    decide: forgiving(/\/isEnabled$/),
  },
  {
    id: 'recording.locale-refused',
    rule: 'VOICE-REC-04',
    says: 'Transcription options with a locale are refused.',
    decide: refusing((object) => Object.hasOwn(object, 'isEnabled') && Object.hasOwn(object, 'locale')),
  },
];
