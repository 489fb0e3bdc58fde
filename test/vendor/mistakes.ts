/** The rule that shows each mistake of the second shape: five at once, and three after a wait of minutes. */
export const AT_ONCE = {
  'zones-behind': 'MSG-SOCIAL-02',
  'same-in-capitals': 'MSG-DEDUP-06',
  'replies-of-the-parent': 'ACCT-02',
  'default-alone-refused': 'VOICE-DEF-03',
  'repeat-applies': 'VOICE-IDEM-09',
};

export const AFTER_A_WAIT = {
  'short-tokens': 'TOK-09',
  'eight-minutes': 'VOICE-IDEM-02',
  'straight-waits': 'CALLBACK-RETRY-02',
};
