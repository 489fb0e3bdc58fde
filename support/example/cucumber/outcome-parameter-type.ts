import { defineParameterType } from '@cucumber/cucumber';
import type { Outcome } from '../expect/report-outcomes.ts';

const choices = (words: string | undefined): string[] => words?.split(' or ') ?? [];

/** How a message is reported: by status, by report code or by both. */
defineParameterType({
  name: 'outcome',
  regexp: [
    /((?:enroute|submitted|delivered|expired|rejected|failed)(?: or (?:enroute|submitted|delivered|expired|rejected|failed))*)(?: with report code (\d{3}(?: or \d{3})*))?/,
    /with report code (\d{3}(?: or \d{3})*)/,
  ],
  transformer: (statuses?: string, codes?: string, codesAlone?: string): Outcome => ({
    statuses: choices(statuses),
    codes: choices(codes ?? codesAlone),
  }),
});
