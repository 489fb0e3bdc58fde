const SIGNS = ' !"#%&\'()*+,-./0123456789:;<=>?';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WESTERN = '@£$¥èéùìòÇØøÅå_ÆæßÉ¤¡ÄÖÑÜ§¿äöñüà';
const GREEK = 'ΔΦΓΛΩΠΨΣΘΞ';
const EXTENSION = '^{}\\[~]|€';

/** Every character of GSM-7, in its basic or its extension table. */
export const GSM_7: ReadonlySet<string> = new Set(`${SIGNS}${LETTERS}${WESTERN}${GREEK}${EXTENSION}\n\r\f`);
