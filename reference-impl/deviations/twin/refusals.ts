import type { Answered, Reply } from '../../http/operation.ts';
import type { Alternative } from '../alternative.ts';

/** Statuses that the document shows wherever they apply. */
const SHOWN_EVERYWHERE = new Set([401, 403]);

/** The document has 400 for the messaging API, for removing a default and for broken JSON. */
const OTHER: Readonly<Record<number, number>> = {
  404: 410,
  405: 404,
  409: 423,
  415: 406,
  422: 400,
  429: 503,
};

function otherStatus({ status }: Reply, { interface: of, operation }: Answered): number {
  if (status < 400 || SHOWN_EVERYWHERE.has(status)) return status;
  if (status === 404 && operation.startsWith('senders.')) return status;
  if (status === 404 && of === 'voice') return 403;
  if (status === 400) return ['token', 'conversation', 'standalone'].includes(of) ? 422 : status;
  return OTHER[status] ?? status;
}

const isLookup = ({ interface: of }: Answered): boolean => of.startsWith('lookup');

/** The text of a refusal, wherever it is. */
const toldBy = (body: unknown): unknown[] => (typeof body === 'object' && body !== null ? Object.values(body) : []);

/** Differences in refusals. */
export const refusalDeviations: readonly Alternative[] = [
  {
    name: 'other-refusal-statuses',
    rows: ['SIL-OTH-02', 'SIL-OTH-06', 'SIL-OTH-07', 'SIL-OTH-12'],
    says: 'A refusal has another status in the 400 range, unless the document shows it.',
    reply: (reply, answered) => ({ ...reply, status: otherStatus(reply, answered) }),
  },
  {
    name: 'other-refusal-bodies',
    rows: ['SIL-MSG-35', 'SIL-OTH-01'],
    says: 'Refusals are JSON of another form.',
    reply: (reply, answered) => {
      if (reply.status < 400 || isLookup(answered)) return reply;
      return {
        ...reply,
        body: { fault: { code: `E-${reply.status}-7`, why: ['Not found', ...toldBy(reply.body)] } },
      };
    },
  },
  {
    name: 'failed-lookup-statuses',
    rows: ['SIL-OTH-03'],
    says: 'Failed lookups have their own HTTP status besides the line.',
    reply: (reply, answered) => {
      const failed = isLookup(answered) && reply.status === 200 && !reply.text?.startsWith('result=OK');
      return failed ? { ...reply, status: reply.text?.includes('THROTTLED') ? 429 : 404 } : reply;
    },
  },
];
