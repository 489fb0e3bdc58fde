import { MOST_ENTRIES } from '../http/bounds.ts';
import { objectOf } from '../kernel/json.ts';
import { type GroupRequest, groupings } from './groups.ts';
import { PERIODS, type Period } from './period.ts';

/** A valid request for metadata keys. Section "Report requests". */
export interface ReportRequest {
  readonly start_date?: string;
  readonly end_date?: string;
  readonly direction?: 'inbound' | 'outbound' | 'all';
  readonly accounts?: readonly string[];
  readonly page?: number;
  readonly page_size?: number;
}

/** A request for detail or for a summary: the same with filters. Section "Report requests". */
export interface DetailRequest extends ReportRequest, GroupRequest {
  readonly period?: Period;
  readonly source?: string;
  readonly sources?: readonly string[];
  readonly destination?: string;
  readonly destinations?: readonly string[];
  readonly addresses?: readonly string[];
  readonly metadata_value?: string;
  readonly metadata_values?: readonly string[];
  readonly status?: readonly string[];
  readonly opt_out?: boolean | 'true' | 'false';
  readonly mms_media?: boolean | 'true' | 'false';
  readonly message_format?: readonly string[];
  readonly channels?: readonly string[];
  readonly responded?: boolean;
  readonly sort_by?: string;
  readonly sort_direction?: 'ASCENDING' | 'DESCENDING';
  readonly fields?: readonly RequestedField[];
  readonly label?: string;
}

/** A column of a report file: what it shows, and its heading, which is its name where none is given. */
export interface RequestedField {
  readonly name: string;
  readonly display_name?: string;
}

/** An instant with its offset from UTC; letters may be in lower case, and milliseconds are optional. */
export const INSTANT = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?([Zz]|[+-]\\d\\d:?\\d\\d)$',
  description: 'an instant with seconds and its offset from UTC, such as 2024-01-15T12:00:00Z',
};
const TEXT = { type: 'string' };
const listOf = (items: object) => ({ type: 'array', maxItems: MOST_ENTRIES, items });
const TEXTS = listOf(TEXT);
const YES_OR_NO = { type: 'boolean' };
/** A text in the document, a boolean in the published form. */
const TRUTH = { enum: [true, false, 'true', 'false'] };
const among = (...words: string[]) => ({ enum: words });
const someOf = (...words: string[]) => listOf(among(...words));

const STATUSES =
  'UNDEFINED QUEUED PROCESSING PROCESSED FAILED SCHEDULED CANCELLED DELIVERED EXPIRED ENROUTE HELD SUBMITTED REJECTED READ';

const SORTABLE =
  'FORMAT DIRECTION STATUS SOURCE_ADDRESS DESTINATION_ADDRESS STATUS_CODE ACCOUNT_ID DESTINATION_ADDRESS_COUNTRY ' +
  'SOURCE_ADDRESS_COUNTRY TIMESTAMP';

const DIRECTION = among('inbound', 'outbound', 'all');
const DATES = { start_date: INSTANT, end_date: INSTANT };
const ABOUT = { direction: DIRECTION, accounts: TEXTS };

const PAGE = { page: { type: 'integer', minimum: 0 }, page_size: { type: 'integer', minimum: 1, maximum: 100 } };

const SHARED_FILTERS = {
  ...ABOUT,
  timezone: TEXT,
  source: TEXT,
  sources: TEXTS,
  destination: TEXT,
  destinations: TEXTS,
  addresses: TEXTS,
  metadata_key: TEXT,
  metadata_value: TEXT,
  metadata_values: TEXTS,
  status: someOf(...STATUSES.split(' ')),
  opt_out: TRUTH,
  channels: someOf('SMS', 'MMS', 'TTS', 'RCS', 'WHATSAPP', 'CHANNEL'),
};

const DETAIL_FILTERS = {
  ...SHARED_FILTERS,
  mms_media: TRUTH,
  message_format: someOf('MMS', 'SMS', 'TTS', 'RCS', 'CHANNEL'),
};

