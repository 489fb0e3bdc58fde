import type { Answered } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { setting } from '../../operators/letters.ts';
import { on, rewriting } from '../../operators/replies.ts';

const NOT_FOUND = { status: 404, body: { message: 'Resource not found.' } };

const isApac = (_reply: unknown, answered: Answered): boolean => answered.interface === 'messagingApac';

/** Deviations in the addresses of the interfaces and in what they have in common. Sections "What the service does" and "Versioning". */
export const faults = faultsOf({
  'COM-BASE-01': {
    'common.apac-cannot-retrieve': fault('The APAC instance finds no message.', {
      reply: on('messages.read', isApac, NOT_FOUND),
    }),
    'common.apac-takes-nothing': fault('The APAC instance accepts no message.', {
      reply: on('messages.submit', isApac, NOT_FOUND),
    }),
  },
  'COM-ID-01': {
    'common.request-id-not-uuid': fault('Ids of sender address requests are written without hyphens.', {
      reply: rewriting('senders.request', (request) => ({ ...request, id: request.id.replaceAll('-', '') })),
    }),
    'common.report-id-not-uuid': fault('Ids of delivery reports end in a number.', {
      notify: setting(({ delivery_report_id }) => ({ delivery_report_id: `${String(delivery_report_id)}-1` })),
    }),
  },
  'COM-AREA-01': {
    'common.empty-list-not-found': fault('An empty list of sender addresses gets HTTP status 404.', {
      reply: on(
        'senders.list',
        ({ body }) => (body as { data?: unknown[] } | undefined)?.data?.length === 0,
        NOT_FOUND,
      ),
    }),
    'common.voice-elsewhere': fault('Voice services cannot be updated under the documented path.', {
      reply: on('voice.update', 200, NOT_FOUND),
    }),
  },
  'VERS-01': {
    'versions.reports-elsewhere': fault('Metadata keys are not found under the documented path.', {
      reply: on('reporting.metakeys', 200, NOT_FOUND),
    }),
    'versions.webhooks-elsewhere': fault('Webhooks are not found under the documented path.', {
      reply: on('webhooks.list', 200, NOT_FOUND),
    }),
  },
});
