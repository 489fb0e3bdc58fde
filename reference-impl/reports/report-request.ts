import type { GroupRequest } from './groups.ts';
import type { Period } from './period.ts';

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
