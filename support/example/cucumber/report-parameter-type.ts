import { defineParameterType } from '@cucumber/cucumber';
import { agrees, contains, isEmpty, lists, type ReportTrait } from '../expect/report-traits.ts';

defineParameterType({
  name: 'report',
  regexp: [/detail report/, /metadata keys/, /summary file/, /detail file/, /summary/],
  transformer: (words: string) => words,
});

defineParameterType({
  name: 'reportTrait',
  regexp: [
    /lists "([^"]*)"/,
    /does not list "([^"]*)"/,
    /contains "([^"]*)"/,
    /does not contain "([^"]*)"/,
    /is (empty)/,
    /agrees with the detail report/,
  ],
  transformer: (listed?: string, unlisted?: string, text?: string, lacks?: string, empty?: string): ReportTrait => {
    if (listed) return lists(listed, true);
    if (unlisted) return lists(unlisted, false);
    if (text) return contains(text, true);
    if (lacks) return contains(lacks, false);
    return empty ? isEmpty : agrees;
  },
});
