/** What a reader would not see, a terminal would obey, or would change the order of other characters. */
const UNSEEN = /(?![\n\t])[\u034f\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u115f\u1160\u3164\uffa0]/u;

const EACH = new RegExp(UNSEEN, 'gu');

export const UNSEEN_RUNS = new RegExp(`((?:${UNSEEN.source})+)`, 'u');

const PLAIN = /^[\n\t\u0020-\u007e]*$/;

export const unseenAs = (text: string, form: (sign: string) => string): string =>
  PLAIN.test(text) ? text : text.replace(EACH, form);

/** A text with every unseen character spelled out, such as `\u001b`; line feeds and tabs stay. */
export const visible = (text: string): string =>
  unseenAs(text, (sign) => {
    const code = (sign.codePointAt(0) as number).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });

export const visibleLine = (text: string): string => visible(text.replace(/[\s\p{Z}]+/gu, ' ').trim());
