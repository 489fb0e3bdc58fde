/** Undecided rows that have no alternative, each with the reason. */
export const noAlternative: Readonly<Record<string, string>> = {
  'SENDER-REL-01': 'A reviewer decides about relevance; the lab plays the reviewer and does what an example says.',
  'DR-CHARGE-01': 'What reports cost is on an invoice and never on the wire.',
  'KEY-RECV-01': 'A receiver decides what it turns away; the platform shows nothing of it.',
  'X-49':
    'A click and a callback share no decision: a platform that loses clicks while callbacks fail counts them wrong.',
};
