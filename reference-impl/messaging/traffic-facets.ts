import type { Facet } from '../kernel/posting-index.ts';
import type { Message } from './message.ts';
import type { MessagingScope } from './part.ts';
import type { InboundReply } from './reply.ts';
import type { AccountRecords } from './state.ts';
import type { Indexed } from './traffic-index.ts';

type Metadata = Readonly<Record<string, string>> | undefined;

const NOTHING: readonly string[] = [];
const VALUE_OF = 'metadata.';

const only = (value: string | undefined): readonly string[] => (value === undefined ? NOTHING : [value]);

const keysOf = (metadata: Metadata): readonly string[] => (metadata ? Object.keys(metadata) : NOTHING);

const valueAt = (metadata: Metadata, key: string): readonly string[] =>
  metadata && Object.hasOwn(metadata, key) ? only(metadata[key]) : NOTHING;

const sentFacets = (scope: MessagingScope): Readonly<Record<string, Facet<Message>>> => ({
  source: { valuesOf: ({ source }) => only(source) },
  destination: { valuesOf: ({ destination }) => [destination] },
  metadata: { valuesOf: ({ metadata }) => keysOf(metadata) },
  format: { valuesOf: ({ format }) => [format] },
  optOut: { valuesOf: () => ['false'] },
  status: {
    valuesOf: ({ status }) => [status.toUpperCase()],
    isSettled: ({ status }) => scope.decisions.isFinal(status),
  },
});

const receivedFacets = (scope: MessagingScope): Readonly<Record<string, Facet<InboundReply>>> => ({
  source: { valuesOf: ({ from }) => [from] },
  destination: { valuesOf: ({ message }) => only(message?.source) },
  metadata: { valuesOf: ({ message }) => keysOf(message?.metadata) },
  format: { valuesOf: () => ['SMS'] },
  optOut: { valuesOf: ({ content }) => [String(scope.decisions.isOptOut(content))] },
  status: { valuesOf: () => ['PROCESSED'] },
  answers: { valuesOf: ({ message }) => only(message?.id) },
});

/** The facet called `name`: one of those that are listed, or `metadata.` and a key for the values of that key. */
function facetNamed<Entry>(
  listed: Readonly<Record<string, Facet<Entry>>>,
  metadataOf: (entry: Entry) => Metadata,
  name: string,
): Facet<Entry> | undefined {
  if (!name.startsWith(VALUE_OF)) return Object.hasOwn(listed, name) ? listed[name] : undefined;
  const key = name.slice(VALUE_OF.length);
  return { valuesOf: (entry) => valueAt(metadataOf(entry), key) };
}

/** What an account sent, with its indexes. */
export const sentIndexed = (scope: MessagingScope, { sent, sentIndexes }: AccountRecords): Indexed<Message> => ({
  timeline: sent,
  indexes: sentIndexes,
  facetOf: (name) => facetNamed(sentFacets(scope), ({ metadata }) => metadata, name),
});

/** What an account received, with its indexes. */
export const receivedIndexed = (
  scope: MessagingScope,
  { received, receivedIndexes }: AccountRecords,
): Indexed<InboundReply> => ({
  timeline: received,
  indexes: receivedIndexes,
  facetOf: (name) => facetNamed(receivedFacets(scope), ({ message }) => message?.metadata, name),
});
