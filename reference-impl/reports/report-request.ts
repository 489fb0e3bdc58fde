/** A request for metadata keys, once its shape was found right. Section "Report requests". */
export interface ReportRequest {
  readonly start_date: string;
  readonly end_date: string;
  readonly direction?: 'inbound' | 'outbound' | 'all';
  readonly accounts?: readonly string[];
  readonly page?: number;
  readonly page_size?: number;
}

/** A request for detail or for a summary: the same with filters. Section "Report requests". */
export interface DetailRequest extends ReportRequest {
  readonly timezone?: string;
  readonly source?: string;
  readonly sources?: readonly string[];
  readonly destination?: string;
  readonly destinations?: readonly string[];
  readonly metadata_key?: string;
  readonly metadata_value?: string;
  readonly metadata_values?: readonly string[];
  readonly status?: readonly string[];
  readonly opt_out?: boolean | 'true' | 'false';
  readonly mms_media?: boolean | 'true' | 'false';
  readonly message_format?: readonly string[];
  readonly channels?: readonly string[];
}

const INSTANT = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?([Zz]|[+-]\\d\\d:?\\d\\d)$',
};
const TEXT = { type: 'string' };
const TEXTS = { type: 'array', items: TEXT };
const WORDS = { type: 'array', items: { type: 'string', pattern: '^[A-Z_]+$' } };
const TRUTH = { enum: [true, false, 'true', 'false'] };

const WINDOW = {
  start_date: INSTANT,
  end_date: INSTANT,
  direction: { enum: ['inbound', 'outbound', 'all'] },
  accounts: TEXTS,
};

const PAGE = {
  page: { type: 'integer', minimum: 0 },
  page_size: { type: 'integer', minimum: 1, maximum: 100 },
};

const FILTERS = {
  timezone: TEXT,
  source: TEXT,
  sources: TEXTS,
  destination: TEXT,
  destinations: TEXTS,
  metadata_key: TEXT,
  metadata_value: TEXT,
  metadata_values: TEXTS,
  status: WORDS,
  opt_out: TRUTH,
  mms_media: TRUTH,
  message_format: { type: 'array', items: { enum: ['MMS', 'SMS', 'TTS', 'RCS', 'CHANNEL'] } },
  channels: WORDS,
};

const required = ['start_date', 'end_date'];

/** The body of a request for metadata keys; members that are not listed are let through. */
export const KEYS_SCHEMA = { type: 'object', required, properties: { ...WINDOW, ...PAGE } };

/** The body of a request for the detail report. */
export const DETAIL_SCHEMA = { type: 'object', required, properties: { ...WINDOW, ...FILTERS, ...PAGE } };

/** The body of a request for the summary. */
export const SUMMARY_SCHEMA = { type: 'object', required, properties: { ...WINDOW, ...FILTERS } };

/** An instant of a request in milliseconds since the epoch; the letters may be small. */
export const instantOf = (text: string): number => Date.parse(text.toUpperCase());
