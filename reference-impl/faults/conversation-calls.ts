import type { Fault } from './behaviour.ts';

type Json = Readonly<Record<string, unknown>>;

/** Deviations of how standalone calls become conversation calls. Section "Field mappings". */
export const conversationCallFaults: readonly Fault[] = [
  {
    id: 'conversation.first-recipient-only',
    rule: 'CONV-MAP-SEND-01',
    says: 'Only the first recipient of a standalone send gets the message.',
    decide: ({ mapping }) => {
      const { sendsOf } = mapping;
      mapping.sendsOf = (types, request, appId) => sendsOf(types, request, appId).slice(0, 1);
    },
  },
  {
    id: 'conversation.callback-lost',
    rule: 'CONV-MAP-SEND-01',
    says: 'The callback address of a standalone send is lost.',
    decide: ({ mapping }) => {
      const { sendsOf } = mapping;
      mapping.sendsOf = (types, { callback: _lost, ...request }, appId) => sendsOf(types, request, appId);
    },
  },
  {
    id: 'conversation.first-number-only',
    rule: 'CONV-MAP-CAP-01',
    says: 'Only the last number of a standalone capability check is asked about.',
    decide: ({ mapping }) => {
      const { queriesOf } = mapping;
      mapping.queriesOf = (request, appId) => queriesOf(request, appId).slice(1);
    },
  },
  {
    id: 'conversation.first-number-repeated',
    rule: 'CONV-MAP-CAP-01',
    says: 'Every capability query of a standalone check is about its first number.',
    decide: ({ mapping }) => {
      const { queriesOf } = mapping;
      mapping.queriesOf = (request, appId) => {
        const queries = queriesOf(request, appId);
        return queries.map(() => queries[0] as Json);
      };
    },
  },
  {
    id: 'conversation.read-mark-sent',
    rule: 'CONV-MAP-NONE-01',
    says: 'A mark that a message was read is sent on as a text.',
    decide: ({ mapping }) => {
      const { sendsOf } = mapping;
      mapping.sendsOf = (types, request, appId) =>
        sendsOf(types, { to: 'everybody', message: { type: 'text', text: 'read' }, ...request }, appId);
    },
  },
];
