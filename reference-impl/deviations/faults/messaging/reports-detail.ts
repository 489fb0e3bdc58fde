import type { Reply } from '../../../http/operation.ts';
import { DAY } from '../../../kernel/duration.ts';
import { millisecondOfDay } from '../../../kernel/time-zone.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

const { around, result, ahead } = operatorsOn('reports');

const NOT_FOUND: Reply = { status: 404, body: { message: 'Resource not found.' } };

type Window = ReturnType<Decisions['reports']['detailWindow']>;
type Seen = Parameters<Decisions['reports']['reportRow']>[0];

/** Changes the period that is covered. */
const covering = (change: (window: Window) => Window) => result('detailWindow', change);

/** Drops messages regardless of filters. */
const dropping = (isDropped: (message: Seen) => boolean) =>
  ahead('filters', { name: 'dropped', keeps: (message) => !isDropped(message) });

const hasNothing = ({ body }: Reply): boolean => (body as { messages?: unknown[] } | undefined)?.messages?.length === 0;

/** Deviations in which messages a detail report covers. */
export const faults = faultsOf({
  'REPORT-DET-01': {
    'report.end-ignored': fault('The detail report continues to the present.', {
      decide: covering(({ from }) => ({ from, to: Number.MAX_SAFE_INTEGER })),
    }),
    'report.whole-days': fault('The detail report begins at midnight.', {
      decide: covering(({ from, to }) => ({ from: from - (from % DAY), to })),
    }),
    'report.whole-seconds': fault('The limits of the detail report are rounded down to whole seconds.', {
      decide: covering(({ from, to }) => ({ from: from - (from % 1000), to: to - (to % 1000) })),
    }),
    'report.in-the-zone-asked-for': fault('The limits of the detail report are taken for times in its time zone.', {
      decide: result('detailWindow', ({ from, to }, request) => {
        const { timezone = 'UTC' } = request as { timezone?: string };
        const ahead = millisecondOfDay(from, timezone) - millisecondOfDay(from, 'UTC');
        return { from: from - ahead, to: to - ahead };
      }),
    }),
    'report.of-a-week': fault('Messages of more than a week ago are missing from the detail report.', {
      decide: ({ messaging, reports }) => {
        const { messageOf } = messaging;
        let latest = 0;
        messaging.messageOf = (id, account, item, now) => {
          latest = now;
          return messageOf(id, account, item, now);
        };
        reports.filters = [{ name: 'recent', keeps: ({ at }) => latest - at <= 7 * DAY }, ...reports.filters];
      },
    }),
    'report.end-is-late': fault('The detail report ends a second late.', {
      decide: covering(({ from, to }) => ({ from, to: to + 999 })),
    }),
    'report.long-texts-lost': fault('Messages with a long text are missing from the detail report.', {
      decide: dropping(({ content }) => content.length > 5),
    }),
  },
  'REPORT-DET-02': {
    'report.sent-only': fault('The detail report lacks inbound messages.', {
      decide: dropping(({ direction }) => direction === 'inbound'),
    }),
    'report.replies-as-sent': fault('Replies are reported as outbound.', {
      decide: result('reportRow', (row) => ({ ...row, direction: 'OUTBOUND', content: 'Sent' })),
    }),
  },
  'REPORT-EMPTY-01': {
    'report.empty-not-found': fault('A period without messages gets HTTP status 404.', {
      reply: on('reporting.detail', hasNothing, NOT_FOUND),
    }),
    'report.empty-is-no-content': fault('A period without messages returns no body.', {
      reply: on('reporting.detail', hasNothing, { status: 204 }),
    }),
  },
  'REPORT-KINDS-01': {
    'report.sum-of-sent-only': fault('Replies are missing from the summary.', {
      decide: around('addToSummary', (addToSummary) => (summary, message) => {
        if (message.direction === 'outbound') addToSummary(summary, message);
      }),
    }),
    'report.sum-doubled': fault('The summary counts every message twice.', {
      decide: around('addToSummary', (addToSummary) => (summary, message) => {
        addToSummary(summary, message);
        addToSummary(summary, message);
      }),
    }),
  },
  'REPORT-PATH-01': {
    'report.keys-elsewhere': fault('Metadata keys are not found under the documented path.', {
      reply: on('reporting.metakeys', 200, NOT_FOUND),
    }),
    'report.detail-elsewhere': fault('The detail report is not found under the documented path.', {
      reply: on('reporting.detail', 200, NOT_FOUND),
    }),
  },
});
