import type { ExamplePlace } from '../ground/rules/example-index.ts';

export const OWN_CLIENT = "The harness's own client";

/** The interfaces in the order of the book, by the words of the tags. */
export const TITLES: Readonly<Record<string, string>> = {
  every: 'Every interface',
  messaging: 'Messaging',
  token: 'Token service',
  lookup: 'Number lookup',
  subprojects: 'Subprojects',
  voice: 'Voice service',
  conversation: 'Conversation mapping',
  client: 'What clients do',
  receiver: 'What receivers do',
  own: OWN_CLIENT,
};

/** Areas of rules that no example shows, where the area alone tells the interface. */
const BY_AREA: Readonly<Record<string, string>> = {
  COM: 'every',
  VERS: 'every',
  X: 'every',
  LIM: 'every',
  ERR: 'every',
  'SIL-OTHER': 'every',
  TOK: 'token',
  BEARER: 'token',
  LOOKUP: 'lookup',
  SUB: 'subprojects',
  VOICE: 'voice',
  'VOICE-CB': 'voice',
  'VOICE-CMD': 'voice',
  'VOICE-IDEM': 'voice',
  CONV: 'conversation',
  OPTIN: 'conversation',
};

export function interfaceOf(
  { area, interface: form }: { readonly area: string; readonly interface?: string | undefined },
  places: readonly ExamplePlace[],
): string {
  if (form !== undefined) return form in TITLES ? form : 'conversation';
  const tagged = new Set<string>();
  for (const { tags } of places)
    for (const tag of tags) {
      // The standalone API is one side of the mapping.
      const name = tag === '@standalone' ? 'conversation' : tag.slice(1);
      if (name in TITLES) tagged.add(name);
    }
  const [first, ...others] = tagged;
  return others.length > 0 ? 'every' : (first ?? BY_AREA[area] ?? 'messaging');
}
