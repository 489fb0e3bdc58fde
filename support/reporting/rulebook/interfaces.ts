import type { ExamplePlace } from '../../rules/example-index.ts';

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
};

/** Areas of rules that no example shows, where only the area shows the interface. */
const BY_AREA: ReadonlyArray<[RegExp, string]> = [
  [/^(COM|VERS|X|LIM|ERR|SIL-OTHER)$/, 'every'],
  [/^(TOK|BEARER)$/, 'token'],
  [/^LOOKUP$/, 'lookup'],
  [/^SUB$/, 'subprojects'],
  [/^VOICE/, 'voice'],
  [/^(CONV|OPTIN)$/, 'conversation'],
];

/** The interface a rule belongs to: that of all its examples, else `every`, else the one its area names. */
export function interfaceOf({ area }: { readonly area: string }, places: readonly ExamplePlace[]): string {
  const tagged = new Set(
    places.flatMap(({ tags }) => tags.map((tag) => tag.slice(1)).filter((name) => name in TITLES)),
  );
  if (tagged.size === 1) return [...tagged][0] as string;
  if (tagged.size > 1) return 'every';
  return BY_AREA.find(([pattern]) => pattern.test(area))?.[1] ?? 'messaging';
}
