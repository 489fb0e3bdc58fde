import { fault, faultsOf } from './fault.ts';
import { on } from './operators/replies.ts';

const notFound = () => ({ status: 404, body: { message: 'Resource not found.' } });

/** Deviations of where the interfaces live. Section "Versioning". */
export const faults = faultsOf({
  'VERS-01': {
    'versions.reports-elsewhere': fault('The keys of metadata are not found under the documented path.', {
      reply: on('reporting.metakeys', ({ status }) => status === 200, notFound),
    }),
    'versions.webhooks-elsewhere': fault('Webhooks are not found under the documented path.', {
      reply: on('webhooks.list', ({ status }) => status === 200, notFound),
    }),
  },
  'VERS-02': {
    'versions.voice-elsewhere': fault('Updates of voice services are not found under the documented path.', {
      reply: on('voice.update', ({ status }) => status === 200, notFound),
    }),
  },
});
