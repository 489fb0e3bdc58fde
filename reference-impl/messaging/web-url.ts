const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = `(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])`;
/** A URL that is judged has at most 1000 characters. */
const WEB_URL = new RegExp(`^https?://(?:[^\\s/?#@]*@)?${HOST}(?::\\d{1,5})?(?:[/?#]\\S*)?$`, 'i');

/** Whether a webhook can be sent there: http or https, a host name by RFC 1123, no blanks or control characters. */
export const isWebUrl = (text: string): boolean => WEB_URL.test(text) && !/\p{Cc}/u.test(text);
