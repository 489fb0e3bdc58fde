import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';

const notFound = () => ({ status: 404, body: { message: 'Resource not found.' } });

/** Deviations of where the interfaces live. Section "Versioning". */
export const versionFaults: readonly Fault[] = [
  {
    id: 'versions.reports-elsewhere',
    rule: 'VERS-01',
    says: 'The keys of metadata are not found under the documented path.',
    reply: on('reporting.metakeys', ({ status }) => status === 200, notFound),
  },
  {
    id: 'versions.webhooks-elsewhere',
    rule: 'VERS-01',
    says: 'Webhooks are not found under the documented path.',
    reply: on('webhooks.list', ({ status }) => status === 200, notFound),
  },
  {
    id: 'versions.voice-elsewhere',
    rule: 'VERS-02',
    says: 'Updates of voice services are not found under the documented path.',
    reply: on('voice.update', ({ status }) => status === 200, notFound),
  },
];
