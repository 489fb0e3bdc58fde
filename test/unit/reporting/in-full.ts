import type { ReportFiles } from '../../../support/reports/write-reports.ts';

/** Reports by name, those that come piece by piece in one. */
export const inFull = (files: ReportFiles): Map<string, string | Uint8Array> =>
  new Map(
    [...files].map(([name, content]) => [
      name,
      typeof content === 'string' || content instanceof Uint8Array ? content : [...content].join(''),
    ]),
  );
