import { fault, faultsOf } from './fault.ts';
import { around } from './operators/decisions.ts';

type Json = Readonly<Record<string, unknown>>;

/** Deviations of how standalone calls become conversation calls. Section "Field mappings". */
export const faults = faultsOf({
  'CONV-MAP-SEND-01': {
    'conversation.first-recipient-only': fault('Only the first recipient of a standalone send gets the message.', {
      decide: around('mapping', 'sendsOf', (sendsOf) => (types, request, appId) => sendsOf(types, request, appId).slice(0, 1)),
    }),
    'conversation.callback-lost': fault('The callback address of a standalone send is lost.', {
      decide: around(
        'mapping',
        'sendsOf',
        (sendsOf) =>
          (types, { callback: _lost, ...request }, appId) =>
            sendsOf(types, request, appId),
      ),
    }),
  },
  'CONV-MAP-CAP-01': {
    'conversation.first-number-only': fault('Only the last number of a standalone capability check is asked about.', {
      decide: around('mapping', 'queriesOf', (queriesOf) => (request, appId) => queriesOf(request, appId).slice(1)),
    }),
    'conversation.first-number-repeated': fault('Every capability query of a standalone check is about its first number.', {
      decide: around('mapping', 'queriesOf', (queriesOf) => (request, appId) => {
        const queries = queriesOf(request, appId);
        return queries.map(() => queries[0] as Json);
      }),
    }),
  },
  'CONV-MAP-NONE-01': {
    'conversation.read-mark-sent': fault('A mark that a message was read is sent on as a text.', {
      decide: around(
        'mapping',
        'sendsOf',
        (sendsOf) => (types, request, appId) => sendsOf(types, { to: 'everybody', message: { type: 'text', text: 'read' }, ...request }, appId),
      ),
    }),
  },
});
