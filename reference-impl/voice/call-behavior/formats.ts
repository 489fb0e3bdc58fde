import { textThat } from './shape.ts';
import { isSsml } from './ssml.ts';

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** The name of a leg, message, recording or bridge. */
export const shortName = textThat(
  (text) => /^\S{1,32}$/u.test(text),
  'must be a string of 1 to 32 characters without white space',
);

/** Where a webhook is sent or an audio file is fetched. */
export const webAddress = textThat(isWebAddress, 'must be an http or https URL');

/** Where a recording is put. */
export const storageAddress = textThat((text) => URL.canParse(text), 'must be a URL');

/** Where the audio of a call is streamed. */
export const webSocketAddress = textThat(
  (text) => /^wss?:\/\/\S+$/.test(text) && URL.canParse(text),
  'must be a ws or wss URL',
);

/** A SIP address of at most `longest` characters. */
export const sipAddress = (longest: number) =>
  textThat(
    (text) => text.length <= longest && /^sips?:\S+$/.test(text),
    `must be a sip: or sips: URI of at most ${longest} characters`,
  );

/** A number with its country, as it is dialled from anywhere. */
export const phoneNumber = textThat(
  (text) => /^\+[1-9]\d{1,14}$/.test(text),
  'must be a phone number in E.164 form with a leading plus',
);

/** A language, perhaps with its country or script. */
export const languageTag = textThat(isLanguageTag, 'must be a BCP 47 language tag');

/** Key id, secret and region of a storage account. */
export const storageCredentials = textThat(
  (text) => /^[^:]+:[^:]+:[^:]+$/.test(text),
  'must be key id, secret and region, joined by colons',
);

/** A text with speech markup. */
export const ssmlDocument = textThat(isSsml, 'must be a well-formed SSML document');
