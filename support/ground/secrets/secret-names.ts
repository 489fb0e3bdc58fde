/** What the name of a member, a parameter, a header or an element ends with that holds a secret. */
const ENDINGS = [
  'secret',
  'passw(?:or)?d',
  'passphrase',
  'pwd',
  'credentials?',
  'authorization',
  'cookie',
  '(?:api|app|signing|private|secret|access|auth|master|shared|encryption|hmac)[._-]?key',
  // The place of a page in a list opens nothing.
  '(?<!(?:next|prev|previous|page|continuation)[._-]?(?:page)?[._-]?)token',
];

export const SECRET_NAME = `(?:${ENDINGS.join('|')})`;

const WHOLE = new RegExp(`${SECRET_NAME}$`, 'i');

/** Whether what is called `name` is a secret, whatever it is. */
export const isSecretName = (name: string): boolean => WHOLE.test(name);

/** Whether a text is so much like a secret that it is one anywhere; a common word would mask too much. */
export const isTelling = (text: string): boolean =>
  text.length >= 16 ||
  (text.length >= 8 && /[^a-z]/.test(text)) ||
  (text.length >= 6 && /\d/.test(text) && /[a-z]/i.test(text));