const GROUPINGS = Object.keys(groupings);
const GROUPS = { group_by: { ...someOf(...GROUPINGS), maxItems: GROUPINGS.length, uniqueItems: true } };

const EMAIL = { delivery_type: among('EMAIL'), delivery_addresses: TEXTS, delivery_format: among('CSV') };
const DELIVERY = { delivery_options: listOf(objectOf({}, EMAIL)) };

const PERIOD = { period: among(...PERIODS) };
const SUMMARY_OF_LATER = { ...GROUPS, ...DELIVERY, account_activity: among('ALL', 'COLD', 'ACTIVE') };

const DETAIL_OF_LATER = {
  ...DELIVERY,
  sort_by: among(...SORTABLE.split(' ')),
  sort_direction: among('ASCENDING', 'DESCENDING'),
  include_contacts: YES_OR_NO,
  account_names: listOf(objectOf({}, { account_id: TEXT, label: TEXT })),
  label: TEXT,
  user_id: TEXT,
  is_support: YES_OR_NO,
  report_type: among('DETAIL', 'SUMMARY', 'USER_USAGE', 'SUB_ACCOUNT_USAGE', 'GENERIC'),
  responded: YES_OR_NO,
  fields: listOf(objectOf({ name: TEXT }, { display_name: TEXT })),
};

/** The body of a request for metadata keys; other members are ignored. */
export const KEYS_SCHEMA = objectOf(DATES, { ...ABOUT, ...PAGE });

/** The body of a request for the fields of a report, which is refused when a number is null. */
export const FIELDS_SCHEMA = objectOf(DATES, {
  ...ABOUT,
  page: { allOf: [PAGE.page] },
  page_size: { allOf: [PAGE.page_size] },
});

export const DETAIL_SCHEMA = objectOf(DATES, { ...DETAIL_FILTERS, ...PAGE });

export const SUMMARY_SCHEMA = objectOf({ ...DATES, timezone: TEXT }, { ...SHARED_FILTERS, ...GROUPS });

/** The body of a request for a detail report in a file; request-checks.ts requires dates or a period. */
export const ASYNC_DETAIL_SCHEMA = objectOf({}, { ...DATES, ...PERIOD, ...DETAIL_FILTERS, ...DETAIL_OF_LATER });

export const ASYNC_SUMMARY_SCHEMA = objectOf(
  {},
  { ...DATES, ...PERIOD, ...SHARED_FILTERS, ...SUMMARY_OF_LATER, label: TEXT },
);

const scheduled = <Report extends ObjectSchema>(report: Report) =>
  objectOf(
    { label: TEXT, schedule: objectOf({ timezone: TEXT, cron_expression: TEXT, type: among('cron') }), report },
    { metadata: listOf(objectOf({ key: TEXT, value: TEXT })) },
  );

export const SCHEDULED_DETAIL_SCHEMA = scheduled(objectOf(PERIOD, { ...DETAIL_FILTERS, ...DETAIL_OF_LATER }));

export const SCHEDULED_SUMMARY_SCHEMA = scheduled(
  objectOf({ ...PERIOD, timezone: TEXT }, { ...SHARED_FILTERS, ...SUMMARY_OF_LATER }),
);

/** The schema of an object, as far as it lists members. */
export interface ObjectSchema {
  readonly properties: object;
}

/**
 * An object without the members that its schema does not list: those are not validated.
 * Rules: PUB-REPORT-AUTH-01, PUB-REPORT-ENUM-01, PUB-REPORT-REQUIRED-01, PUB-REPORT-TYPE-01,
 * PUB-REPORT-ZONE-01, REPORT-DET-03, REPORT-DET-04.
 */
export const listedIn = <Value extends object>({ properties }: ObjectSchema, value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([member]) => Object.hasOwn(properties, member))) as Value;
