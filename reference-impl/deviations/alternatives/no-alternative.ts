/** Undecided rows that have no alternative, each with the reason. */
export const noAlternative: Readonly<Record<string, string>> = {
  'SENDER-REL-01': 'A reviewer decides about relevance; the lab plays the reviewer and does what an example says.',
  'DR-CHARGE-01': 'What reports cost is on an invoice and never on the wire.',
  'KEY-RECV-01': 'A receiver decides what it turns away; the platform shows nothing of it.',
  'X-49':
    'A click and a callback share no decision: a platform that loses clicks while callbacks fail counts them wrong.',
  'LOOKUP-CLI-02': 'It is about what a client does after a refusal; no platform can show it.',
  'OPTIN-02': 'Whether a sender holds opt-ins is the sender’s own affair; no request shows it.',
  'OPTIN-03': 'Where a sender gathers opt-ins is the sender’s own affair; no request shows it.',
  'SIL-OTH-16': 'An address is what the target file says it is; no rule depends on it.',
  'COM-HTTP-01':
    'A method that no operation has reaches none, and only operations have other behaviours to choose from.',
  'VERS-05': 'The version of a description shows in no answer.',
};
