import { objectOf } from '../kernel/json.ts';
import { pageNumbered } from '../kernel/list.ts';
import { type MessagingCall, type MessagingOperation, recordsOf } from './part.ts';
import { replyBody } from './replies/reply.ts';
import type { MessagingScope } from './scope.ts';
import type { AccountRecords } from './state.ts';

/** What is kept for an account until it confirms it: reports or replies. */
interface Kind<Entry> {
  readonly operations: string;
  readonly path: string;
  /** The member of a list, and that of a confirmation. */
  readonly listed: string;
  readonly confirmed: string;
  readonly entriesIn: (records: AccountRecords) => Map<string, Entry>;
  readonly show: (entry: Entry, scope: MessagingScope) => object;
}

const AT_MOST = 100;

const ID = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  description: 'an id as it was given, a UUID',
};

function operationsOn<Entry>(kind: Kind<Entry>): readonly MessagingOperation[] {
  const { operations, path, listed, confirmed, entriesIn, show } = kind;
  const list = (call: MessagingCall) => {
    const { entries } = pageNumbered(entriesIn(recordsOf(call)).values(), 0, AT_MOST);
    return { status: 200, body: { [listed]: entries.map((entry) => show(entry, call.scope)) } };
  };
  const confirm = (call: MessagingCall<Readonly<Record<string, readonly string[]>>>) => {
    const entries = entriesIn(recordsOf(call));
    for (const id of call.body[confirmed] ?? [])
      if (entries.delete(id)) call.scope.ledger.record(`${operations}.confirm`, 'message');
    return { status: 202, text: '' };
  };
  const schema = objectOf({ [confirmed]: { type: 'array', maxItems: AT_MOST, items: ID } });
  return [
    { id: `${operations}.list`, method: 'GET', path, run: list },
    { id: `${operations}.confirm`, method: 'POST', path: `${path}/confirmed`, schema, run: confirm },
  ];
}

/**
 * Delivery reports: the oldest unconfirmed ones, and their confirmation. A report that is fetched has no code.
 * Rules: PUB-DR-ACCOUNT-01, PUB-DR-CONFIRM-01, PUB-DR-FORM-01, PUB-DR-INVALID-01, PUB-DR-LIMIT-01,
 * PUB-DR-OLDEST-01, PUB-DR-POLL-01, PUB-DR-WANTED-01.
 */
export const reportOperations = operationsOn({
  operations: 'reports',
  path: '/v1/delivery_reports',
  listed: 'delivery_reports',
  confirmed: 'delivery_report_ids',
  entriesIn: ({ reports }) => reports,
  show: (report, { decisions, settings }) => {
    const { error_code, ...fetched } = decisions.reportBody(report, settings.vendorId);
    return fetched;
  },
});

/**
 * Replies of recipients: the oldest unconfirmed ones, and their confirmation.
 * Rules: PUB-REPLY-FORM-01, PUB-REPLY-INVALID-01, PUB-REPLY-LIMIT-01, PUB-REPLY-OLDEST-01.
 */
export const replyOperations = operationsOn({
  operations: 'replies',
  path: '/v1/replies',
  listed: 'replies',
  confirmed: 'reply_ids',
  entriesIn: ({ replies }) => replies,
  show: (reply, { settings }) => replyBody(reply, settings.vendorId),
});
